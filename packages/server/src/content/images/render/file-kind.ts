type FileKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'gif' | 'svg' | 'other';

/** The kind of a file by its first bytes, whatever its name and declared type. */
export const fileKind = (bytes: Uint8Array): FileKind => {
  const head = textOf(bytes.subarray(0, 1024));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (head.startsWith('GIF8')) return 'gif';
  if (head.startsWith('ftyp', 4)) return brandOf(bytes, head);
  return /<svg[\s>]|<!doctype svg/i.test(head) ? 'svg' : 'other';
};

/** AVIF and HEIC use the same box; its brands tell them apart. */
const brandOf = (bytes: Uint8Array, head: string): FileKind => {
  const length = Math.min(Buffer.from(bytes.subarray(0, 4)).readUInt32BE(), head.length);
  const brands = head.slice(8, length);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'other';
};

/** Markers of content that browsers or servers could run or unpack. */
const programs = ['<script', '<html', '<!doctype html', '<svg', '<iframe', '<?php', '%PDF-'];
const archives = ['PK\x03\x04', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', '\x7fELF', '#!/'];

/**
 * Whether an image also contains something else: a page or a program anywhere, an archive after its end. The stored
 * image is rendered anew without it, but the sender should know. Films and second images that telephones append are
 * accepted.
 */
export const hasTrailingData = (bytes: Uint8Array, kind: FileKind): boolean => {
  const text = textOf(bytes);
  const lower = text.toLowerCase();
  if (programs.some((mark) => lower.includes(mark.toLowerCase()))) return true;
  return fileEndings(bytes, kind).some((end) => archives.some((mark) => text.includes(end + mark)));
};

/** Markers at the end of each image format. */
const fileEndings = (bytes: Uint8Array, kind: FileKind): readonly string[] => {
  if (kind === 'png') return ['IEND\xaeB`\x82'];
  if (kind === 'jpeg') return ['\xff\xd9'];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = kind === 'webp' && buffer.length > 8 ? buffer.readUInt32LE(4) + 8 : 0;
  return length > 16 && length < buffer.length ? [textOf(buffer.subarray(length - 16, length))] : [];
};

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

import { createHash } from 'node:crypto';
import {
  type ImageKind,
  imageFile,
  imageKinds,
  imageWidths,
  originalFile,
} from '@nutricion/contract/kit/display-image';
import { type Crop, cropPixels } from '@nutricion/domain/content/framing';
import { IMAGE_HASH_COLUMNS, IMAGE_HASH_ROWS, imageHash } from '@nutricion/domain/content/image-hash';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import sharp, { type Sharp } from 'sharp';
import { fileKind, hasTrailingData } from './file-kind.ts';
import { type ImageIssue, MAX_PIXELS, MIN_SIDE_PIXELS } from './image-issue.ts';

export interface RenderedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The part of a photo that is shown, in its sizes. */
export interface RenderedPart {
  readonly stem: string;
  readonly widths: readonly number[];
  /** `#rrggbb` of the most frequent color. */
  readonly color: string;
  readonly files: readonly RenderedFile[];
}

/** An upload, rendered for storing. */
export interface RenderedImage extends RenderedPart {
  readonly original: string;
  readonly width: number;
  readonly height: number;
  /** 16 hexadecimal digits. */
  readonly imageHash: string;
}

/** The largest size can be cropped from it; pixels. */
const ORIGINAL_SIDE_PIXELS = 2560;
const ORIGINAL_QUALITY = 88;
/** At these both kinds look alike; AVIF needs about half the bytes. */
const QUALITY: Record<ImageKind, number> = { avif: 55, webp: 76 };
/** Of nine: each step more makes AVIF about twice as slow and some percent smaller. */
const AVIF_EFFORT = 2;

// A hostile file reaches four decoders and no other; nothing else in this process decodes images.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'].map((name) => `VipsForeignLoad${name}`),
});
sharp.concurrency(1);
sharp.cache(false);

const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/** Renders an upload: upright, sRGB, without metadata such as EXIF and its location. */
export const renderUpload = async (upload: Uint8Array): Promise<Result<RenderedImage, ImageIssue>> => {
  const issue = await issueOf(upload);
  if (issue) return refuse(issue);
  try {
    const { data, info } = await sharp(upload, options)
      .autoOrient()
      .resize(ORIGINAL_SIDE_PIXELS, ORIGINAL_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: ORIGINAL_QUALITY })
      .toBuffer({ resolveWithObject: true });
    const original = digestOf(data);
    const part = await renderPart(data, null);
    if (!part.ok) return part;
    const file = { name: originalFile(original), bytes: data, contentType: 'image/webp' };
    return accept({
      ...part.value,
      files: [file, ...part.value.files],
      original,
      width: info.width,
      height: info.height,
      imageHash: await imageHashOf(data),
    });
  } catch {
    return refuse({ kind: 'broken' });
  }
};

/**
 * The sizes of a part of a photo.
 * @param whole the file of all of it, one of ours
 */
export const renderPart = async (
  original: Uint8Array,
  crop: Crop | null,
): Promise<Result<RenderedPart, ImageIssue>> => {
  const { width = 1, height = 1 } = await sharp(original, options).metadata();
  const pixels = cropPixels(crop, width, height);
  if (pixels.width < MIN_SIDE_PIXELS) return refuse({ kind: 'part-too-small' });
  const cut = await sharp(original, options).extract(pixels).png({ compressionLevel: 1 }).toBuffer();
  const widths = imageWidths.filter((each) => each <= pixels.width);
  const drawn: { kind: ImageKind; width: number; bytes: Buffer }[] = [];
  for (const kind of imageKinds)
    for (const each of widths)
      drawn.push({ kind, width: each, bytes: await encoded(sharp(cut, options).resize(each), kind) });
  const stem = digestOf(...drawn.map(({ bytes }) => bytes));
  return accept({
    stem,
    widths,
    color: await colorIn(cut),
    files: drawn.map(({ kind, width: each, bytes }) => ({
      name: imageFile(stem, each, kind),
      bytes,
      contentType: `image/${kind}`,
    })),
  });
};

const encoded = (image: Sharp, kind: ImageKind): Promise<Buffer> =>
  (kind === 'avif'
    ? image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT })
    : image.webp({ quality: QUALITY.webp })
  ).toBuffer();

const issueOf = async (bytes: Uint8Array): Promise<ImageIssue | null> => {
  const kind = fileKind(bytes);
  if (kind === 'heic' || kind === 'svg' || kind === 'gif' || kind === 'other') return { kind };
  if (hasTrailingData(bytes, kind)) return { kind: 'two-files' };
  try {
    // Only the headers are read, nothing is decoded yet.
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (metadata.format !== (kind === 'avif' ? 'heif' : kind)) return { kind: 'broken' };
    if ((metadata.pages ?? 1) > 1) return { kind: 'animated' };
    const points = metadata.width * metadata.height;
    if (points > MAX_PIXELS) return { kind: 'too-many-points', millions: Math.ceil(points / 1_000_000) };
    const { width, height } = metadata.autoOrient;
    return Math.min(width, height) < MIN_SIDE_PIXELS ? { kind: 'too-small', width, height } : null;
  } catch {
    return { kind: 'broken' };
  }
};

const imageHashOf = async (bytes: Uint8Array): Promise<string> =>
  imageHash(
    await sharp(bytes, options)
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(IMAGE_HASH_COLUMNS, IMAGE_HASH_ROWS, { fit: 'fill' })
      .raw()
      .toBuffer(),
  );

const colorIn = async (bytes: Uint8Array): Promise<string> => {
  const small = await sharp(bytes, options).flatten({ background: '#fff' }).resize(64, 64).png().toBuffer();
  const { r, g, b } = (await sharp(small, options).stats()).dominant;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** 128 bits name what is in a file: enough that no two ever share one, short enough for a page. */
const digestOf = (...contents: readonly Uint8Array[]): string => {
  const digest = createHash('sha256');
  for (const content of contents) digest.update(content);
  return digest.digest('hex').slice(0, 32);
};

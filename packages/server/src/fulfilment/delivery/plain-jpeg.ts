/** The most that a photo of a handover weighs. */
export const MAX_PHOTO_BYTES = 180 * 1024;
const MAX_SIDE_PX = 4_096;

const SOI = 0xd8;
const SOS = 0xda;
const APP1 = 0xe1;
const APP15 = 0xef;
const COMMENT = 0xfe;

/**
 * A JPEG without the metadata that a camera writes, such as place and device. Null if the content isn't a JPEG, is
 * too large, or would decode to more than a photo. ITU T.81, annex B.
 */
export const plainJpeg = (bytes: Uint8Array): Uint8Array | null => {
  if (bytes.length > MAX_PHOTO_BYTES || bytes[0] !== 0xff || bytes[1] !== SOI) return null;
  const retainedParts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  let isFramed = false;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const length = wordAt(bytes, at + 2);
    const end = at + 2 + length;
    if (bytes[at] !== 0xff || length < 2 || end > bytes.length) return null;
    if (marker === SOS) {
      if (!isFramed) return null;
      return Buffer.concat([...retainedParts, bytes.subarray(at)]);
    }
    if (isFrame(marker)) {
      if (!isOfAPhoto(wordAt(bytes, at + 5), wordAt(bytes, at + 7))) return null;
      isFramed = true;
    }
    if (!isMetadataMarker(marker)) retainedParts.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
};

const wordAt = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);

const isMetadataMarker = (marker: number): boolean =>
  (marker >= APP1 && marker <= APP15) || marker === COMMENT;

/** Start-of-frame markers of every coding; other markers between them are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isOfAPhoto = (height: number, width: number): boolean =>
  height > 0 && width > 0 && height <= MAX_SIDE_PX && width <= MAX_SIDE_PX;

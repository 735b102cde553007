const LONGEST_SIDE_PX = 1_280;
const QUALITIES = [0.7, 0.5, 0.35, 0.2];
/** A little less than the server's limit. */
const MAX_LETTERS = 230_000;

/** Shrinks a camera's photo to a JPEG in base64; null if the file isn't an image. */
export const shrunkPhoto = async (file: Blob): Promise<string | null> => {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return (
    QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '').find(
      (letters) => letters.length > 0 && letters.length <= MAX_LETTERS,
    ) ?? null
  );
};

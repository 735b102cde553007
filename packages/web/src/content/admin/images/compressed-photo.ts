/** The shop stores nothing larger; pixels. */
const LONGEST_SIDE_PX = 2560;
/** Below it a photo is sent as it is. */
const MAX_UNCOMPRESSED_BYTES = 2_500_000;
const QUALITY = 0.92;

/**
 * Shrinks a large photo to what the shop stores, for a hospital's Wi-Fi; also HEIC, if this browser can read it. A
 * file that can't be read here is sent unchanged, and the server responds with what is wrong.
 */
export const compressedPhoto = async (photo: File): Promise<Blob> => {
  const isHeic = /\.hei[cf]$/i.test(photo.name) || /image\/hei[cf]/.test(photo.type);
  if (!isHeic && (photo.type !== 'image/jpeg' || photo.size < MAX_UNCOMPRESSED_BYTES)) return photo;
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const lighter = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return lighter ?? photo;
  } catch {
    return photo;
  }
};

import { type Crop, focalInCrop, type Point } from '@nutricion/domain/content/framing';
import { z } from 'zod';

/** A photo as pages show it: the addresses of its sizes for `srcset`, the best kind first. */
export const displayImageSchema = z.object({
  avif: z.string(),
  webp: z.string(),
  /** `#rrggbb`, for the ground until it has come. */
  color: z.string(),
  alt: z.string(),
  /** The point to keep in sight, for `object-position`: "50% 30%". */
  position: z.string(),
});
export type DisplayImageJson = z.infer<typeof displayImageSchema>;

/** Widths for phones and desktops, in pixels. */
export const imageWidths = [320, 640, 1280] as const;
/** The best kind first. */
export const imageKinds = ['avif', 'webp'] as const;
export type ImageKind = (typeof imageKinds)[number];

/** Where photos are served, by names that change with what is in them. */
export const UPLOADS = '/uploads';

/** The file of one size of a photo. */
export const imageFile = (stem: string, width: number, kind: ImageKind): string => `${stem}-${width}.${kind}`;

/** The file of a whole photo, which is cut from. */
export const originalFile = (original: string): string => `${original}.webp`;

interface StoredImage {
  readonly stem: string;
  readonly widths: readonly number[];
  readonly color: string;
  readonly alt: string;
  readonly focal: Point;
  readonly crop: Crop | null;
}

/** A stored photo in the shape that pages show. */
export const toDisplayImage = ({ stem, widths, color, alt, focal, crop }: StoredImage): DisplayImageJson => {
  const srcset = (kind: ImageKind) =>
    widths.map((width) => `${UPLOADS}/${imageFile(stem, width, kind)} ${width}w`).join(', ');
  const { x, y } = focalInCrop(focal, crop);
  return {
    avif: srcset('avif'),
    webp: srcset('webp'),
    color,
    alt,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  };
};

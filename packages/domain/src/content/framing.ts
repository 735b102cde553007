/** A point in an image, as shares of its width and height, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of an image, likewise. */
export interface Crop extends Point {
  readonly width: number;
  readonly height: number;
}

/** The smallest share that a crop may have. */
const MIN_SHARE = 0.1;

export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** The crop, moved wholly inside the image. */
export const cropInside = ({ x, y, width, height }: Crop): Crop => {
  const size = { width: between(width, MIN_SHARE, 1), height: between(height, MIN_SHARE, 1) };
  return { x: between(x, 0, 1 - size.width), y: between(y, 0, 1 - size.height), ...size };
};

/**
 * A crop in whole pixels of an image of this size, never outside it.
 * @param crop null: the whole image
 */
export const cropPixels = (crop: Crop | null, width: number, height: number) => {
  const part = cropInside(crop ?? { x: 0, y: 0, width: 1, height: 1 });
  const left = Math.min(width - 1, Math.round(part.x * width));
  const top = Math.min(height - 1, Math.round(part.y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
};

/** The focal point of the whole image within a crop; if outside, the nearest edge. */
export const focalInCrop = (focal: Point, crop: Crop | null): Point =>
  crop
    ? {
        x: between((focal.x - crop.x) / crop.width, 0, 1),
        y: between((focal.y - crop.y) / crop.height, 0, 1),
      }
    : focal;

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

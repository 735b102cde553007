/** A place in a picture, as shares of its width and its height, 0 to 1. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, likewise. */
export interface Crop extends Point {
  readonly width: number;
  readonly height: number;
}

/** Less than this isn't a picture any more. */
const MIN_SHARE = 0.1;

export const CENTRE: Point = { x: 0.5, y: 0.5 };

/** The part as large as asked for and wholly inside the picture. */
export const cropInside = ({ x, y, width, height }: Crop): Crop => {
  const size = { width: between(width, MIN_SHARE, 1), height: between(height, MIN_SHARE, 1) };
  return { x: between(x, 0, 1 - size.width), y: between(y, 0, 1 - size.height), ...size };
};

/**
 * A part in whole points of a picture that is so wide and so high, never outside it.
 * @param crop null: all of it
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

/** Where the focal point of the whole picture lies in a part of it; outside of it: at its nearest edge. */
export const focalInCrop = (focal: Point, crop: Crop | null): Point =>
  crop
    ? {
        x: between((focal.x - crop.x) / crop.width, 0, 1),
        y: between((focal.y - crop.y) / crop.height, 0, 1),
      }
    : focal;

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

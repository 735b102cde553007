import { CENTRE, type Crop, cropInside, type Point } from '@nutricion/domain/content/framing';
import type { ImageSubject } from '@nutricion/domain/content/image';

/** How wide a part is for its height; null: as the photo is. */
export interface Shape {
  readonly id: string;
  readonly label: string;
  readonly ratio: number | null;
}

export const shapes: readonly Shape[] = [
  { id: 'toda', label: 'Como es', ratio: null },
  { id: '1', label: 'Cuadrada', ratio: 1 },
  { id: '4-3', label: '4:3', ratio: 4 / 3 },
  { id: '16-9', label: '16:9', ratio: 16 / 9 },
];

/** Where the shop shows it, by aspect ratio. */
export const placementsBySubject: Record<
  ImageSubject,
  readonly { readonly label: string; readonly ratio: number }[]
> = {
  product: [
    { label: 'Tarjeta', ratio: 1 },
    { label: 'Su página', ratio: 1.75 },
  ],
  recipe: [
    { label: 'Tarjeta', ratio: 4 / 3 },
    { label: 'Carrusel', ratio: 0.75 },
    { label: 'Su página', ratio: 0.9 },
  ],
};

/** The closest that one may come: a quarter of the photo's side is left. */
export const MAX_ZOOM = 4;

/**
 * The part of a photo that has a shape, so many times closer than as much of it as fits, about a point.
 * @param photoRatio the photo's own width for its height
 */
export const cropOf = (shape: Shape, closer: number, about: Point, photoRatio: number): Crop => {
  const ratio = shape.ratio ?? photoRatio;
  const width = Math.min(1, ratio / photoRatio) / closer;
  const height = Math.min(1, photoRatio / ratio) / closer;
  return cropInside({ x: about.x - width / 2, y: about.y - height / 2, width, height });
};

/** The framing that a stored crop was made with; null: the whole photo. */
export const framingOfCrop = (crop: Crop | null, photoRatio: number) => {
  if (!crop) return { shape: shapes[0] as Shape, closer: 1, about: CENTRE };
  const ratio = (crop.width / crop.height) * photoRatio;
  const shape =
    shapes.find((each) => each.ratio !== null && Math.abs(each.ratio - ratio) < 0.02) ?? (shapes[0] as Shape);
  const fits = Math.min(1, (shape.ratio ?? photoRatio) / photoRatio);
  return {
    shape,
    closer: Math.min(MAX_ZOOM, Math.max(1, fits / crop.width)),
    about: { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 },
  };
};

export const isFullCrop = (crop: Crop): boolean => crop.width > 0.995 && crop.height > 0.995;

/** A place of the photo, a step of an arrow key further; null: another key. */
export const movedByArrowKey = (point: Point, key: string, step = 0.02): Point | null => {
  const shift = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }[key];
  return shift ? within({ x: point.x + (shift[0] ?? 0) * step, y: point.y + (shift[1] ?? 0) * step }) : null;
};

export const within = ({ x, y }: Point): Point => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

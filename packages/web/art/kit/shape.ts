import type { Colourway } from './colourways.ts';
import type { Pen } from './pen.ts';

/** What a packaging shape is given: a pen, its colours, and the product's glyph to put on its label. */
export type ShapeInput = {
  readonly pen: Pen;
  readonly colour: Colourway;
  readonly glyph: PlacedGlyph;
};

export type PlacedGlyph = {
  /** Draws the glyph centred at (cx, cy), `size` units wide and high. */
  at: (cx: number, cy: number, size: number, turn?: number) => string;
  /** The plain glyph on its own 128 × 128 units, for a shape that shows several. */
  piece: () => string;
  /** Draws the glyph as the bare contents of a meat tray: over x 36–164, y 78–150. */
  inTray: () => string;
};

/** Draws a package on 200 × 200 units, standing at y 176. */
export type Shape = (input: ShapeInput) => string;

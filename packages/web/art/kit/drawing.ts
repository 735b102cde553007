import type { Pen } from './pen.ts';

/**
 * A drawing of ours for something that Noto Emoji lacks, in its hand: flat fills, one highlight, one
 * shade. Drawn on 128 × 128 units like Noto's, so that either can stand on a label, in a heap or alone.
 */
export type Drawing = {
  readonly body: (pen: Pen) => string;
  /** Where it touches the ground: lowest y, and half the width of what rests on it. */
  readonly foot?: Foot;
  /** Fills a meat tray with it, over x 26–174, y 64–156 of the 200 × 200 canvas. */
  readonly tray?: (pen: Pen) => string;
};

export type Foot = readonly [bottom: number, halfWidth: number];

/** Half the width of the shadow of a glyph whose foot nobody measured. */
export const DEFAULT_FOOT: Foot = [122, 42];

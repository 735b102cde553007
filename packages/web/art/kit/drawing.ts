import type { Pen } from './pen.ts';

/**
 * A drawing of ours for something that Noto Emoji lacks, in its hand: flat fills, one highlight, one
 * shade. Drawn on 128 × 128 units like Noto's, so that either can stand on a label, in a heap or alone.
 */
export type Drawing = {
  readonly body: (pen: Pen) => string;
  readonly foot?: Foot;
  /** One plain piece for heaps and nets, where the body shows a cut one as well. */
  readonly piece?: (pen: Pen) => string;
  /** Fills a meat tray with it, over x 26–174, y 64–156 of the 200 × 200 canvas. */
  readonly tray?: (pen: Pen) => string;
};

/** Where a glyph rests: its lowest y, and from which x to which its shadow lies. */
export type Foot = readonly [bottom: number, left: number, right: number];

/** The foot of a glyph that nobody measured. */
export const DEFAULT_FOOT: Foot = [123, 26, 102];

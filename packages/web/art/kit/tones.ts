import type { Pen } from './pen.ts';

/** The three colours of one lit thing. */
export type Tones = readonly [light: string, base: string, dark: string];

/** Paint of a ball, lit from the upper left. */
export function ballPaint(pen: Pen, [light, base, dark]: Tones): string {
  return pen.radial(
    [
      [0, light],
      [0.55, base],
      [1, dark],
    ],
    0.36,
    0.28,
    0.85,
  );
}

/** Paint that darkens from the upper left to the lower right. */
export function slantPaint(pen: Pen, [light, base, dark]: Tones): string {
  return pen.linear(
    [
      [0, light],
      [0.5, base],
      [1, dark],
    ],
    'slant',
  );
}

/** Paint that darkens from above to below. */
export function fallPaint(pen: Pen, [light, base, dark]: Tones): string {
  return pen.linear(
    [
      [0, light],
      [0.5, base],
      [1, dark],
    ],
    'down',
  );
}

import type { Glyph } from './kit/glyph.ts';
import { GROUND, groundShadow } from './kit/light.ts';
import type { Pen } from './kit/pen.ts';
import { round } from './kit/pen.ts';

/** One loose item, large, standing on the ground. */
export function drawSingle(glyph: Glyph, pen: Pen): string {
  const size = 148;
  const scale = size / 128;
  const [bottom, halfWidth] = glyph.foot;
  const top = round(GROUND - bottom * scale);
  return `${groundShadow(pen, 98, round(halfWidth * scale * 1.2))}<g transform="translate(${round(100 - size / 2)} ${top}) scale(${scale.toFixed(3)})">${glyph.body(pen)}</g>`;
}

/** Three loose items: one behind, two in front, each turned a little so that none looks copied. */
export function drawHeap(glyph: Glyph, pen: Pen): string {
  const size = 92;
  const scale = size / 128;
  const bottom = glyph.foot[0] * scale;
  const item = pen.stamp(glyph.body(pen));
  const at = (cx: number, ground: number, turn: number): string =>
    item(
      `translate(${round(cx - size / 2)} ${round(ground - bottom)}) scale(${scale.toFixed(3)}) rotate(${turn} 64 64)`,
    );
  return `${groundShadow(pen, 98, 92, GROUND - 1)}${at(101, 116, -8)}${at(54, GROUND, -14)}${at(146, GROUND, 12)}`;
}

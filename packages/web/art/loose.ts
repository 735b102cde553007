import type { Glyph } from './kit/glyph.ts';
import { GROUND, groundShadow } from './kit/light.ts';
import type { Pen } from './kit/pen.ts';
import { round } from './kit/pen.ts';

/** One loose item, large, standing on the ground. */
export function drawSingle(glyph: Glyph, pen: Pen): string {
  const size = 148;
  const scale = size / 128;
  const [bottom, left, right] = glyph.foot;
  const top = round(GROUND - bottom * scale);
  const middle = round(100 + ((left + right) / 2 - 64) * scale);
  const halfWidth = round(((right - left) / 2) * scale * 1.2);
  return `${groundShadow(pen, middle - 2, halfWidth)}<g transform="translate(${round(100 - size / 2)} ${top}) scale(${scale.toFixed(3)})">${glyph.body(pen)}</g>`;
}

/** Three loose items: one behind, two in front, each turned a little so that none looks copied. */
export function drawHeap(glyph: Glyph, pen: Pen): string {
  const size = 90;
  const scale = size / 128;
  const bottom = glyph.foot[0] * scale;
  const plain = pen.stamp(glyph.piece(pen));
  const shown = pen.stamp(glyph.body(pen));
  const place = (cx: number, ground: number, turn: number): string =>
    `translate(${round(cx - size / 2)} ${round(ground - bottom)}) scale(${scale.toFixed(3)}) rotate(${turn} 64 64)`;
  return `${groundShadow(pen, 97, 84, GROUND - 1)}${plain(place(100, 114, -8))}${plain(place(57, GROUND, -14))}${shown(place(142, GROUND, 12))}`;
}

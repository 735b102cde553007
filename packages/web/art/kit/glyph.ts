import { DRAWINGS } from '../drawings.ts';
import type { Foot } from './drawing.ts';
import { DEFAULT_FOOT } from './drawing.ts';
import { notoBody, scopeIds } from './noto.ts';
import { NOTO_FEET } from './noto-feet.ts';
import type { Pen } from './pen.ts';
import { round } from './pen.ts';
import type { PlacedGlyph } from './shape.ts';

/** A glyph: ours where we drew one, else Noto's; on 128 × 128 units. */
export type Glyph = {
  readonly body: (pen: Pen) => string;
  readonly foot: Foot;
  /** The same, plain: what most of a heap is made of. */
  readonly piece: (pen: Pen) => string;
  readonly tray: ((pen: Pen) => string) | undefined;
};

/** Side of the square that glyphs are drawn on. */
const SIDE = 128;

/** The glyph of that name, or undefined when neither we nor Noto Emoji have one. */
export function findGlyph(name: string): Glyph | undefined {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  if (drawing) {
    const { body, foot, piece, tray } = drawing;
    return { body, piece: piece ?? body, foot: foot ?? DEFAULT_FOOT, tray };
  }
  const noto = notoBody(name);
  if (noto === undefined) return undefined;
  const body = (pen: Pen): string => scopeIds(noto, pen);
  return { body, piece: body, foot: NOTO_FEET[name] ?? DEFAULT_FOOT, tray: undefined };
}

/** The glyph as a package's label sees it. */
export function placeGlyph(glyph: Glyph, pen: Pen): PlacedGlyph {
  return {
    at: (cx, cy, size, turn = 0) => {
      const scale = size / SIDE;
      const spin = turn === 0 ? '' : ` rotate(${turn} 64 64)`;
      return `<g transform="translate(${round(cx - size / 2)} ${round(cy - size / 2)}) scale(${scale.toFixed(3)})${spin}">${glyph.body(pen)}</g>`;
    },
    piece: () => glyph.piece(pen),
    inTray: () => glyph.tray?.(pen) ?? twoInTray(glyph, pen),
  };
}

/** What has no filling of its own lies in the tray twice, the second turned over. */
function twoInTray(glyph: Glyph, pen: Pen): string {
  const piece = pen.stamp(glyph.body(pen));
  const scale = (84 / SIDE).toFixed(3);
  return (
    piece(`translate(98 66) scale(${scale}) rotate(14 64 64)`) +
    piece(`translate(26 68) scale(${scale}) rotate(-10 64 64)`)
  );
}

import { findDish, headroomOf } from './dishes.ts';
import { DRAWINGS } from './drawings.ts';
import type { Colourway } from './kit/colourways.ts';
import { COLOURWAYS, isColourway } from './kit/colourways.ts';
import type { Glyph } from './kit/glyph.ts';
import { findGlyph, placeGlyph } from './kit/glyph.ts';
import { findMark } from './kit/marks.ts';
import type { Pen } from './kit/pen.ts';
import { createPen } from './kit/pen.ts';
import { drawHeap, drawSingle } from './loose.ts';
import { isShape, markPlace, SHAPES } from './shapes.ts';

/** A drawn picture, or why it can't be drawn, naming the part that is wrong. */
export type RenderedArt = { ok: true; svg: string } | { ok: false; reason: string };

/** Names that the first part of a package's art may have. */
export const shapes: readonly string[] = Object.keys(SHAPES);

/** Names that the second part of a package's art may have. */
export const colourways: readonly string[] = Object.keys(COLOURWAYS);

/** Glyphs that we drew ourselves; every other glyph is Noto Emoji's. */
export const ownDrawings: readonly string[] = Object.keys(DRAWINGS);

/**
 * Draws a catalogue art value: `SHAPE:COLOURWAY:GLYPH`, the same with `:MARK`, `single:GLYPH`, `heap:GLYPH` or,
 * of recipes, `dish:FORM:WITH`.
 * Answers an SVG 200 units wide and high (a dish, without what is empty above it), not yet optimised, on a transparent ground, without words.
 */
export function renderArt(spec: string): RenderedArt {
  const pen = createPen();
  const drawn = drawSpec(spec, pen);
  return drawn.ok ? { ok: true, svg: frame(drawn.svg, pen, headroomOf(spec)) } : drawn;
}

/** The file that an art value is written to: `carton:cielo:glass-of-milk` → `carton-cielo-glass-of-milk.svg`. */
export function artFileName(spec: string): string {
  return `${spec.replaceAll(':', '-')}.svg`;
}

/** As `renderArt`, but only the markup, for pictures put together from several products. */
export function drawSpec(spec: string, pen: Pen): RenderedArt {
  const [first = '', ...rest] = spec.split(':');
  if (first === 'single' || first === 'heap') {
    const [name, ...extra] = rest;
    if (name === undefined || extra.length > 0)
      return refuse(`«${first}» lleva un solo dibujo: ${first}:GLYPH`);
    const glyph = findGlyph(name);
    if (!glyph) return refuseGlyph(name);
    return { ok: true, svg: first === 'single' ? drawSingle(glyph, pen) : drawHeap(glyph, pen) };
  }
  return first === 'dish' ? drawDish(rest, pen) : drawPackage(first, rest, pen);
}

function drawDish([form = '', way = '', ...extra]: readonly string[], pen: Pen): RenderedArt {
  const dish = extra.length === 0 ? findDish(form, way) : undefined;
  return dish ? { ok: true, svg: dish(pen) } : refuse(`«${[form, way, ...extra].join(':')}» no es un plato`);
}

function drawPackage(shape: string, rest: readonly string[], pen: Pen): RenderedArt {
  if (!isShape(shape)) return refuse(`«${shape}» no es un envase (${shapes.join(', ')}, single, heap)`);
  const [colourway, name, markName, ...extra] = rest;
  if (colourway === undefined || name === undefined || extra.length > 0) {
    return refuse('un envase se escribe SHAPE:COLOURWAY:GLYPH o SHAPE:COLOURWAY:GLYPH:MARK');
  }
  if (!isColourway(colourway)) return refuse(`«${colourway}» no es un color (${colourways.join(', ')})`);
  const glyph: Glyph | undefined = findGlyph(name);
  if (!glyph) return refuseGlyph(name);
  const colour = COLOURWAYS[colourway];
  const svg = SHAPES[shape]({ pen, colour, glyph: placeGlyph(glyph, pen) });
  if (markName === undefined) return { ok: true, svg };
  const mark = findMark(markName);
  if (!mark) return refuse(`«${markName}» no es una marca (con-, sin- o menos-GLYPH, grasa-N, gota-N)`);
  return {
    ok: true,
    svg: `${svg}<g transform="translate(${markPlace(shape)})">${mark(pen, ringOf(colour))}</g>`,
  };
}

/** A white package's own shade would not show around a white badge. */
function ringOf(colour: Colourway): string {
  return colour === COLOURWAYS.blanco ? '#7C8C86' : colour.dark;
}

/** Everything is drawn standing at y 176 of 200; enlarged by a tenth, it fills the tile it is shown on. */
const ENLARGE = 'translate(-10 -7.6) scale(1.1)';

function frame(body: string, pen: Pen, top: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${200 - top}" viewBox="0 ${top} 200 ${200 - top}">${pen.defs()}<g transform="${ENLARGE}">${body}</g></svg>`;
}

function refuse(reason: string): RenderedArt {
  return { ok: false, reason };
}

function refuseGlyph(name: string): RenderedArt {
  return refuse(`«${name}» no es un dibujo nuestro ni de Noto Emoji`);
}

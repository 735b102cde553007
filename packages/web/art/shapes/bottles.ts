import type { Colourway } from '../kit/colourways.ts';
import { COLOURWAYS, fromBase } from '../kit/colourways.ts';
import { cylinder, cylinderStops, edgeLight, groundShadow } from '../kit/light.ts';
import type { Shape, ShapeInput } from '../kit/shape.ts';

type Liquid = Pick<Colourway, 'base' | 'light' | 'dark'>;

const CLEAR_WATER: Liquid = { base: '#CBE8F3', light: '#F2FBFE', dark: '#86BDD6' };
const MILK: Liquid = { base: '#FBFBF7', light: '#FFFFFF', dark: '#C9D3D8' };
const GOLDEN_OIL: Liquid = { base: '#E9BB3C', light: '#F9DF85', dark: '#B98717' };
const PALE_OIL: Liquid = { base: '#F2E698', light: '#FCF7CF', dark: '#CDBB58' };
const OLIVE_OIL: Liquid = { base: '#B3B338', light: '#DCDB77', dark: '#7F7F1E' };
const WHITE_VINEGAR: Liquid = { base: '#E8EDDA', light: '#FBFDF3', dark: '#B9C2A6' };

/** Cool colourways are what water is sold in; in the others the package shows what it holds. */
const WATER_COLOURS: readonly Colourway[] = [
  COLOURWAYS.cielo,
  COLOURWAYS.marino,
  COLOURWAYS.menta,
  COLOURWAYS.blanco,
];

/** A gallon jug with its handle on the right. */
export const jug: Shape = (input) => {
  const { colour } = input;
  return jugOf(WATER_COLOURS.includes(colour) || colour === COLOURWAYS.crema ? MILK : colour, input);
};

/** The same jug of clear plastic, with water in it. */
export const waterJug: Shape = (input) => jugOf(CLEAR_WATER, input);

function jugOf(liquid: Liquid, { pen, colour, glyph }: ShapeInput): string {
  const cap = liquid === MILK || liquid === CLEAR_WATER ? colour : COLOURWAYS.blanco;
  // The handle's hole is cut out of the outline, so that the tile shows through it.
  const outline =
    'M74 42h36v9c0 8 8 12 18 18 20 11 28 22 28 38v56q0 14-14 14H58q-14 0-14-14v-58c0-30 30-32 30-54zM121 84q-1-8 6-4c10 7 15 15 15 26v9q0 8-7 7-6-1-7-8z';
  return `${groundShadow(pen, 100, 66)}
<path fill-rule="evenodd" d="${outline}" fill="${cylinder(pen, { ...liquid, paper: '', trim: '' })}"/>
<path d="M116 82q-1 14 3 30 2 10 9 14" stroke="${liquid.dark}" stroke-opacity=".55" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M44 158q56 9 112 0v5q0 14-14 14H58q-14 0-14-14z" fill="${liquid.dark}" opacity=".3"/>
<path d="M72 22q0-4 4-4h32q4 0 4 4v17H72z" fill="${cylinder(pen, cap)}"/><path d="M72 22q0-4 4-4h32q4 0 4 4v2H72z" fill="#fff" opacity=".4"/><path d="M75 39h34v5H75z" fill="${cap.dark}"/>
<circle cx="92" cy="129" r="37" fill="${colour.paper}"/><circle cx="92" cy="129" r="35" fill="none" stroke="${liquid === MILK ? colour.base : colour.trim}" stroke-width="4"/>
${glyph.at(92, 129, 50)}
${edgeLight('M52 104v60M82 54q-3 9-11 15', 4.5, 0.75)}`;
}

/** A plastic bottle of water, juice or soda. */
export const bottle: Shape = ({ pen, colour, glyph }) => {
  const water = WATER_COLOURS.includes(colour);
  const body = pen.linear(water ? clearStops() : cylinderStops(colour));
  const cap = water ? colour : COLOURWAYS.blanco;
  const rib = water ? '#6FAECB' : colour.dark;
  const band = colour === COLOURWAYS.blanco ? COLOURWAYS.cielo : colour;
  const label = water
    ? `<path d="M61 84h78v66H61z" fill="${pen.linear(cylinderStops(band))}"/>
<path d="M61 136q19-12 39 0t39 0v14H61z" fill="${band.dark}" opacity=".7"/>`
    : `<path d="M61 84h78v66H61z" fill="${colour.paper}"/>
<path d="M61 84h78v6H61zM61 144h78v6H61z" fill="${colour.trim}"/>`;
  return `${groundShadow(pen, 100, 50)}
<path d="M85 38v7c0 9-24 13-24 34v86q0 12 12 12h54q12 0 12-12V79c0-21-24-25-24-34v-7z" fill="${body}"/>
<path d="M82 18q0-4 4-4h28q4 0 4 4v19H82z" fill="${cylinder(pen, cap)}"/><path d="M90 18v17M97 18v17M104 18v17M111 18v17" stroke="${cap.dark}" stroke-opacity=".55" stroke-width="1.6"/><path d="M83 37h34v5H83z" fill="${cap.dark}"/>
<path d="M63 70q37 7 74 0M62 158q38 7 76 0M62 167q38 7 76 0" stroke="${rib}" stroke-opacity=".55" stroke-width="2" fill="none"/>
${label}${water ? `<circle cx="100" cy="116" r="28" fill="${colour.paper}"/>` : ''}
${glyph.at(100, water ? 116 : 117, water ? 42 : 50)}
${edgeLight('M69 76v94', 4.5, water ? 0.8 : 0.45)}`;
};

/** A glass bottle of oil, vinegar or malta; the liquid shows above the label. */
export const oil: Shape = ({ pen, colour, glyph }) => {
  const liquid = liquidOf(colour);
  const cap = colour === COLOURWAYS.blanco || colour === COLOURWAYS.crema ? COLOURWAYS.cafe : colour;
  return `${groundShadow(pen, 100, 52)}
<path d="M87 38v17c0 13-26 17-26 42v68q0 12 12 12h54q12 0 12-12V97c0-25-26-29-26-42V38z" fill="${pen.linear(cylinderStops({ ...liquid, paper: '', trim: '' }))}"/>
<path d="M87 42v13c0 11-21 16-25 33h76c-4-17-25-22-25-33V42z" fill="#fff" opacity=".28"/>
<path d="M61.5 89q38.5 8 77 0" stroke="#fff" stroke-opacity=".5" stroke-width="2" fill="none"/>
<path d="M84 20q0-5 5-5h22q5 0 5 5v20H84z" fill="${cylinder(pen, cap)}"/><path d="M90 20v17M96.7 20v17M103.3 20v17M110 20v17" stroke="${cap.dark}" stroke-opacity=".5" stroke-width="1.5"/><path d="M85 40h30v5H85z" fill="${cap.dark}"/>
<path d="M61 99h78v64H61z" fill="${colour.paper}"/><path d="M61 99h78v7H61zM61 156h78v7H61z" fill="${cap.base}"/>
${glyph.at(100, 131, 47)}
<path d="M126 99h13v64h-13z" fill="#5A481C" opacity=".1"/>
${edgeLight('M69.5 96v70', 4.5, 0.6)}`;
};

function liquidOf(colour: Colourway): Liquid {
  const golden: readonly Colourway[] = [COLOURWAYS.mango, COLOURWAYS.cielo];
  if (colour === COLOURWAYS.recao) return OLIVE_OIL;
  if (colour === COLOURWAYS.limon) return PALE_OIL;
  if (golden.includes(colour)) return GOLDEN_OIL;
  if (colour === COLOURWAYS.blanco || colour === COLOURWAYS.crema) return WHITE_VINEGAR;
  return colour;
}

/** A squeezable bottle with a cone, as ketchup comes in. */
export const squeeze: Shape = ({ pen, colour, glyph }) => {
  const pale = colour === COLOURWAYS.blanco || colour === COLOURWAYS.crema;
  const cone = pale ? fromBase(colour.trim) : COLOURWAYS.blanco;
  const ring = pale ? colour.trim : colour.dark;
  return `${groundShadow(pen, 100, 50)}
<path d="M97 14h6q2 0 2.3 2l3.7 18h5q3 0 3.5 3l2.5 13H80l2.5-13q.5-3 3.5-3h5l3.7-18q.3-2 2.3-2z" fill="${cylinder(pen, cone)}"/>
<path d="M80 50h40v6H80z" fill="${ring}"/>
<path d="M80 50h40v6H80z" fill="#000" opacity=".14"/>
<path d="M81 56h38c3 12 17 13 18 28l4 78q1 15-14 15H73q-15 0-14-15l4-78c1-15 15-16 18-28z" fill="${cylinder(pen, colour)}"/>
<path d="M60 158q40 8 80 0l1 6q0 13-14 13H73q-14 0-14-13z" fill="${colour.dark}" opacity=".45"/>
<path d="M100 78c22 0 32 18 32 38s-10 38-32 38-32-18-32-38 10-38 32-38z" fill="${colour.paper}"/>
<path d="M100 81.5c20 0 28.5 16.5 28.5 34.5s-8.5 34.5-28.5 34.5S71.5 134 71.5 116 80 81.5 100 81.5z" fill="none" stroke="${colour.trim}" stroke-width="2.4"/>
${glyph.at(100, 116, 47)}
${edgeLight('M70.5 84q-3 6-3.3 14L65 162', 4.5, 0.5)}`;
};

function clearStops(): ReturnType<typeof cylinderStops> {
  return cylinderStops({ ...CLEAR_WATER, paper: '', trim: '' });
}

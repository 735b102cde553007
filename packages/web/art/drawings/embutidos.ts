import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { fallPaint, slantPaint } from '../kit/tones.ts';

/** Longaniza: one long link of achiote red, wound into a coil. */
export const longaniza: Drawing = {
  body: () => coil(),
  foot: [116, 14, 114],
  tray: () => `<g transform="translate(18 46) scale(1.28 .98)">${coil()}</g>`,
};

function coil(): string {
  const path = 'M66 66c-10-6-22 4-18 18 6 18 40 16 48-4 10-26-14-46-38-42C28 42 12 66 18 88c4 14 14 22 26 26';
  return `<path d="${path}" stroke="#8E2F14" stroke-width="25" fill="none" stroke-linecap="round"/>
<path d="${path}" stroke="#D65A28" stroke-width="20" fill="none" stroke-linecap="round"/>
<path d="${path}" stroke="#F08A4A" stroke-width="8" fill="none" stroke-linecap="round" transform="translate(-2 -3)"/>
<path d="${path}" stroke="#FFD9B8" stroke-width="5" fill="none" stroke-linecap="round" stroke-dasharray="1 13"/>`;
}

/** Chorizo: a cured red link, sliced at its end to show the white fat. */
export const chorizo: Drawing = {
  body: (pen) => {
    const slice = pen.stamp(
      '<ellipse rx="20" ry="25" fill="#7A1A1C"/><ellipse rx="17" ry="22" fill="#B9322C"/><path d="M-8-10h.1M4-14h.1M9 0h.1M-4 2h.1M-10 10h.1M4 12h.1M0-5h.1" stroke="#FFE3D2" stroke-width="6" stroke-linecap="round"/>',
    );
    return `<g transform="rotate(-28 64 64)"><path d="M34 40h76c10 0 16 10 16 24s-6 24-16 24H34z" fill="${fallPaint(pen, ['#DE5A46', '#A82A26', '#6E1518'])}"/>
<path d="M44 50h66" stroke="#FFB49C" stroke-width="5" stroke-linecap="round"/><path d="M58 66h.1M74 74h.1M88 62h.1M104 72h.1M66 82h.1" stroke="#F6C9B4" stroke-width="6" stroke-linecap="round"/>
<path d="M124 60l10-6M124 68l10 6" stroke="#6E1518" stroke-width="4" stroke-linecap="round"/>${slice('translate(36 64)')}</g>${slice('translate(24 92) rotate(-20)')}${slice('translate(62 104) rotate(-64) scale(.9)')}`;
  },
  foot: [124, 10, 110],
};

/** Smoked chops: bronze outside, rosy ham within. */
export const chuletasAhumadas: Drawing = {
  body: (pen) => {
    const one = pen.stamp(smoked(pen));
    return `${one('translate(34 2) scale(.74) rotate(18 64 64)')}${one('translate(0 26) scale(.78) rotate(-6 64 64)')}`;
  },
  foot: [122, 8, 80],
  tray: (pen) => {
    const one = pen.stamp(smoked(pen));
    return `${one('translate(104 66) scale(.7) rotate(24 64 64)')}${one('translate(48 66) scale(.72) rotate(2 64 64)')}`;
  },
};

function smoked(pen: Pen): string {
  return `<path d="M16 46C26 14 78 0 104 22c20 18 18 50-2 66-16 13-38 10-50 24-9 11-27 12-36-1C5 96 8 68 16 46z" fill="#8A4A1E"/>
<path d="M16 42C26 10 78-4 104 18c20 18 18 50-2 66-16 13-38 10-50 24-9 11-27 12-36-1C5 92 8 64 16 42z" fill="#C57A36"/>
<path d="M26 46C36 20 78 10 96 27c14 14 12 38-4 50-15 10-38 8-51 22-5 6-13 6-17-1-6-12-3-36 2-52z" fill="${slantPaint(pen, ['#FBA79C', '#E8766E', '#C24F50'])}"/>
<path d="M34 66l56-40M32 84l66-48M44 92l52-38" stroke="#9C3F34" stroke-opacity=".45" stroke-width="3.4"/>
<circle cx="28" cy="94" r="10" fill="#FFF6E2"/><circle cx="28" cy="94" r="4.5" fill="#DDB892"/>
<path d="M34 36q14-16 38-18" stroke="#FFE2C4" stroke-width="4" fill="none" stroke-linecap="round"/>`;
}

/** Round, pale slices of cooked turkey breast. */
export const pavoLascas: Drawing = {
  body: (pen) => `<g transform="translate(64 64)">${slices(pen, [22, 0, -22])}</g>`,
  foot: [112, 8, 118],
  tray: (pen) => `<g transform="translate(98 110) scale(1.05)">${slices(pen, [50, 24, -2, -28, -54])}</g>`,
};

function slices(pen: Pen, xs: readonly number[]): string {
  const one = pen.stamp(
    '<ellipse rx="34" ry="42" fill="#B98A58"/><ellipse rx="32" ry="40" fill="#FBF0E2"/><ellipse rx="30" ry="38" fill="#F7DFCB"/><path d="M-16-14q14-8 28 0M-18 6q16 6 32-4M-10 22q8 4 18 0" stroke="#FFF8F0" stroke-width="4" fill="none" stroke-linecap="round"/>',
  );
  return xs.map((x) => one(`translate(${x} 0)`)).join('');
}

/** A smooth pink loaf of canned ham, three slices cut. */
export const jamonilla: Drawing = {
  body: (pen) => cannedLoaf(pen, ['#FFC7BE', '#F5978F', '#D66F6E'], '#FFE3DC', ''),
  foot: [108, 8, 120],
};

/** Corned beef: a dark red loaf, coarse and crumbling. */
export const cornedBeef: Drawing = {
  body: (pen) =>
    cannedLoaf(
      pen,
      ['#D8776A', '#A83E3C', '#702326'],
      '#F0A498',
      '<path d="M96 44l8 4M78 56l10 2M104 62l6 6M84 76l8 4M106 84l-6 6M64 40l8-2M40 34l10 2M22 66l4 8M36 82l6-4M14 90l6 2M40 98l4-6" stroke="#F6CBB8" stroke-width="4.6" stroke-linecap="round"/>',
    ),
  foot: [112, 8, 120],
};

function cannedLoaf(
  pen: Pen,
  tones: readonly [string, string, string],
  glint: string,
  crumbs: string,
): string {
  const [light, , dark] = tones;
  return `<path d="M48 30q2-8 10-9l50-5q10 0 13 10l5 50q0 10-8 13l-62 12z" fill="${slantPaint(pen, tones)}"/>
<path d="M52 28q2-6 8-7l48-5q8 0 11 6l-62 14z" fill="${light}"/>
<path d="M30 32q0-8 9-7l14 2q8 2 9 10l4 60q0 10-9 9l-14-2q-9-2-10-10z" fill="${dark}"/><path d="M26 34q0-8 9-7l12 2q8 2 9 10l3 60q0 10-9 9l-12-2q-9-2-9-10z" fill="${tones[1]}"/>
<path d="M8 44q0-8 9-7l12 2q8 2 9 10l3 56q0 10-9 9l-12-2q-9-2-9-10z" fill="${dark}"/><path d="M4 46q0-8 9-7l12 2q8 2 9 10l3 56q0 10-9 9l-12-2q-9-2-9-10z" fill="${light}"/>
${crumbs}<path d="M66 26l40-6M10 52v30" stroke="${glint}" stroke-width="4.6" stroke-linecap="round"/>`;
}

import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { fallPaint, slantPaint } from '../kit/tones.ts';

/** Round slices of a cold cut, one on the next, its specks on each. */
function roundSlices(rim: string, face: string, specks: string): Drawing {
  const slices = (pen: Pen, spots: readonly (readonly [number, number])[]): string => {
    const one = pen.stamp(
      `<circle r="36" cy="2" fill="${rim}"/><circle r="36" fill="${rim}"/><circle r="33" fill="${face}"/>${specks}<path d="M-24-14q6-10 16-13" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    );
    return spots.map(([x, y]) => one(`translate(${x} ${y})`)).join('');
  };
  return {
    body: (pen) =>
      slices(pen, [
        [86, 44],
        [42, 52],
        [74, 84],
      ]),
    foot: [121, 10, 118],
    tray: (pen) =>
      slices(pen, [
        [146, 90],
        [104, 90],
        [62, 92],
        [130, 124],
        [88, 126],
        [48, 126],
      ]),
  };
}

/** Salami: dark red, full of white fat. */
export const salami = roundSlices(
  '#7A1A22',
  '#B8353A',
  '<path d="M-18-8h.1M-6-20h.1M8-16h.1M20-4h.1M-20 8h.1M-6 2h.1M8 6h.1M-10 18h.1M6 22h.1M20 14h.1M0-8h.1" stroke="#FBE3D6" stroke-width="6.6" stroke-linecap="round"/>',
);

/** Mortadella: pale pink, cubes of fat and green pistachio. */
export const mortadella = roundSlices(
  '#E08A92',
  '#F9BFC0',
  '<path d="M-16-10h.1M4-20h.1M18 2h.1M-8 12h.1M10 20h.1" stroke="#FFF6F2" stroke-width="10" stroke-linecap="square"/><path d="M-2-4h.1M-22 6h.1M14-12h.1M2 10h.1" stroke="#8FA84A" stroke-width="6" stroke-linecap="round"/>',
);

/** Raw beef patties with paper between. */
export const tortasDeRes: Drawing = {
  body: () => patties([92, 66, 40]),
  foot: [116, 10, 118],
  tray: () =>
    `<g transform="translate(10 40) scale(.7 .8)">${patties([92, 66])}</g><g transform="translate(92 40) scale(.7 .8)">${patties([92, 66])}</g>`,
};

function patties(ys: readonly number[]): string {
  return ys
    .map(
      (y) =>
        `<path d="M6 ${y}c0-10 24-20 58-20s58 10 58 20-2 22-58 22-58-12-58-22z" fill="#8E1F2B"/><ellipse cx="64" cy="${y - 4}" rx="57" ry="17" fill="#C8444A"/><path d="M30 ${y - 8}q6-4 10 0M52 ${y - 12}q6-4 10 0M78 ${y - 10}q6-4 10 0M42 ${y}q6-4 10 0M66 ${y - 2}q6-4 10 0M92 ${y - 2}q6-4 10 0" stroke="#F0A498" stroke-width="4.6" fill="none" stroke-linecap="round"/>`,
    )
    .join('');
}

/** Queso de bola: a ball in red wax, a wedge out of it. */
export const quesoBola: Drawing = {
  body: (pen) =>
    `<circle cx="58" cy="64" r="52" fill="${slantPaint(pen, ['#F0605A', '#C9242E', '#84101C'])}"/><path d="M58 64L104 40q10 26-2 52z" fill="#E8A41C"/><path d="M58 64L104 40q5 12 5 25z" fill="#FFD25A"/><path d="M58 64l44 28q-14 24-40 24z" fill="#F9BE3A"/><path d="M104 40q10 26-2 52-14 24-40 24" fill="none" stroke="#84101C" stroke-width="5"/><path d="M22 48q8-20 26-26" stroke="#FFB4A8" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M84 60h.1M92 74h.1M76 86h.1" stroke="#D98A0E" stroke-width="6" stroke-linecap="round"/>`,
  foot: [116, 16, 102],
};

/** Morcilla: blood sausage, black and shining, tied in links; rice shows where it is cut. */
export const morcilla: Drawing = {
  body: (pen) => {
    const link = pen.stamp(
      `<path d="M-46 0C-46-18-20-26 10-22 36-18 50-4 46 10 40 22 10 26-14 22-34 18-46 12-46 0z" fill="${fallPaint(pen, ['#6E4A4A', '#3A2226', '#1A0C10'])}"/><path d="M-30-10Q0-22 28-12" stroke="#B08A88" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M-46 0l-9-6M-46 2l-9 6M47 8l9-4M46 10l8 6" stroke="#D9C49A" stroke-width="3.4" stroke-linecap="round"/>`,
    );
    return `${link('translate(62 32) rotate(-10)')}${link('translate(66 74) rotate(8)')}<ellipse cx="42" cy="106" rx="24" ry="19" fill="#1A0C10"/><ellipse cx="42" cy="105" rx="20" ry="15.5" fill="#4A2A2C"/><path d="M32 100l5 2M46 96l5 2M38 110l5-2M50 108l4-3M28 108l3 1" stroke="#F6EBDD" stroke-width="4" stroke-linecap="round"/>`;
  },
  foot: [124, 12, 112],
};

/** Beef liver: smooth, dark, without grain. */
export const higado: Drawing = {
  body: (pen) => liver(pen),
  foot: [108, 8, 120],
  tray: (pen) => `<g transform="translate(22 46) scale(1.2 1)">${liver(pen)}</g>`,
};

function liver(pen: Pen): string {
  return `<path d="M8 68C8 38 40 22 74 24c30 2 50 18 46 34-4 12-22 12-28 24-8 18-34 28-56 22C18 100 8 86 8 68z" fill="#3E0E12"/><path d="M8 63C8 33 40 17 74 19c30 2 50 18 46 34-4 12-22 12-28 24-8 18-34 28-56 22C18 95 8 81 8 63z" fill="${slantPaint(pen, ['#A8463E', '#7A2224', '#521218'])}"/><path d="M20 56c4-14 18-24 38-26M44 92c14 2 28-4 34-16" stroke="#D98A7E" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M84 34q12 2 20 10" stroke="#D98A7E" stroke-width="3.4" fill="none" stroke-linecap="round"/>`;
}

/** Lard: a white block in its paper. */
export const manteca: Drawing = {
  body: () =>
    '<path d="M6 84L58 58l64 20-50 32z" fill="#C9A468"/><path d="M6 84L58 58l64 20-50 32z" fill="none" stroke="#A8803E" stroke-width="3"/><path d="M26 50l42-22 40 14v32L66 98 26 80z" fill="#E9E4D8"/><path d="M26 50l42-22 40 14-42 24z" fill="#fff"/><path d="M66 66l42-24v32L66 98z" fill="#D5CEBE"/><path d="M40 46l26-13M34 62v14" stroke="#F6F3EA" stroke-width="5" stroke-linecap="round"/><path d="M78 50q10-2 14-10 4 8-2 14z" fill="#F6F3EA"/>',
  foot: [110, 8, 120],
};

/** Brazo gitano: a sponge rolled around guava, sugar on it. */
export const brazoGitano: Drawing = {
  body: (pen) =>
    `<path d="M40 26h58c16 0 26 16 26 40s-10 40-26 40H40z" fill="${fallPaint(pen, ['#FFE3A4', '#E9B65C', '#B0762A'])}"/><path d="M56 30h.1M70 36h.1M84 30h.1M98 38h.1M64 44h.1M92 48h.1M108 52h.1M78 46h.1" stroke="#fff" stroke-width="6" stroke-linecap="round"/><ellipse cx="40" cy="66" rx="36" ry="40" fill="#C98A3A"/><ellipse cx="40" cy="66" rx="33" ry="37" fill="#FFE9B0"/><path d="M64 66c0-18-14-28-26-26-14 2-20 16-16 30 4 12 18 16 26 8 6-8 2-18-6-18-6 0-8 8-3 10" stroke="#B5203A" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  foot: [108, 10, 120],
};

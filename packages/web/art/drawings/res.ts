import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

function redMeat(pen: Pen): string {
  return pen.linear(
    [
      [0, '#E4565A'],
      [0.5, '#C5343F'],
      [1, '#8E1F2E'],
    ],
    'slant',
  );
}

/** One thin steak around the origin, 100 units wide. */
function steak(pen: Pen): string {
  return `<path d="M-50 2c-4-20 14-34 36-36 26-3 56 2 62 22 6 18-8 34-30 38-24 6-62 0-68-24z" fill="#8E1F2E"/>
<path d="M-50-2c-4-20 14-34 36-36 26-3 56 2 62 22 6 18-8 34-30 38-24 6-62 0-68-24z" fill="#FBE0D2"/>
<path d="M-45-2c-3-17 12-28 32-30 23-3 50 2 56 18 5 16-7 30-27 33C-5 24-40 18-45-2z" fill="${redMeat(pen)}"/>
<path d="M-34-8c14-8 24 2 36-6 10-6 22-4 30 0M-26 8c12-6 22 2 32-2 8-4 16-2 22 0M2-30c2 8-2 14 2 22" stroke="#F7B5AE" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<path d="M-36-14q6-10 20-13" stroke="#FFD9D4" stroke-width="3.6" fill="none" stroke-linecap="round"/>`;
}

/** Thin beef steaks. */
export const bistec: Drawing = {
  body: (pen) => {
    const one = pen.stamp(steak(pen));
    return `${one('translate(70 42) rotate(-14)')}${one('translate(60 84) rotate(8) scale(1.08)')}`;
  },
  foot: [117, 10, 112],
  tray: (pen) => {
    const one = pen.stamp(steak(pen));
    return `${one('translate(118 96) rotate(-10) scale(1.06)')}${one('translate(80 122) rotate(6) scale(1.06)')}`;
  },
};

/** A roast of beef in one piece, tied, its cut end towards us. */
export const lomoRes: Drawing = {
  body: (
    pen,
  ) => `<path d="M40 30c22-12 58-12 74 4 12 14 12 42 0 56-14 16-52 18-74 8z" fill="${redMeat(pen)}"/>
<path d="M46 28c22-8 48-8 62 2" stroke="#FBE0D2" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M66 24q12 38 0 78M86 24q12 38 0 76M104 30q10 32 0 62" stroke="#F6E7C8" stroke-width="3.4" fill="none" stroke-linecap="round"/>
<path d="M8 66c0-26 14-42 32-42s32 16 32 42-14 40-32 40S8 92 8 66z" fill="#FBE0D2"/>
<path d="M13 66c0-23 12-37 27-37s27 14 27 37-12 35-27 35-27-12-27-35z" fill="#D4414C"/>
<path d="M24 52c8-6 14 2 22-4M22 70c10-4 16 4 28-2M30 88c6-4 12 0 18-4M52 56c4 4 2 10 6 14" stroke="#F9BDB6" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<path d="M20 56q3-14 12-20" stroke="#FFDCD8" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
  foot: [105, 12, 116],
};

/** Meat in cubes for stewing. */
export const carneEnCubos: Drawing = {
  body: (pen) => {
    const one = pen.stamp(cube());
    return CUBES.map(([x, y, turn]) => one(`translate(${x} ${y}) rotate(${turn})`)).join('');
  },
  foot: [118, 8, 120],
  tray: (pen) => {
    const one = pen.stamp(cube());
    const rows = [80, 106, 132, 152];
    return rows
      .flatMap((y, row) =>
        [38, 68, 98, 128, 158].map((x, column) =>
          one(
            `translate(${x + (row % 2) * 12 - 6} ${y}) rotate(${(((row * 5 + column) * 47) % 50) - 25}) scale(.94)`,
          ),
        ),
      )
      .join('');
  },
};

const CUBES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [64, 38, 8],
  [44, 64, -14],
  [86, 66, 18],
  [24, 98, 10],
  [64, 94, -8],
  [104, 98, 16],
];

function cube(): string {
  return `<path d="M-20-8q0-4 4-5l18-5q4-1 7 1l9 6q3 2 3 5v14q0 4-4 5l-18 6q-4 1-7-1l-9-6q-3-2-3-6z" fill="#9A2433"/>
<path d="M-20-8q0-4 4-5l18-5q4-1 7 1l11 8-26 7z" fill="#F0777A"/>
<path d="M-20-8l14 8v20q-2-.4-3-1l-9-6q-3-2-3-6z" fill="#CF3F4A"/>
<path d="M-6 0l26-8 .9 14q0 4-4 5L-4 18z" fill="#B52C3B"/>
<path d="M-2 8q8 0 18-6M-16 0q4 4 6 10M-8-10q8 0 16-4" stroke="#F9C4BC" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
}

/** Pernil: a shoulder of pork, skin on, the bone at its end. */
export const pernil: Drawing = {
  body: (pen) => {
    const hide = pen.linear(
      [
        [0, '#FFDCC2'],
        [0.5, '#F3B596'],
        [1, '#C97F66'],
      ],
      'slant',
    );
    return `<path d="M98 30l12-12c-2-6 3-11 8-8 5-3 10 4 6 8 3 5-2 10-8 8l-12 12z" fill="#FFF8EA"/>
<path d="M104 28l12-11" stroke="#DCC9A6" stroke-width="2.6" stroke-linecap="round"/>
<path d="M104 24c10 8 12 20 8 34-6 22-18 40-40 52-22 12-50 10-60-6C2 88 10 62 30 46 50 30 86 10 104 24z" fill="${hide}"/>
<path d="M62 30l16 18M44 42l22 24M30 54l22 24M84 24l12 16M84 44L64 58M70 34L48 50M96 54L72 72" stroke="#C2755C" stroke-width="2.6" stroke-linecap="round"/>
<path d="M8 84c2-18 18-30 36-28 16 2 26 16 22 32-4 14-18 26-34 26C16 114 6 102 8 84z" fill="#FFF1E2"/>
<path d="M14 85c2-14 15-23 29-22 13 2 20 13 17 25-4 12-15 20-28 20-13-1-20-11-18-23z" fill="#E9787A"/>
<path d="M24 78c8-4 14 2 22-2M22 92c10-4 18 4 28-4" stroke="#FBCBC2" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<circle cx="37" cy="86" r="8" fill="#FFF8EA"/>
<circle cx="37" cy="86" r="4" fill="#E3A99A"/>
<path d="M50 38c14-10 28-16 42-15" stroke="#FFF4EA" stroke-width="4.6" fill="none" stroke-linecap="round"/>`;
  },
  foot: [115, 8, 84],
};

import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

type Place = readonly [x: number, y: number, turn: number];

/** A loose pile, drawn back to front, so that each bean lies on the ones behind it. */
const PILE: readonly Place[] = [
  [64, 38, 20],
  [46, 52, -24],
  [83, 53, 30],
  [64, 64, -8],
  [30, 76, 14],
  [98, 76, -22],
  [50, 82, 32],
  [79, 83, -34],
  [20, 102, -16],
  [64, 102, 6],
  [108, 103, 20],
  [42, 106, -30],
  [87, 107, 26],
];

/** A loose pile of the same bean or nut, drawn around the origin about 40 units long. */
export function pile(pen: Pen, bean: string): string {
  const one = pen.stamp(bean);
  return PILE.map(([x, y, turn]) => one(`translate(${x} ${y}) rotate(${turn})`)).join('');
}

/** One kidney-shaped bean around the origin, 38 units long. */
function kidney(pen: Pen, light: string, base: string, dark: string, shine: string): string {
  const skin = pen.radial(
    [
      [0, light],
      [0.55, base],
      [1, dark],
    ],
    0.36,
    0.28,
    0.85,
  );
  return `<path d="M-19 0c0-9 8-13 19-13s20 5 20 14c0 7-5 11-10 11-6 0-6-5-11-5S-6 11-11 10c-5 0-8-4-8-10z" fill="${skin}"/>
<path d="M-12-4q4-5 11-5" stroke="${shine}" stroke-width="3" stroke-linecap="round" fill="none"/>`;
}

export const habichuelasRosadas: Drawing = {
  body: (pen) =>
    pile(
      pen,
      `${kidney(pen, '#F3B9A8', '#D98678', '#A9534C', '#FFE6DC')}<path d="M2-9q5 2 6 7M9-6q3 2 4 6" stroke="#B4605A" stroke-width="1.6" stroke-linecap="round" fill="none"/>`,
    ),
  foot: [123, 2, 127],
};

export const habichuelasNegras: Drawing = {
  body: (pen) => pile(pen, kidney(pen, '#6A6470', '#38343E', '#1C1920', '#B9B4C2')),
  foot: [123, 2, 127],
};

export const habichuelasBlancas: Drawing = {
  body: (pen) => pile(pen, kidney(pen, '#FFFDF2', '#F0E8D0', '#BFB08A', '#FFFFFF')),
  foot: [122, 4, 124],
};

export const garbanzos: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#FFF0C8'],
        [0.55, '#ECCB8C'],
        [1, '#B98F4C'],
      ],
      0.36,
      0.28,
      0.85,
    );
    return pile(
      pen,
      `<path d="M-15 2c0-10 6-16 14-16 4 0 6 1 8 3 3-1 7-1 9 2-2 2-2 4-1 7 2 10-5 17-15 17S-15 10-15 2z" fill="${skin}"/>
<path d="M8-10C3-5 2 2 4 9" stroke="#B08445" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M-9-2q2-6 7-7" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" fill="none"/>`,
    );
  },
  foot: [122, 7, 123],
};

export const lentejas: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#D2BF7C'],
        [0.6, '#9C8A48'],
        [1, '#6A5A2A'],
      ],
      0.36,
      0.3,
      0.8,
    );
    return pile(
      pen,
      `<ellipse rx="16" ry="12.5" fill="${skin}"/>
<ellipse rx="11" ry="7.5" cx="-1" cy="-1" fill="none" stroke="#DCCB90" stroke-opacity=".7" stroke-width="1.6"/>
<path d="M-8-3q3-4 8-4" stroke="#FFF6D2" stroke-width="2.6" stroke-linecap="round" fill="none"/>`,
    );
  },
  foot: [120, 5, 123],
};

/** Gandules: a closed pod, an open one, and loose green peas. */
export const gandules: Drawing = {
  body: (pen) => {
    const pod = pen.linear(
      [
        [0, '#B6D267'],
        [0.5, '#86AE3E'],
        [1, '#567F27'],
      ],
      'down',
    );
    const pea = pen.radial(
      [
        [0, '#E2F09A'],
        [0.55, '#A8CC4C'],
        [1, '#6B9430'],
      ],
      0.36,
      0.3,
      0.8,
    );
    const loose = (x: number, y: number, r: number): string =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${pea}"/>
<path d="M${x - r * 0.5} ${y - r * 0.2}q1-4 5-5" stroke="#FAFDDC" stroke-width="2.4" stroke-linecap="round" fill="none"/>
<path d="M${x + r * 0.2} ${y + r * 0.5}h3" stroke="#5C7F28" stroke-width="2" stroke-linecap="round"/>`;
    return `<g transform="rotate(-24 64 42)"><path d="M2 40c8-4 12-13 24-13 9-1 12 3 19 1 8-3 14-3 20 0 7 3 12-1 20 1 12 3 20 12 38 10 2 0 3 3 1 4-14 8-26 15-38 15-8 1-13-3-20-1-8 2-13 2-20 0-7-3-12 1-20 0-12-2-18-10-24-13-2-1-2-3 0-4z" fill="${pod}"/>
<path d="M38 30l-5 25M60 30l-4 26M82 31l-3 26M26 30q-4 10-6 18" stroke="#8C5A3A" stroke-opacity=".7" stroke-width="2.6" stroke-linecap="round"/>
<path d="M24 33c18-6 56-5 74 3" stroke="#E2F0A6" stroke-width="3" stroke-linecap="round" fill="none"/>
<path d="M2 42q-4-1-6-5" stroke="#6E8A38" stroke-width="3.4" stroke-linecap="round" fill="none"/>
</g>
<path d="M4 84c12-2 20-14 40-15 24-2 52 2 80 10-14 22-42 34-74 30-22-2-36-12-46-25z" fill="#567F27"/>
<path d="M6 83c14-2 24-11 40-12 22-2 50 2 74 9-16 14-40 20-68 18-20-1-34-6-46-15z" fill="#D6E698"/>
${loose(32, 83, 9)}${loose(50, 84, 10.5)}${loose(70, 85, 10.5)}${loose(89, 83, 9)}<path d="M4 84c10 10 24 16 46 18 30 2 56-6 74-23-12 24-42 37-74 33-22-2-36-12-46-28z" fill="${pod}"/>
<path d="M20 97c14 7 34 9 52 6" stroke="#DDEBA2" stroke-width="3" stroke-linecap="round" fill="none"/>
${loose(22, 112, 9.5)}${loose(104, 112, 10)}${loose(85, 117, 7)}`;
  },
  foot: [124, 12, 113],
};

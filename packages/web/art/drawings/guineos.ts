import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';

type Skin = {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly shine: string;
  readonly ridge: string;
  readonly stem: string;
  readonly tip: string;
};

const GREEN: Skin = {
  lit: '#A9CF55',
  base: '#79AF38',
  shade: '#467A22',
  shine: '#D5EA92',
  ridge: '#4F8526',
  stem: '#7D8A3C',
  tip: '#4A4220',
};

const YELLOW: Skin = {
  lit: '#FFE574',
  base: '#FACB3C',
  shade: '#DD9C1E',
  shine: '#FFF4B4',
  ridge: '#D3961B',
  stem: '#9A9A3A',
  tip: '#5A4423',
};

/** A ripe hand, unpeeled: four fingers from one crown. */
export const guineo: Drawing = {
  body: (pen) => hand(pen, YELLOW, [-33, -12, 9, 31], 1.26),
  foot: [121, 15, 99],
};

/** Green guineítos for boiling: shorter, fatter, more of them. */
export const guineito: Drawing = {
  body: (pen) => `<g transform="translate(0 8)">${hand(pen, GREEN, [-40, -22, -4, 14, 33], 1.14)}</g>`,
  foot: [121, 21, 104],
};

function hand(pen: Pen, skin: Skin, turns: readonly number[], size: number): string {
  const flesh = pen.linear(
    [
      [0, skin.lit],
      [0.5, skin.base],
      [1, skin.shade],
    ],
    'slant',
  );
  const finger = pen.stamp(
    `<path d="M-10 0C-7 20-12 44-28 60c-5 5-5 11 0 13 6 2 12-1 17-7C7 47 20 24 12-2z" fill="${flesh}"/>
<path d="M12-2C20 24 7 47-11 66q-4 5-9 7C2 50 11 26 5-1z" fill="${skin.shade}" opacity=".75"/>
<path d="M-28 60c-5 5-5 11 0 13q4 1.5 8 0l-4-16z" fill="${skin.tip}"/>
<path d="M1 4C2 24-6 44-19 64" stroke="${skin.ridge}" stroke-width="1.6" stroke-opacity=".45" fill="none"/>
<path d="M-5 6C-4 25-9 41-21 56" stroke="${skin.shine}" stroke-width="3" stroke-linecap="round" fill="none"/>`,
  );
  const fingers = turns.map((turn) => finger(`translate(72 24) rotate(${turn}) scale(${size})`)).join('');
  return `${fingers}
<path d="M57 36c-1-10 3-15 8-19l2-8q1-2 3-2l8 1q3 1 2 4l-1 7c5 4 8 10 8 17-9 7-22 7-30 0z" fill="${skin.stem}"/>
<path d="M67 9q1-2 3-2l8 1q3 1 2 4l-.4 2.5q-7 1.5-13.4-1z" fill="${skin.tip}"/>
<path d="M64 32q0-7 5-12" stroke="#fff" stroke-opacity=".35" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
}

/** Two big green plátanos, each with its ridge and blunt tip. */
export const platanoVerde: Drawing = { body: (pen) => pair(pen, GREEN, ''), foot: [121, 10, 87] };

/** The same, ripe: yellow going black, as they should be for amarillos. */
export const platanoMaduro: Drawing = {
  body: (pen) =>
    pair(
      pen,
      { ...YELLOW, lit: '#FBD75A', base: '#EDB32E', shade: '#C07F17', tip: '#3B2A18', stem: '#5C4526' },
      '<path d="M66 93q8-4 11-1-3 5-9 5-3-1-2-4zM84 76q5-8 9-8 1 6-4 11-4 1-5-3zM40 103q7-1 8 2-4 3-9 1zM97 58q2-7 5-8 2 5-1 10-3 1-4-2zM56 104q3-2 5 0-1 3-4 2zM79 91q4-3 5-1-1 4-5 3z" fill="#4A321B"/><path d="M50 96l6-2M88 64l3-5M70 86l5-4" stroke="#4A321B" stroke-width="2" stroke-linecap="round"/>',
    ),
  foot: [121, 10, 87],
};

function pair(pen: Pen, skin: Skin, spots: string): string {
  const flesh = pen.linear(
    [
      [0, skin.lit],
      [0.55, skin.base],
      [1, skin.shade],
    ],
    'slant',
  );
  const one = pen.stamp(
    `<path d="M101 26q5-3 11 1 2 2 1.5 6C110 76 72 114 26 117q-13 0-20-7-4-5 0-9 3-2 6-2c38-6 72-32 89-73z" fill="${flesh}"/>
<path d="M10 106C58 106 94 76 108 26q4 0 5.5 3 0 2-.2 4C110 76 72 114 26 117q-13 0-20-7 2-2 4-4z" fill="${skin.shade}" opacity=".5"/>
<path d="M10 106C56 106 92 76 107 30" stroke="${skin.shine}" stroke-opacity=".55" stroke-width="1.8" fill="none"/>
<path d="M24 98c32-7 58-28 73-58" stroke="${skin.shine}" stroke-width="4.2" stroke-linecap="round" fill="none"/>${spots}<path d="M100.5 29l3-16q1-4 6-3.5 5 0 5 4l-1.2 17q-6 4-12.8-1.5z" fill="${skin.stem}"/>
<path d="M103.5 13q1-4 6-3.5 5 0 5 4l-.1 1.5q-6 2-11.2-.4z" fill="${skin.tip}"/>
<path d="M6 110q-4-5 0-9 2-2 5-2l1 13q-3 1-6-2z" fill="${skin.tip}"/>`,
  );
  return `${one('translate(-9 -13) scale(.97)')}${one('translate(6 4)')}`;
}

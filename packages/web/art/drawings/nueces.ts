import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { pile } from './granos.ts';

type Tones = readonly [light: string, base: string, dark: string];

function shellPaint(pen: Pen, [light, base, dark]: Tones): string {
  return pen.radial(
    [
      [0, light],
      [0.55, base],
      [1, dark],
    ],
    0.36,
    0.28,
    0.85,
  );
}

export const almendras: Drawing = {
  body: (pen) =>
    pile(
      pen,
      `<path d="M-22 0C-16-13 2-17 12-12 18-9 22-4 24 0 22 4 18 9 12 12 2 17-16 13-22 0z" fill="${shellPaint(pen, ['#E3A871', '#B9743F', '#7C4520'])}"/>
<path d="M-16 0Q0-6 18 0M-12-5Q2-11 14-6M-12 5Q2 9 14 6" stroke="#74401C" stroke-opacity=".55" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M-8-8q6-3 13-1" stroke="#FBDDB8" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
    ),
  foot: [122, 6, 122],
};

export const pajuil: Drawing = {
  body: (pen) =>
    pile(
      pen,
      `<path d="M-21-2c-2-9 6-14 16-13 8 1 10 6 15 5 7-2 13 3 12 11-1 10-14 15-26 12-9-2-15-7-17-15z" fill="${shellPaint(pen, ['#FFF3D2', '#F0D49A', '#C29B58'])}"/>
<path d="M-6 10C0 4 8 4 16 2" stroke="#B98F4C" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M-15-5q4-5 11-4" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    ),
  foot: [122, 6, 122],
};

export const pistachos: Drawing = {
  body: (pen) =>
    pile(
      pen,
      `<path d="M-19 2C-16-11 0-16 18-4 22 0 20 5 14 9 2 17-18 15-19 2z" fill="${shellPaint(pen, ['#FFF3DA', '#E8CFA2', '#B5925E'])}"/>
<path d="M-13 3C-6-8 6-10 18-4 8 0-2 6-13 3z" fill="#7E9B3C"/>
<path d="M-8 1C-2-5 6-7 13-4" stroke="#C9DB86" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M-14 6Q0 12 12 5" stroke="#B08A52" stroke-width="1.8" fill="none" stroke-linecap="round"/>`,
    ),
  foot: [122, 6, 122],
};

/** Walnut halves. */
export const nueces: Drawing = {
  body: (pen) =>
    pile(
      pen,
      `<path d="M-18-4c0-6 6-10 11-8 4-5 11-4 13 0 6-3 13 1 12 7 4 4 3 11-2 13-1 6-8 8-13 5-5 4-12 2-13-3-7 0-11-8-8-14z" fill="${shellPaint(pen, ['#EFC792', '#C88F52', '#86552A'])}"/>
<path d="M-1-11V13M-12-5q6 0 6 5M-12 5q5-2 8 1M6-6q-2 5 2 8M13-1q-5 1-6 5M6 10q-3-3-1-6" stroke="#7E4D22" stroke-width="2" fill="none" stroke-linecap="round"/>
<path d="M-12-8q3-2 6-1" stroke="#FCE6C4" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
    ),
  foot: [122, 6, 122],
};

/** Achiote: small red seeds by their spiny pod. */
export const achiote: Drawing = {
  body: (pen) => {
    const seed = pen.stamp(
      `<path d="M-9 2c0-7 5-11 9-11s9 4 9 11-5 8-9 8-9-1-9-8z" fill="${shellPaint(pen, ['#FF9A63', '#DB4A2B', '#97261A'])}"/>
<path d="M-4-3q2-3 5-3" stroke="#FFD9C2" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
    );
    const seeds: readonly (readonly [number, number])[] = [
      [28, 104],
      [46, 98],
      [64, 106],
      [82, 100],
      [100, 106],
      [38, 113],
      [56, 115],
      [74, 115],
      [92, 114],
      [16, 113],
      [112, 114],
    ];
    const spines = Array.from({ length: 26 }, (_, i) => {
      const angle = (i / 26) * Math.PI * 2;
      const at = (r: number): string =>
        `${Math.round(64 + Math.cos(angle) * r)} ${Math.round(48 + Math.sin(angle) * r * 0.92)}`;
      return `M${at(36)}L${at(47)}`;
    }).join('');
    return `<path d="${spines}" stroke="#8E2A22" stroke-width="3" stroke-linecap="round"/><path d="M64 8c26 0 42 18 42 42S88 90 64 90 22 74 22 50 38 8 64 8z" fill="${shellPaint(pen, ['#E0715A', '#B03A30', '#6E1D1B'])}"/>
<path d="M64 20c16 0 26 14 26 30S80 80 64 80 38 66 38 50s10-30 26-30z" fill="#F8DCC0"/><path d="M64 20v60" stroke="#C98A6A" stroke-width="3"/>${[
      [52, 36],
      [50, 52],
      [54, 67],
      [76, 36],
      [78, 52],
      [74, 67],
    ]
      .map(([x, y]) => seed(`translate(${x} ${y}) scale(.86)`))
      .join('')}${seeds.map(([x, y]) => seed(`translate(${x} ${y}) scale(1.06)`)).join('')}`;
  },
  foot: [123, 8, 120],
};

/** Canela: sticks tied together, with a little of it ground. */
export const canela: Drawing = {
  body: (pen) => {
    const bark = pen.linear(
      [
        [0, '#D79A5C'],
        [0.5, '#A9652F'],
        [1, '#6E3A18'],
      ],
      'down',
    );
    const stick = pen.stamp(
      `<rect x="-54" y="-10" width="108" height="20" rx="6" fill="${bark}"/>
<path d="M-46-4h88" stroke="#F0C594" stroke-width="3" stroke-linecap="round"/>
<path d="M-44 3h60M26 3h18" stroke="#6E3A18" stroke-width="1.8" stroke-linecap="round"/>
<ellipse cx="-53" rx="5" ry="10" fill="#6E3A18"/>
<path d="M-53-6c4 0 4 6 0 6s-3 5 0 5" stroke="#E3B27C" stroke-width="2" fill="none"/>`,
    );
    return `<path d="M58 120c4-12 16-24 30-24s28 12 34 24c-16 4-48 4-64 0z" fill="#B06C34"/>
<path d="M72 112q6-10 14-11" stroke="#E0A66A" stroke-width="3.6" fill="none" stroke-linecap="round"/>
${stick('translate(66 36) rotate(-34)')}${stick('translate(58 52) rotate(-30)')}${stick('translate(66 68) rotate(-36)')}
<path d="M46 26c14 8 26 26 30 46" stroke="#F6E7C8" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M54 22c14 8 26 26 30 46" stroke="#DCC59A" stroke-width="3" fill="none" stroke-linecap="round"/>`;
  },
  foot: [122, 20, 122],
};

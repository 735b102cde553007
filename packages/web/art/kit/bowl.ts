import type { Drawing } from './drawing.ts';
import type { Pen } from './pen.ts';
import type { Tones } from './tones.ts';
import { fallPaint } from './tones.ts';

/** What lies in a bowl: its colours below, and pieces around the origin, laid over it in turn. */
export type Filling = { readonly bed: Tones; readonly pieces: readonly string[]; readonly over?: string };

type Place = readonly [x: number, y: number, turn: number];

/** Back to front over the mound that a full bowl shows. */
const PLACES: readonly Place[] = [
  [62, 38, 10],
  [40, 48, -24],
  [84, 46, 30],
  [60, 53, -12],
  [25, 61, 14],
  [104, 60, -22],
  [43, 64, 32],
  [80, 61, -34],
  [62, 69, 6],
  [95, 71, 20],
  [29, 74, -30],
  [46, 77, 12],
  [80, 77, -8],
];

export const CLAY: Tones = ['#F2A08E', '#CF6150', '#93342B'];
export const BLUE: Tones = ['#A0D2EA', '#5B9FC6', '#2F6E96'];
export const GREEN: Tones = ['#A6D9A0', '#5FAE68', '#2F7A44'];
export const WHITE: Tones = ['#FFFFFF', '#EDF2F4', '#B4C3CA'];

/** A full bowl seen a little from above. */
export function bowlOf(rim: Tones, filling: (pen: Pen) => Filling): Drawing {
  return {
    body: (pen) => {
      const { bed, pieces, over = '' } = filling(pen);
      const [light, base, dark] = rim;
      const stamps = pieces.map((piece) => pen.stamp(piece));
      const laid = PLACES.map(([x, y, turn], i) =>
        stamps[i % stamps.length]?.(`translate(${x} ${y}) rotate(${turn})`),
      ).join('');
      const wall = pen.linear([
        [0, dark],
        [0.14, base],
        [0.32, light],
        [0.6, base],
        [1, dark],
      ]);
      return `<ellipse cx="64" cy="69" rx="58" ry="16" fill="${dark}"/>
<path d="M9 70c4-13 13-19 23-24 9-8 20-14 32-14s23 6 32 14c10 5 19 11 23 24-14 14-96 14-110 0z" fill="${fallPaint(pen, bed)}"/>${stamps.length > 0 ? laid : ''}${over}
<path d="M6 70c0 31 20 48 42 51h32c22-3 42-20 42-51-10 14-106 14-116 0z" fill="${wall}"/>
<path d="M6 70c10 14 106 14 116 0l-.6 8c-14 13-101 13-114.8 0z" fill="#fff" opacity=".5"/>
<path d="M18 92q5 14 17 20" stroke="#fff" stroke-opacity=".65" stroke-width="4" stroke-linecap="round" fill="none"/>`;
    },
    foot: [121, 20, 108],
  };
}

import type { Drawing } from '../kit/drawing.ts';

/** Coliflor: a white head of curds in its green leaves. */
export const coliflor: Drawing = {
  body: (pen) => {
    const curd = pen.radial(
      [
        [0, '#FFFFFF'],
        [0.6, '#F7F1DC'],
        [1, '#DCCFA6'],
      ],
      0.4,
      0.32,
      0.7,
    );
    const leaf = pen.linear(
      [
        [0, '#A9D26B'],
        [1, '#4E8B3C'],
      ],
      'down',
    );
    const florets: readonly (readonly [number, number, number])[] = [
      [36, 52, 17],
      [92, 52, 17],
      [50, 34, 17],
      [78, 34, 17],
      [64, 26, 15],
      [64, 52, 20],
      [44, 70, 15],
      [84, 70, 15],
      [64, 76, 16],
    ];
    const bumps: readonly (readonly [number, number])[] = [
      [-6, -4],
      [5, -6],
      [0, 4],
    ];
    return `<path d="M64 118C30 118 8 100 6 66c10-8 20-4 26 8 0-14 6-24 16-28l32 0c10 4 16 14 16 28 6-12 16-16 26-8-2 34-24 52-58 52z" fill="${leaf}"/>
${florets.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${curd}"/>${bumps.map(([dx, dy]) => `<path d="M${x + dx - 4} ${y + dy}q4-5 8 0" stroke="#CDBE91" stroke-width="1.8" fill="none" stroke-linecap="round"/>`).join('')}`).join('')}
<path d="M6 66c10-8 22-2 28 14 6 16 16 26 30 28-2 6-2 8 0 10C30 118 8 100 6 66zM122 66c-10-8-22-2-28 14-6 16-16 26-30 28 2 6 2 8 0 10 34 0 56-18 58-52z" fill="${leaf}"/>
<path d="M14 72c8 18 22 34 44 40M114 72c-8 18-22 34-44 40" stroke="#DDF0B4" stroke-width="2.8" fill="none" stroke-linecap="round"/>`;
  },
  foot: [118, 24, 104],
};

/** Cebolla lila: a purple globe with its rings of skin and a dry neck. */
export const cebollaLila: Drawing = {
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#D88BC4'],
        [0.5, '#A23E8C'],
        [1, '#5E1B57'],
      ],
      0.36,
      0.34,
      0.78,
    );
    return `<path d="M60 34c-2-12-6-20-14-28 6 1 10 4 13 8 0-5 2-9 5-12 3 3 5 7 5 12 3-4 7-7 13-8-8 8-12 16-14 28z" fill="#C9A77A"/>
<path d="M62 32c0-10-1-16-4-22M67 32c0-10 1-16 4-22" stroke="#8E6B43" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M64 26c10 8 26 12 38 22 12 11 18 22 16 36-3 20-26 34-54 34S13 104 10 84C8 70 14 59 26 48c12-10 28-14 38-22z" fill="${skin}"/>
<path d="M64 28C40 44 30 64 34 90c2 12 8 20 16 26M64 28c24 16 34 36 30 62-2 12-8 20-16 26M64 28v90" stroke="#F1C3E4" stroke-opacity=".55" stroke-width="2.4" fill="none"/>
<path d="M22 70q6-16 20-24" stroke="#F8DDF1" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M56 117l-4 7M64 118v8M72 117l4 7M60 118l-1 8M68 118l1 8" stroke="#B99A6E" stroke-width="2" stroke-linecap="round"/>`;
  },
  foot: [121, 24, 104],
};

/** Setas: two cream button mushrooms, one cut in half to show its gills. */
export const setas: Drawing = {
  body: (pen) => {
    const cap = pen.radial(
      [
        [0, '#FFFDF7'],
        [0.6, '#EFE2CB'],
        [1, '#C9B08A'],
      ],
      0.4,
      0.3,
      0.8,
    );
    const stem = pen.linear([
      [0, '#FFFAEE'],
      [1, '#DCC8A4'],
    ]);
    return `<path d="M36 62h32c3 16 4 32 0 42-4 8-28 8-32 0-4-10-3-26 0-42z" fill="${stem}"/>
<path d="M6 62C6 34 26 14 52 14s46 20 46 48c0 8-8 10-16 8-10-3-18-4-30-4s-20 1-30 4C14 72 6 70 6 62z" fill="${cap}"/>
<path d="M20 50c4-14 14-24 28-27" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none"/>
<path d="M62 98c0-18 14-32 31-32s31 14 31 32c0 6-6 8-12 5-5 5-10 6-10 12 0 5-18 5-18 0 0-6-5-7-10-12-6 3-12 1-12-5z" fill="#C4A377"/>
<path d="M66 97c0-15 12-27 27-27s27 12 27 27c0 3-4 4-8 1-4-5-8-7-11-7 0 8 1 16 3 22-3 3-19 3-22 0 2-6 3-14 3-22-3 0-7 2-11 7-4 3-8 2-8-1z" fill="#FFF8E8"/>
<path d="M74 95c3-8 8-11 12-11M112 95c-3-8-8-11-12-11" stroke="#8F6A44" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [120, 20, 116],
};

import type { Drawing } from '../kit/drawing.ts';

type Spot = readonly [x: number, y: number];

/** A ripe lechosa and half of another with its seeds. */
export const lechosa: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#F8CB52'],
        [0.4, '#F0A63D'],
        [0.75, '#B9A53E'],
        [1, '#6F8F35'],
      ],
      'slant',
    );
    const flesh = pen.linear(
      [
        [0, '#FFB27A'],
        [0.6, '#F58A4B'],
        [1, '#E56F32'],
      ],
      'slant',
    );
    const seeds: Spot[] = [
      [74, 66],
      [80, 60],
      [87, 66],
      [79, 72],
      [86, 76],
      [74, 80],
      [80, 84],
      [88, 85],
      [77, 92],
      [85, 94],
      [92, 75],
      [71, 73],
      [82, 79],
    ];
    return `<g transform="rotate(-22 48 60)"><path d="M46 4c8 0 11 6 15 16 6 13 18 26 18 48 0 27-15 43-33 43S13 95 13 68c0-22 12-35 18-48 4-10 7-16 15-16z" fill="${skin}"/><path d="M37 26c-6 13-14 25-14 43" stroke="#FFEBB0" stroke-width="5.5" fill="none" stroke-linecap="round" opacity=".85"/><path d="M42 5q3-6 8-2l-1 6h-5z" fill="#5D6A2C"/></g>
<g transform="rotate(14 82 74)"><path d="M81 21c8 0 11 6 15 15 6 12 16 24 16 43 0 26-14 42-31 42S50 105 50 79c0-19 10-31 16-43 4-9 7-15 15-15z" fill="#D99A35"/><path d="M81 25c6 0 9 5 12 13 6 12 15 24 15 42 0 23-12 37-27 37S54 103 54 80c0-18 9-30 15-42 3-8 6-13 12-13z" fill="${flesh}"/><path d="M81 46c5 0 17 18 17 37 0 16-8 26-17 26s-17-10-17-26c0-19 12-37 17-37z" fill="#C44B20"/><path d="M81 51c4 0 13 16 13 32 0 14-6 22-13 22s-13-8-13-22c0-16 9-32 13-32z" fill="#FFBE8A" opacity=".6"/>
${seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="4.6" fill="#2B2A26"/><circle cx="${x - 1.2}" cy="${y - 1.6}" r="1.2" fill="#A3ABA3"/>`).join('')}<path d="M61 57c-4 8-6 17-4 29" stroke="#FFE3C8" stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".9"/>
</g>`;
  },
  foot: [120, 36, 98],
};

/** Parcha, the yellow one: a whole fruit and half of one full of orange pulp and black seeds. */
export const parcha: Drawing = {
  piece: (pen) => {
    const skin = pen.radial(
      [
        [0, '#FFEF8C'],
        [0.55, '#F7CF3E'],
        [1, '#D99A1B'],
      ],
      0.35,
      0.3,
      0.8,
    );
    return `<path d="M66 16q-1-8 6-11l4 2q-5 4-5 9z" fill="#7A7A32"/>
<circle cx="64" cy="69" r="54" fill="${skin}"/>
<path d="M58 16q7-4 14 0l-6 6z" fill="#8A9A3E"/>
<path d="M28 52q9-18 27-23" stroke="#FFF9D0" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M40 88h.1M58 104h.1M36 70h.1M90 48h.1M80 36h.1M96 84h.1M76 78h.1" stroke="#C98C18" stroke-width="3" stroke-linecap="round"/>`;
  },
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#FFEF8C'],
        [0.55, '#F7CF3E'],
        [1, '#D99A1B'],
      ],
      0.35,
      0.3,
      0.8,
    );
    const seeds: Spot[] = [
      [64, 80],
      [75, 72],
      [88, 70],
      [100, 76],
      [106, 88],
      [102, 100],
      [91, 107],
      [77, 106],
      [67, 97],
      [78, 85],
      [91, 83],
      [94, 95],
      [82, 96],
    ];
    return `<path d="M50 12q-1-7 5-9l3 2q-4 3-4 7z" fill="#7A7A32"/><circle cx="48" cy="52" r="43" fill="${skin}"/><path d="M45 11q5-3 10 0l-4 5z" fill="#8A9A3E"/><path d="M20 38q7-14 21-18" stroke="#FFF9D0" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M28 66h.1M38 78h.1M24 56h.1M66 30h.1M60 24h.1" stroke="#C98C18" stroke-width="2.6" stroke-linecap="round"/>
<circle cx="85" cy="88" r="38" fill="#D99A1B"/><circle cx="85" cy="88" r="37" fill="#F6D04A"/><circle cx="85" cy="88" r="33" fill="#FFF8E3"/><circle cx="85" cy="88" r="28.5" fill="#F2A22C"/><circle cx="85" cy="88" r="28.5" fill="none" stroke="#E9B968" stroke-width="2"/>
${seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="6.5" ry="6" fill="#FFC44D"/><ellipse cx="${x}" cy="${y}" rx="3.6" ry="4.4" fill="#2E2A26"/><circle cx="${x - 1.2}" cy="${y - 1.6}" r="1.1" fill="#B9B2A0"/>`).join('')}<path d="M58 74q5-12 17-16" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none"/>`;
  },
  foot: [126, 40, 113],
};

/** Guayaba: yellow-green outside, pink within, its seeds in a ring. */
export const guayaba: Drawing = {
  piece: (pen) => {
    const skin = pen.radial(
      [
        [0, '#E8EE8E'],
        [0.55, '#BBCB4C'],
        [1, '#7C9A30'],
      ],
      0.35,
      0.3,
      0.8,
    );
    return `<path d="M74 24q14-18 38-16 2 18-16 24-12 4-22-8z" fill="#4E8B3A"/>
<path d="M76 23q16-8 32-11" stroke="#A9D07A" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M64 20q2-7 8-10" stroke="#7A6536" stroke-width="4.6" stroke-linecap="round" fill="none"/>
<path d="M64 16c32-2 54 20 54 52 0 33-22 55-54 55S10 101 10 68c0-32 22-54 54-52z" fill="${skin}"/>
<path d="M26 58q6-20 26-26" stroke="#FAFBD2" stroke-width="7" stroke-linecap="round" fill="none"/>
<path d="M36 104q-7-1-11 4l8 1-1 8 9-5 6 6 2-10z" fill="#8A7A3A"/>`;
  },
  body: (pen) => {
    const skin = pen.radial(
      [
        [0, '#E8EE8E'],
        [0.55, '#BBCB4C'],
        [1, '#7C9A30'],
      ],
      0.35,
      0.3,
      0.8,
    );
    const seeds: Spot[] = [
      [86, 68],
      [96, 72],
      [102, 81],
      [102, 92],
      [96, 101],
      [85, 105],
      [74, 101],
      [68, 92],
      [68, 81],
      [75, 72],
      [80, 78],
      [91, 79],
      [95, 88],
      [90, 96],
      [79, 96],
      [75, 87],
    ];
    return `<path d="M70 26q14-16 34-14 2 16-14 22-11 3-20-8z" fill="#4E8B3A"/><path d="M70 26q16-8 32-12" stroke="#A9D07A" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M60 20q4-5 10-5" stroke="#7A6536" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M50 18c24-2 42 14 42 38S74 98 50 98 6 80 6 56 24 20 50 18z" fill="${skin}"/><path d="M18 48q5-15 20-20" stroke="#FAFBD2" stroke-width="5.5" stroke-linecap="round" fill="none"/><path d="M22 84q-5-1-8 3l6 1-1 6 7-4 4 5 2-8z" fill="#8A7A3A"/>
<circle cx="85" cy="86" r="37" fill="#8FA53A"/><circle cx="85" cy="86" r="35.5" fill="#D8DE7C"/><circle cx="85" cy="86" r="32" fill="#FBC6BE"/><circle cx="85" cy="86" r="28" fill="#F2808A"/><circle cx="85" cy="86.5" r="22" fill="#E25B6C"/>
${seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="2.6" ry="2.2" fill="#FFE9C2"/>`).join('')}<path d="M60 72q6-12 18-15" stroke="#FFE8E4" stroke-width="3.4" stroke-linecap="round" fill="none"/>`;
  },
  foot: [123, 41, 113],
};

/** Guanábana: a lopsided green heart with soft spines, opened beside it white with black seeds. */
export const guanabana: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#8DBB52'],
        [0.5, '#5E9438'],
        [1, '#335F24'],
      ],
      'slant',
    );
    const spines: Spot[] = [
      [26, 36],
      [40, 28],
      [54, 30],
      [66, 40],
      [20, 52],
      [34, 46],
      [48, 46],
      [60, 56],
      [18, 68],
      [31, 64],
      [44, 64],
      [22, 84],
      [35, 82],
      [29, 98],
      [42, 98],
      [50, 80],
    ];
    return `<path d="M46 22c-3-8 0-14 6-18l5 3c-4 4-5 9-3 15z" fill="#7A5A34"/><path d="M48 18C68 10 92 30 92 62c0 34-24 60-48 60S6 98 6 64c0-30 18-50 42-46z" fill="${skin}"/>
${spines.map(([x, y]) => `<path d="M${x - 4} ${y - 1}q4-7 8-1-1 7-6 8-1-4-2-7z" fill="#A9D06A"/><path d="M${x + 1} ${y - 4}q3 1 3 3-1 7-6 8z" fill="#2F5A21"/>`).join('')}
<path d="M5 60l-4 2 4 5zM10 88l-4 5 7 1zM22 108l-2 6 8-1zM14 40l-5-2 2 8z" fill="#4C8030"/>
<path d="M72 50c-16 6-24 22-22 40 2 19 17 32 36 31 22-2 36-19 35-39-1-22-25-40-49-32z" fill="#46792C"/>
<path d="M73 55c-13 5-20 19-18 34 2 17 14 28 31 27 19-1 31-16 30-33-1-19-22-35-43-28z" fill="#F4F7E4"/>
<path d="M74 60c-11 5-16 16-15 29 2 14 13 23 27 22 16-1 26-13 25-28-1-16-19-30-37-23z" fill="#FFFFFA"/>
<path d="M78 66q6 14 6 38" stroke="#E4E6C6" stroke-width="4" stroke-linecap="round" fill="none"/>
<path d="M69 78q6 0 7 6-6 2-8-1zM92 68q5 3 4 8-6-1-6-5zM94 86q6-1 9 4-5 4-9 1zM70 96q5-3 8 1-2 5-7 3zM90 101q5-1 6 3-3 4-7 1z" fill="#2C2622"/>
<path d="M64 72q3-5 8-7" stroke="#DDE3BC" stroke-width="2.6" stroke-linecap="round" fill="none"/>`;
  },
  foot: [122, 16, 111],
};

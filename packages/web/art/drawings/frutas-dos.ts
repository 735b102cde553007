import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import { tinted } from '../kit/tint.ts';
import { ballPaint, slantPaint } from '../kit/tones.ts';

/** Toronja roja: a yellow-pink grapefruit, and its half, red inside. */
export const toronja: Drawing = {
  body: (pen) => {
    const spokes = [0, 36, 72, 108, 144]
      .map((turn) => `<path d="M-27 0h54" transform="rotate(${turn})"/>`)
      .join('');
    return `<circle cx="52" cy="54" r="46" fill="${ballPaint(pen, ['#FFE9A0', '#FBB95A', '#DD7A44'])}"/><path d="M16 42q6-16 20-22" stroke="#FFF8DC" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M50 14q2-8 8-10" stroke="#5C7A2A" stroke-width="6" stroke-linecap="round"/><path d="M40 30h.1M60 34h.1M30 60h.1M46 74h.1M70 24h.1" stroke="#F0A04A" stroke-width="4" stroke-linecap="round"/>
<g transform="translate(86 84)"><circle r="39" fill="#F2A24A"/><circle r="35" fill="#FFF0DC"/><circle r="30" fill="#E2495A"/><circle r="30" fill="#F0707A" clip-path="${pen.clip('<path d="M-40-40h80v40h-80z"/>')}"/><g stroke="#FFE4DC" stroke-width="3.4">${spokes}</g><circle r="5" fill="#FFF0DC"/><path d="M-14-18l6 6M12-20l-3 8M18 8l-7-2M-18 8l7-2M4 20l-2-7" stroke="#FFC2C0" stroke-width="3.4" stroke-linecap="round"/></g>`;
  },
  foot: [123, 20, 124],
};

/** Green grapes; loose ones where many are seen through a box. */
export const uvasVerdes: Drawing = {
  ...tinted('grapes', {
    '#a363b1': '#A8CC4E',
    '#4c186e': '#5E8A26',
    '#dabcf3': '#F0FAC4',
  }),
  piece: (pen) =>
    `<ellipse cx="64" cy="64" rx="46" ry="54" fill="${ballPaint(pen, ['#E3F29A', '#A8CC4E', '#5E8A26'])}"/><path d="M40 44q6-14 20-18" stroke="#F6FCD8" stroke-width="10" fill="none" stroke-linecap="round"/>`,
};

/** Red grapes. */
export const uvasRojas = tinted('grapes', {
  '#a363b1': '#B5304A',
  '#4c186e': '#6A1024',
  '#dabcf3': '#FFB9C0',
});

/** Mangó Keitt: large, and green when ripe. */
export const mangoKeitt = tinted('mango', {
  '#f33a1f': '#7FA83A',
  '#f86922': '#86B03C',
  '#fd9124': '#8FBA42',
  '#ffa025': '#98C24A',
  '#fca025': '#98C24A',
  '#f1a124': '#9CC24A',
  '#dfa222': '#A4C04A',
  '#c7a41f': '#8FB03C',
  '#aaa61c': '#6E9A30',
  '#dc0d27': '#4E7F28',
  '#ffebc9': '#F0FAD0',
});

/** Moras: blackberries, each of many round beads. */
export const moras: Drawing = {
  body: (pen) => {
    const one = pen.stamp(blackberry(pen));
    return `${one('translate(66 40) rotate(12) scale(.94)')}${one('translate(38 84) rotate(-16)')}${one('translate(92 84) rotate(20) scale(1.04)')}`;
  },
  foot: [121, 10, 120],
  piece: (pen) => `<g transform="translate(64 64) scale(1.5)">${blackberry(pen)}</g>`,
};

function blackberry(pen: Pen): string {
  const bead = ballPaint(pen, ['#8A5A9A', '#4A2050', '#240A2C']);
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [-22, [-13, 0, 13]],
    [-10, [-21, -8, 7, 20]],
    [3, [-23, -9, 6, 21]],
    [15, [-17, -3, 12]],
    [26, [-8, 6]],
  ];
  const beads = rows
    .map(([y, xs]) => xs.map((x) => `<circle cx="${x}" cy="${y}" r="8.4" fill="${bead}"/>`).join(''))
    .join('');
  return `<path d="M-20-26C-8-36 8-36 20-26 30-8 24 22 0 36-24 22-30-8-20-26z" fill="#240A2C"/>${beads}<path d="M0-28l-16-2 6-6-4-8 10 4 4-10 5 10 10-4-4 8 6 6z" fill="#5E9A3A"/>`;
}

/** Melón cantaloupe: a netted tan rind, and a wedge of orange flesh. */
export const cantaloupe: Drawing = {
  body: (pen) => {
    const inside = pen.clip('<circle cx="58" cy="58" r="50"/>');
    const net = Array.from(
      { length: 7 },
      (_, i) =>
        `M${-4 + i * 18} 0q${14 - (i % 2) * 28} 30 4 58t-4 60M0 ${8 + i * 17}q30 ${10 - (i % 2) * 20} 58 0t60 0`,
    ).join('');
    return `<circle cx="58" cy="58" r="50" fill="${ballPaint(pen, ['#F2E4B4', '#D8BE7C', '#A08848'])}"/><g clip-path="${inside}"><path d="${net}" stroke="#FBF5DC" stroke-width="3" fill="none"/></g><path d="M58 10q0-6 6-8" stroke="#8A8A48" stroke-width="6" stroke-linecap="round"/>
<path d="M30 92c24 10 64-8 84-40 14 26 0 62-34 70-24 4-44-10-50-30z" fill="#C9AE68"/><path d="M34 92c24 8 60-8 78-36 10 24-2 54-34 61-20 4-38-8-44-25z" fill="#DDE8A0"/><path d="M37 92c24 7 56-8 73-33 8 22-4 48-33 54-18 3-34-7-40-21z" fill="#FA9A48"/><path d="M52 92c16 2 38-8 50-24 2 12-8 26-24 30-12 3-22 0-26-6z" fill="#E5762A"/><path d="M60 92l5-2M72 88l5-3M84 82l4-4M94 74l3-4M72 96l5-2M84 91l4-4" stroke="#FFF0C8" stroke-width="4.6" stroke-linecap="round"/>`;
  },
  foot: [122, 16, 112],
};

/** Melón honeydew: a smooth pale rind, and a wedge of green flesh. */
export const honeydew: Drawing = {
  body: (pen) =>
    `<circle cx="58" cy="58" r="50" fill="${ballPaint(pen, ['#FBFBE2', '#E3EBB4', '#A9B66C'])}"/><path d="M58 10q0-6 6-8" stroke="#8A8A48" stroke-width="6" stroke-linecap="round"/><path d="M26 44q6-20 24-26" stroke="#fff" stroke-opacity=".8" stroke-width="7" fill="none" stroke-linecap="round"/>
<path d="M30 92c24 10 64-8 84-40 14 26 0 62-34 70-24 4-44-10-50-30z" fill="#C3D07E"/><path d="M34 92c24 8 60-8 78-36 10 24-2 54-34 61-20 4-38-8-44-25z" fill="#F4F8D4"/><path d="M37 92c24 7 56-8 73-33 8 22-4 48-33 54-18 3-34-7-40-21z" fill="#B5DC86"/><path d="M52 92c16 2 38-8 50-24 2 12-8 26-24 30-12 3-22 0-26-6z" fill="#8FC268"/><path d="M60 92l5-2M72 88l5-3M84 82l4-4M94 74l3-4M72 96l5-2M84 91l4-4" stroke="#FFF7D8" stroke-width="4.6" stroke-linecap="round"/>`,
  foot: [122, 16, 112],
};

/** Aguacate Hass: small, nearly black, its rind rough; a whole one and a half. */
export const aguacateHass: Drawing = {
  body: (pen) =>
    `<g transform="translate(-16 -8)">${hass(pen)}</g><path d="M74 42c8-16 26-14 32 2 10 20 20 34 14 54-4 16-18 24-32 22-18-2-28-16-26-36 1-18 6-28 12-42z" fill="#2E3A26"/><path d="M77 46c6-12 20-11 25 2 9 19 18 31 13 48-4 13-15 20-27 18-15-2-23-13-21-30 1-16 5-25 10-38z" fill="#E8F0A0"/><path d="M80 50c5-9 14-8 18 2 8 18 16 29 12 43-3 11-12 16-21 14-12-2-18-11-17-25 1-14 4-22 8-34z" fill="#CDE07A"/><circle cx="91" cy="90" r="15" fill="#7A4A26"/><circle cx="87" cy="86" r="5" fill="#B07A4A"/>`,
  piece: (pen) => hass(pen),
  foot: [120, 20, 118],
};

function hass(pen: Pen): string {
  return `<path d="M58 22c8-14 26-12 32 4 8 22 24 36 18 62-4 20-24 32-46 30-24-2-38-18-36-42 2-22 18-32 32-54z" fill="${slantPaint(pen, ['#6A7A4A', '#3A4A2E', '#1C2418'])}"/><path d="M72 16l4-10" stroke="#8A6A3A" stroke-width="6" stroke-linecap="round"/><path d="M52 48h.1M64 38h.1M78 46h.1M44 66h.1M60 60h.1M76 66h.1M90 62h.1M40 84h.1M56 80h.1M72 86h.1M90 82h.1M50 98h.1M68 102h.1M84 98h.1" stroke="#8A9A66" stroke-width="5" stroke-linecap="round"/><path d="M48 54q8-16 18-26" stroke="#A9B88A" stroke-width="5" fill="none" stroke-linecap="round"/>`;
}

/** Watermelon without seeds: a wedge of plain red, a few white specks. */
export const sandiaSinSemilla: Drawing = {
  body: (pen) =>
    `<path d="M64 4q5 0 8 5l52 86q3 6-3 9-57 26-114 0-6-3-3-9L56 9q3-5 8-5z" fill="#2E7A32"/><path d="M64 6q4 0 7 4l49 82q-56 30-112 0L57 10q3-4 7-4z" fill="#DDEBA4"/><path d="M64 6q4 0 7 4l45 74q-52 26-104 0L57 10q3-4 7-4z" fill="${ballPaint(pen, ['#FF8A8A', '#F0424E', '#D62A3C'])}"/><path d="M14 100l6 8M36 108l3 9M64 112v8M92 108l-3 9M114 100l-6 8" stroke="#6FB04C" stroke-width="6" stroke-linecap="round"/><path d="M60 40h.1M72 54h.1M50 62h.1M84 74h.1M62 78h.1M38 82h.1" stroke="#FFE9E2" stroke-width="5" stroke-linecap="round"/><path d="M56 22L36 56" stroke="#FFC2BE" stroke-width="5" stroke-linecap="round"/>`,
  foot: [118, 14, 114],
};

/** Mixed fruit, cut: pineapple, melon, papaya, grape, kiwi. */
export const frutasMixtas: Drawing = {
  body: () => {
    const cube = (x: number, y: number, top: string, left: string, right: string): string =>
      `<path d="M${x} ${y}l18-8 18 8-18 9z" fill="${top}"/><path d="M${x} ${y}l18 9v20l-18-9z" fill="${left}"/><path d="M${x + 36} ${y}l-18 9v20l18-9z" fill="${right}"/>`;
    return `${cube(46, 16, '#FFE98A', '#FAD048', '#D9A420')}${cube(16, 42, '#FF9A94', '#F0525A', '#C9303E')}${cube(78, 40, '#FFC48A', '#F78F3E', '#D06A1C')}<circle cx="64" cy="62" r="19" fill="#6FA02E"/><circle cx="64" cy="62" r="16" fill="#B5DB5A"/><circle cx="64" cy="62" r="6" fill="#F6FAD8"/><path d="M64 50v3M64 71v3M52 62h3M73 62h3M56 54l2 2M70 68l2 2M56 70l2-2M70 56l2-2" stroke="#2E3A14" stroke-width="3" stroke-linecap="round"/>${cube(2, 82, '#FFE98A', '#FAD048', '#D9A420')}<circle cx="52" cy="104" r="15" fill="#7A2A5A"/><path d="M44 100q3-6 9-6" stroke="#DFA0C8" stroke-width="4" fill="none" stroke-linecap="round"/>${cube(66, 86, '#FF9A94', '#F0525A', '#C9303E')}<circle cx="114" cy="104" r="14" fill="#9CC24A"/><path d="M107 100q3-5 8-5" stroke="#F0FAC4" stroke-width="4" fill="none" stroke-linecap="round"/>`;
  },
  foot: [121, 4, 124],
};

/** China del país: its skin stays yellow and green in the island's warmth. */
export const chinaPais = tinted('tangerine', {
  '#ff8e00': '#F2B228',
  '#ff6110': '#A8952A',
  '#ffe265': '#FFF3B0',
});

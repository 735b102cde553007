import type { Drawing } from '../kit/drawing.ts';
import type { Tones } from '../kit/tones.ts';
import { fallPaint } from '../kit/tones.ts';

/** A wooden spoon, heaped; `grains` lie on the heap, and some around it. */
function spoonOf(heap: Tones, grains: string): Drawing {
  return {
    body: (pen) =>
      `<path d="M84 52L118 8q7-6 10 1-1 5-5 8L98 62z" fill="#A56D36"/><path d="M86 54L120 10q4-3 6-1L94 60z" fill="#DDA566"/><path d="M2 84c0-6 12-8 52-8s52 2 52 8c0 24-24 38-52 38S2 108 2 84z" fill="${fallPaint(pen, ['#DDA566', '#B97F44', '#8A5526'])}"/>
<path d="M6 82c6-12 16-16 22-26 6-10 14-16 26-16s20 6 26 16c6 10 16 14 22 26-16 10-80 10-96 0z" fill="${fallPaint(pen, heap)}"/>${grains}<path d="M14 98q8 12 22 16" stroke="#F6D2A0" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    foot: [122, 10, 98],
  };
}

const SPECKS =
  'M54 46h.1M44 54h.1M64 54h.1M36 64h.1M54 62h.1M72 64h.1M28 76h.1M44 74h.1M62 74h.1M80 76h.1M90 80h.1M18 82h.1';
const BESIDE = 'M112 112h.1M120 100h.1M104 120h.1M118 118h.1';

/** Adobo: pale garlic powder with pepper and oregano through it. */
export const adobo = spoonOf(
  ['#FFF0C8', '#E9CD8C', '#BC9850'],
  `<path d="${SPECKS}" stroke="#4A3620" stroke-width="4" stroke-linecap="round"/><path d="M48 50l4 3M68 60l4 2M32 70l4-2M58 68l4-2M76 72l4 2M38 80l4-1" stroke="#6E8A3A" stroke-width="3.4" stroke-linecap="round"/>`,
);

/** Dry yeast: fine tan grains. */
export const levadura = spoonOf(
  ['#E9CFA0', '#C9A468', '#94703A'],
  `<path d="${SPECKS}${BESIDE}" stroke="#7E5A28" stroke-width="6" stroke-linecap="round"/><path d="M48 52h.1M60 48h.1M40 70h.1M58 68h.1M70 74h.1M30 82h.1M84 70h.1" stroke="#FFF0CC" stroke-width="5.4" stroke-linecap="round"/>`,
);

/** Cornmeal: fine and yellow. */
export const harinaMaiz = spoonOf(
  ['#FFF0A0', '#FBD048', '#D9A01C'],
  `<path d="${SPECKS}${BESIDE}" stroke="#E0A81E" stroke-width="4" stroke-linecap="round"/><path d="M40 58q6-10 14-12" stroke="#FFFBE0" stroke-width="5" fill="none" stroke-linecap="round"/>`,
);

/** Gofio: toasted cornmeal with sugar, brown. */
export const gofio = spoonOf(
  ['#EDCB92', '#CB9A54', '#96682A'],
  `<path d="${SPECKS}" stroke="#FFF6E0" stroke-width="3.4" stroke-linecap="round"/><path d="M40 58q6-10 14-12" stroke="#FFF0D2" stroke-width="5" fill="none" stroke-linecap="round"/>`,
);

/** Paprika: deep red. */
export const pimenton = spoonOf(
  ['#F0603E', '#C9311E', '#8A160E'],
  '<path d="M40 58q6-10 14-12" stroke="#FFB49A" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M36 68h.1M58 62h.1M70 70h.1M50 76h.1M84 78h.1" stroke="#8A160E" stroke-width="3.6" stroke-linecap="round"/>',
);

/** Chía: tiny seeds, black and grey. */
export const chia = spoonOf(
  ['#6A6470', '#46424E', '#26222C'],
  `<path d="${SPECKS}${BESIDE}" stroke="#1A1820" stroke-width="6.4" stroke-linecap="round"/><path d="M49 50h.1M60 49h.1M40 60h.1M58 68h.1M70 58h.1M34 74h.1M50 80h.1M72 74h.1M84 82h.1M24 82h.1" stroke="#D5D0DC" stroke-width="5" stroke-linecap="round"/>`,
);

/** Cumin: thin ridged seeds. */
export const comino = spoonOf(
  ['#C9A468', '#A47A3E', '#6E4E22'],
  '<path d="M50 48l9-3M38 58l8-5M60 57l9 3M28 70l9-4M46 66l10-2M66 70l9-3M80 70l7 4M20 80l9-2M40 78l9 2M58 78l10-2M80 82l9-1M108 114l8-4M104 104l5 6" stroke="#5A3A14" stroke-width="7" stroke-linecap="round"/><path d="M50 47l9-3M38 57l8-5M60 56l9 3M28 69l9-4M46 65l10-2M66 69l9-3M20 79l9-2M40 77l9 2M58 77l10-2" stroke="#E3C48A" stroke-width="2.6" stroke-linecap="round"/>',
);

/** Black pepper: whole corns and some cracked. */
export const pimienta = spoonOf(
  ['#6A5A4E', '#463A32', '#28201A'],
  '<path d="M54 44h.1M42 56h.1M64 54h.1M30 70h.1M52 64h.1M74 66h.1M20 80h.1M42 78h.1M64 78h.1M86 80h.1M116 108h.1" stroke="#1E1814" stroke-width="14" stroke-linecap="round"/><path d="M52 41h.1M40 53h.1M62 51h.1M28 67h.1M50 61h.1M72 63h.1M18 77h.1M40 75h.1M62 75h.1M84 77h.1M114 105h.1" stroke="#9A8878" stroke-width="5" stroke-linecap="round"/>',
);

/** Coffee beans. */
export const cafeGranos = spoonOf(
  ['#8A5A36', '#5E3A20', '#3A2010'],
  [
    [54, 48, -20],
    [38, 62, 24],
    [68, 62, 14],
    [52, 70, -30],
    [24, 78, 10],
    [84, 76, -14],
    [66, 82, 30],
    [40, 84, -8],
    [114, 108, 40],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="14" ry="10" fill="#2E1608"/><ellipse cy="-1" rx="12.6" ry="8.6" fill="#7E4C28"/><path d="M-12-1q6-5 12 0t12 0" stroke="#2E1608" stroke-width="3" fill="none"/></g>`,
    )
    .join(''),
);

/** Stock cubes, one out of its foil. */
export const cubito: Drawing = {
  body: () => {
    const cube = (top: string, left: string, right: string): string =>
      `<path d="M-34-12L0-28 34-12 0 6z" fill="${top}"/><path d="M-34-12L0 6v38l-34-18z" fill="${left}"/><path d="M34-12L0 6v38l34-18z" fill="${right}"/>`;
    return `<g transform="translate(46 46)">${cube('#FFE06A', '#F5B92A', '#D08A10')}<path d="M-34-12L0-28 34-12 0 6zM-20-4l-8 24M18 0l8 22M-8-24L14-4" stroke="#FFF6CC" stroke-width="3" fill="none"/></g><g transform="translate(84 80)">${cube('#E5B45C', '#C98A34', '#A0661C')}<path d="M-14-10h.1M2-16h.1M12-8h.1M-4-2h.1M-22 6h.1M-12 18h.1M14 20h.1M24 6h.1" stroke="#6E8A2A" stroke-width="5" stroke-linecap="round"/><path d="M-6-14h.1M-26-2h.1M8 8h.1M-8 28h.1" stroke="#FFEFC0" stroke-width="5" stroke-linecap="round"/></g>`;
  },
  foot: [124, 14, 118],
};

/** A fine white powder: cornstarch, baking powder, baking soda, milk powder. */
export const polvoBlanco = spoonOf(
  ['#FFFFFF', '#F2F0EA', '#CFCABC'],
  `<path d="${BESIDE}" stroke="#D9D4C6" stroke-width="5" stroke-linecap="round"/><path d="M40 58q6-10 14-12" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M60 60q8 4 14 12M36 72q6-4 12-2" stroke="#DDD8CA" stroke-width="3.4" fill="none" stroke-linecap="round"/>`,
);

/** Cocoa: dark brown powder. */
export const cacao = spoonOf(
  ['#A8704A', '#6E3E22', '#40200E'],
  `<path d="${BESIDE}" stroke="#5A2E16" stroke-width="5" stroke-linecap="round"/><path d="M40 58q6-10 14-12" stroke="#DDA880" stroke-width="5" fill="none" stroke-linecap="round"/>`,
);

/** Cloves: nails with a round head. */
export const clavo = spoonOf(
  ['#9A6A40', '#6E4424', '#42240E'],
  [
    [46, 50, -30],
    [64, 56, 24],
    [34, 68, 10],
    [54, 72, -14],
    [76, 74, 40],
    [112, 110, -50],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 16V-6" stroke="#3A1E0C" stroke-width="6" stroke-linecap="round"/><path d="M-9-6h18" stroke="#3A1E0C" stroke-width="7" stroke-linecap="round"/><circle cy="-11" r="6" fill="#B5844E"/></g>`,
    )
    .join(''),
);

/** Star anise. */
export const anis: Drawing = {
  body: () => {
    const star = Array.from(
      { length: 8 },
      (_, i) =>
        `<g transform="rotate(${i * 45})"><path d="M0 0C-14-14-12-36 0-50 12-36 14-14 0 0z" fill="#6E3E1C"/><path d="M0-6C-6-16-6-30 0-42 6-30 6-16 0-6z" fill="#B5773E"/><ellipse cy="-24" rx="4" ry="6.5" fill="#E5B884"/></g>`,
    ).join('');
    return `<g transform="translate(52 54)">${star}<circle r="7" fill="#5A2E12"/></g><g transform="translate(98 96) scale(.58)">${star}<circle r="7" fill="#5A2E12"/></g>`;
  },
  foot: [123, 10, 118],
};

/** Nutmeg: two whole, one cut to its marbled inside. */
export const nuezMoscada: Drawing = {
  body: () =>
    '<ellipse cx="70" cy="40" rx="38" ry="30" fill="#8A5A30"/><path d="M38 34q30-14 64 0M36 46q34 14 66 0" stroke="#5E3818" stroke-width="3" fill="none"/><path d="M46 24q12-8 26-8" stroke="#D2A478" stroke-width="5" fill="none" stroke-linecap="round"/><ellipse cx="36" cy="86" rx="32" ry="27" fill="#A06C3C"/><path d="M8 82q28-12 56 0M10 94q26 10 52 0" stroke="#6E4420" stroke-width="3" fill="none"/><path d="M16 72q8-8 18-9" stroke="#E3BC90" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="94" cy="90" r="31" fill="#6E4420"/><circle cx="94" cy="90" r="27" fill="#EBCB9C"/><path d="M76 82q10-8 16 2t18-6M78 98q12 6 18-2t16 2M94 68v14M94 98v12" stroke="#8A5628" stroke-width="5" fill="none" stroke-linecap="round"/>',
  foot: [121, 8, 122],
};

/** Two little paper packets, `sign` on each, and some of what is in them. */
function packets(sign: string): Drawing {
  const packet = (tone: string): string =>
    `<path d="M-30-44h60l3 4v80l-3 4h-60l-3-4v-80z" fill="#fff" stroke="#CFD8DE" stroke-width="2.4"/><path d="M-33-28h66v18h-66zM-33 24h66v10h-66z" fill="${tone}"/>${sign}`;
  return {
    body: () =>
      `<g transform="translate(84 58) rotate(14)">${packet('#5EA9D1')}</g><g transform="translate(46 64) rotate(-10)">${packet('#3FAEA2')}</g><path d="M86 118h.1M98 114h.1M108 120h.1M76 121h.1M96 122h.1" stroke="#B9C6CE" stroke-width="6" stroke-linecap="round"/>`,
    foot: [123, 14, 116],
  };
}

/** Sweetener: two paper packets, one torn. */
export const sobrecitos = packets('<path d="M0-2c10 4 14 12 8 20-12 0-16-10-8-20z" fill="#5FAE58"/>');

/** Packets of a white powder that no leaf is in. */
export const sobresDePolvo = packets(
  '<path d="M-22 16q8-16 22-16t22 16z" fill="#E4EAEE"/><path d="M-8 8h.1M4 4h.1M10 12h.1" stroke="#B9C6CE" stroke-width="4" stroke-linecap="round"/>',
);

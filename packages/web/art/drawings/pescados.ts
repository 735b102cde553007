import type { Drawing } from '../kit/drawing.ts';
import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import { slantPaint } from '../kit/tones.ts';

/** A white fish fillet with its flakes, skin side down, and a slice of lemon. */
export const filetePescado: Drawing = {
  body: (pen) => served(pen, WHITE_FISH),
  foot: [121, 24, 118],
  tray: (pen) => twoFillets(pen, WHITE_FISH),
};

/** The same of salmon. */
export const salmon: Drawing = {
  body: (pen) => served(pen, SALMON),
  foot: [121, 24, 118],
  tray: (pen) => twoFillets(pen, SALMON),
};

/** The same of dorado: rosy flesh with the dark line of its blood along the middle. */
export const dorado: Drawing = {
  body: (pen) => served(pen, DORADO),
  foot: [121, 24, 118],
  tray: (pen) =>
    `${twoFillets(pen, DORADO)}<path d="M44 98c30-2 70 2 110-2M42 134c30-2 70 2 80-2" stroke="#9C3A3E" stroke-width="6" stroke-linecap="round" fill="none" opacity=".8"/>`,
};

function served(pen: Pen, flesh: Flesh): string {
  return `<g transform="rotate(-16 64 60)">${fillet(pen, flesh)}</g>${lemonSlice(98, 100, 21)}<path d="M84 78c4-10 12-16 22-16-2 10-10 17-22 16z" fill="#4C9A4A"/>`;
}

function twoFillets(pen: Pen, flesh: Flesh): string {
  const one = pen.stamp(fillet(pen, flesh));
  return `${one('translate(32 46) scale(1.06)')}${one('translate(30 80) scale(1.06)')}`;
}

type Flesh = {
  readonly lit: string;
  readonly base: string;
  readonly shade: string;
  readonly flake: string;
  readonly skin: string;
};

const WHITE_FISH: Flesh = {
  lit: '#FFFDF8',
  base: '#F9E6DA',
  shade: '#EBC3B2',
  flake: '#E2AFA0',
  skin: '#9FB3BE',
};
const SALMON: Flesh = {
  lit: '#FFB48E',
  base: '#FA8A60',
  shade: '#DC6038',
  flake: '#FFD9C4',
  skin: '#7D8B93',
};

const DORADO: Flesh = {
  lit: '#FFE4DA',
  base: '#F3B9AC',
  shade: '#CF857C',
  flake: '#B9635E',
  skin: '#4F8F6A',
};

function fillet(pen: Pen, { lit, base, shade, flake, skin }: Flesh): string {
  const flesh = pen.linear(
    [
      [0, lit],
      [0.55, base],
      [1, shade],
    ],
    'down',
  );
  return `<path d="M4 60C14 36 46 26 78 34c20 5 34 12 48 10 3 0 3 4 1 6-10 22-40 42-74 40C28 88 2 78 4 60z" fill="${skin}"/>
<path d="M4 56C14 32 46 22 78 30c20 5 34 12 48 10 3 0 3 4 1 6-10 22-40 40-74 38C28 82 2 74 4 56z" fill="${flesh}"/>
<path d="M8 58c30-6 70-8 114-14" stroke="${flake}" stroke-width="2.6" fill="none"/>
<path d="M26 58c-2-10 2-20 10-27M46 56c-3-11 0-22 8-29M66 54c-3-10-1-19 6-25M84 51c-2-7-1-13 4-18M28 58c0 8 6 16 16 22M48 57c0 9 6 18 18 25M68 55c1 8 7 15 18 20M88 52c2 6 6 10 12 13" stroke="${flake}" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<path d="M14 48q10-14 32-18" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}

function lemonSlice(cx: number, cy: number, r: number): string {
  const spokes = [0, 45, 90, 135]
    .map((turn) => `<path d="M${cx - r * 0.72} ${cy}h${r * 1.44}" transform="rotate(${turn} ${cx} ${cy})"/>`)
    .join('');
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#F2C230"/>
<circle cx="${cx}" cy="${cy}" r="${r - 2.5}" fill="#FFFBE0"/>
<circle cx="${cx}" cy="${cy}" r="${r - 5}" fill="#FCDD55"/>
<g stroke="#FFFBE0" stroke-width="2.2">${spokes}</g>`;
}

/** Bacalao: a side of cod, split flat, dried and salted. */
export const bacalao: Drawing = {
  body: (pen) => side(pen),
  foot: [118, 33, 95],
  tray: (pen) => {
    const one = pen.stamp(side(pen));
    return `${one('translate(132 104) rotate(74) scale(.86) translate(-64 -62)')}${one('translate(78 112) rotate(86) scale(.94) translate(-64 -62)')}`;
  },
};

function side(pen: Pen): string {
  const flesh = pen.linear(
    [
      [0, '#FFF9E6'],
      [0.5, '#F2E2B8'],
      [1, '#CFB27A'],
    ],
    'slant',
  );
  return `<path d="M64 4c20 4 40 16 48 32 4 8 1 14-6 20C92 66 80 82 74 98l14 12c3 3 1 8-4 8l-20-4-20 4c-5 0-7-5-4-8l14-12C48 82 36 66 22 56c-7-6-10-12-6-20C24 20 44 8 64 4z" fill="#A88A54"/>
<path d="M64 2c20 4 40 16 48 32 4 8 1 14-6 20C92 64 80 80 74 96l14 12c3 3 1 8-4 8l-20-4-20 4c-5 0-7-5-4-8l14-12C48 80 36 64 22 54c-7-6-10-12-6-20C24 18 44 6 64 2z" fill="${flesh}"/>
<path d="M64 6v104" stroke="#B8945A" stroke-width="3" stroke-linecap="round"/>
<path d="M60 20C46 22 34 28 24 36M60 36C48 38 38 44 30 52M60 52c-8 2-14 6-20 12M61 68c-6 2-8 4-12 8M68 20c14 2 26 8 36 16M68 36c12 2 22 8 30 16M68 52c8 2 14 6 20 12M67 68c6 2 8 4 12 8M58 104l-10 8M70 104l10 8" stroke="#C4A265" stroke-width="2.4" stroke-linecap="round" fill="none"/>
<path d="M36 30h.1M46 46h.1M84 28h.1M92 42h.1M76 48h.1M52 32h.1M56 62h.1M74 64h.1M30 44h.1M98 32h.1" stroke="#fff" stroke-width="4.6" stroke-linecap="round"/>`;
}

/** Shrimp, peeled to the tail. */
export const camarones: Drawing = shrimps(['#FFC9AE', '#FA9A78', '#E4694C'], '#D9573D', '#E8553C');

/** The same raw: grey and see-through, their tails alone dark. */
export const camaronesCrudos: Drawing = shrimps(['#F4F0EC', '#D6CDCB', '#A79C9F'], '#8F8388', '#6E6E7C');

function shrimps(flesh: Tones, line: string, tail: string): Drawing {
  return {
    body: (pen) => {
      const one = pen.stamp(shrimp(pen, flesh, line, tail));
      return `${one('translate(68 36) rotate(-14) scale(.94)')}${one('translate(92 88) rotate(24) scale(.92)')}${one('translate(36 88) rotate(-22)')}`;
    },
    foot: [126, 18, 104],
    tray: (pen) => {
      const one = pen.stamp(shrimp(pen, flesh, line, tail));
      const spots: readonly (readonly [number, number, number])[] = [
        [48, 88, -20],
        [84, 84, 30],
        [120, 90, -40],
        [154, 86, 14],
        [62, 124, 40],
        [100, 126, -16],
        [138, 128, 30],
      ];
      return spots.map(([x, y, turn]) => one(`translate(${x} ${y}) rotate(${turn}) scale(.72)`)).join('');
    },
  };
}

/** One shrimp curled around the origin, 60 units across. */
function shrimp(pen: Pen, tones: Tones, line: string, tail: string): string {
  const flesh = slantPaint(pen, tones);
  return `<path d="M8 24l16 4c4 2 3 7-1 7l-10 0-4 5c-3 3-8 1-7-4z" fill="${tail}"/>
<path d="M12 28l10 4M11 31l-2 7" stroke="#FFB59C" stroke-width="1.8" stroke-linecap="round"/>
<path d="M10 30C-8 36-32 22-32-4c0-18 14-30 32-30 16 0 28 10 30 22 0 4-4 6-7 4C14-14 4-14-2-8c-6 7-3 18 14 22 6 2 6 13-2 16z" fill="${flesh}"/>
<path d="M-30-12q10-2 18 6M-31 6q10-4 20-2M-22 22q6-8 14-10M-6 30q2-8 6-14M-14-30q2 10 8 18M4-34q-1 8 2 18" stroke="${line}" stroke-opacity=".7" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M-24-16q6-10 18-13" stroke="#FFF0E6" stroke-width="4" stroke-linecap="round" fill="none"/>`;
}

/** Chillo: a whole red snapper, its back darker than its belly. */
export const chillo: Drawing = {
  body: (pen) => {
    const skin = pen.linear(
      [
        [0, '#C8323F'],
        [0.5, '#F0707A'],
        [1, '#FBD3CF'],
      ],
      'down',
    );
    const scales = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 6 }, (__, at) => `M${40 + at * 10 + (row % 2) * 5} ${50 + row * 8}q4 4 0 8`).join(
        '',
      ),
    ).join('');
    return `<path d="M34 40C46 16 76 12 92 34l-14 6z" fill="#B12A38"/>
<path d="M54 88c4 12 14 18 26 18-2-8-4-14-10-20z" fill="#D94A56"/>
<path d="M100 64c8-14 16-22 26-26-4 16-4 36 0 54-10-4-18-14-26-28z" fill="#C8323F"/>
<path d="M2 66C14 42 40 32 66 36c20 3 34 14 44 28-10 16-26 26-46 28C38 94 14 86 2 66z" fill="${skin}"/>
<path d="${scales}" stroke="#A9303C" stroke-opacity=".5" stroke-width="1.8" fill="none" stroke-linecap="round"/>
<path d="M34 44c6 12 6 30 0 42" stroke="#A32734" stroke-width="2.6" fill="none" stroke-linecap="round"/>
<path d="M42 66c8-4 16-3 22 4-6 6-15 7-22 2z" fill="#D94A56"/>
<circle cx="20" cy="60" r="6.5" fill="#FFF3D6"/>
<circle cx="20" cy="60" r="3.4" fill="#1E1A1A"/>
<path d="M4 69q8 4 14 2" stroke="#8E1F2B" stroke-width="2.4" fill="none" stroke-linecap="round"/>
<path d="M28 44c12-6 28-6 42-2" stroke="#FFC9C4" stroke-width="3.6" stroke-linecap="round" fill="none"/>
<path d="M104 52l14-8M104 76l14 8M106 64h14" stroke="#8E1F2B" stroke-width="1.8" stroke-linecap="round"/>`;
  },
  foot: [104, 18, 108],
};

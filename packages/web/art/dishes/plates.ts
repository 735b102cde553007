import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { type Area, at, type Dish, grains, mound, strew, under } from './laying.ts';
import {
  AZUL,
  BARRO,
  CIELO,
  HOJA,
  LOZA,
  MENTA,
  NOCHE,
  onPlate,
  pan,
  ROSA,
  SOL,
  type Ware,
} from './vessels.ts';

const YELLOW: Tones = ['#FFE08A', '#F3B63A', '#B97A14'];
const WHITE: Tones = ['#FFFFFF', '#F8F4E8', '#CFC8B4'];

/** Pieces side by side: [piece, x, y, turn, scale]. */
type Laid = readonly [piece: string, x: number, y: number, turn?: number, scale?: number];
const lay = (...pieces: readonly Laid[]): string => pieces.map((laid) => at(...laid)).join('');

/** A heap of rice with things mixed into it. */
const rice = (
  pen: Pen,
  tones: Tones,
  area: Area,
  height: number,
  bits: readonly string[],
  { count = 20, seed = 1, scale = 1 } = {},
): string => {
  const [cx, cy, rx, ry] = area;
  const top: Area = [cx, cy - height * 0.5, rx * 0.88, ry + height * 0.36];
  return `${mound(pen, tones, area, height)}${grains(top, Math.round(rx * 2.2), '#FFF8E0', { seed, width: 3 })}${grains(top, Math.round(rx * 0.9), tones[2], { seed: seed + 4, width: 2.2, long: 4 })}${strew(pen, bits, [cx, cy - height * 0.4, rx * 0.8, ry + height * 0.26], count, { seed, apart: 13, scale })}`;
};

const MIDDLE: Area = [100, 118, 58, 28];

export const arroz: Readonly<Record<string, Dish>> = {
  gandules: onPlate(
    BARRO,
    (pen) =>
      `${lay([p.LETTUCE, 52, 120, -20, 0.8])}${rice(pen, ['#FFCB6E', '#EE9A2E', '#AE5E10'], MIDDLE, 42, [p.GANDUL, p.GANDUL, p.RED_PEPPER, p.GANDUL, p.OLIVE], { count: 24, scale: 1.1 })}${lay([m.AMARILLO, 142, 136, 8, 0.95], [m.AMARILLO, 152, 122, -10, 0.95], [p.SPRIG, 104, 62, 0, 1.2])}`,
  ),
  salchichas: onPlate(
    CIELO,
    (pen) =>
      `${rice(pen, YELLOW, MIDDLE, 40, [m.SAUSAGE, p.CORN, m.SAUSAGE, p.CORN, p.CORN], { count: 24, seed: 3 })}${lay([p.SPRIG, 102, 66, 0, 1.2])}`,
  ),
  blanco: onPlate(
    AZUL,
    (pen) =>
      `${rice(pen, WHITE, [78, 112, 42, 25], 34, [], { count: 0 })}${under(132, 128, 38, 20)}<ellipse cx="130" cy="124" rx="37" ry="20" fill="#A83E28"/>${strew(pen, [p.RED_BEAN], [130, 122, 32, 17], 20, { apart: 10, scale: 1.05 })}${lay([p.SPRIG, 80, 68, 0, 1.1], [p.AVOCADO, 94, 146, 6, 1])}`,
  ),
  pollo: onPlate(
    SOL,
    (pen) =>
      `${rice(pen, YELLOW, MIDDLE, 38, [p.GREEN_PEA, p.RED_PEPPER, p.GREEN_PEA], { count: 16, seed: 2 })}${under(106, 112, 36, 12)}${lay([m.DRUMSTICK, 100, 96, 6], [p.SPRIG, 140, 122])}`,
  ),
};

const GREENS: Laid[] = [
  [p.LETTUCE, 50, 112, -14, 0.95],
  [p.LETTUCE, 60, 128, 12, 0.9],
];
const beans = lay(
  [p.GREEN_BEAN, 128, 94, -8],
  [p.GREEN_BEAN, 132, 104, 6],
  [p.GREEN_BEAN, 130, 113, -4],
  [p.GREEN_BEAN, 136, 122, 10],
  [p.GREEN_BEAN, 128, 131, -2],
);

/** Meat or fish with what is eaten beside it. */
export const plato: Readonly<Record<string, Dish>> = {
  bistec: onPlate(
    AZUL,
    (pen) =>
      `${under(112, 124, 58, 26)}${lay([m.STEAK, 112, 116, 0, 1])}${strew(pen, [p.BROWN_ONION], [114, 106, 34, 14], 9, { apart: 13, tilt: 50 })}${lay([p.LETTUCE, 46, 104, -10, 0.8], [p.TOMATO_WEDGE, 46, 122, 10], [p.AVOCADO, 52, 138, -6], [p.AVOCADO, 62, 146, 2])}`,
  ),
  'pollo-limon': onPlate(
    LOZA,
    () =>
      `${beans}${under(84, 122, 50, 24)}${lay([m.BREAST, 82, 112, 0, 0.95], [p.LEMON_SLICE, 72, 102, -8, 0.95], [p.LEMON_SLICE, 100, 108, 10, 0.95], [p.SPRIG, 86, 92])}`,
  ),
  'pollo-setas': onPlate(
    BARRO,
    (pen) =>
      `${under(98, 126, 58, 24)}${strew(pen, [p.MUSHROOM], [100, 128, 54, 20], 9, { apart: 20, tilt: 40 })}${lay([m.BREAST, 98, 100, 0, 0.9])}${strew(pen, [p.MUSHROOM], [96, 126, 36, 10], 4, { apart: 24, tilt: 40, seed: 5 })}${grains([98, 92, 30, 14], 14, '#FFF6DC', { width: 4, long: 2 })}${lay([p.SPRIG, 118, 92])}`,
  ),
  chuletas: onPlate(
    CIELO,
    (pen) =>
      `${under(70, 118, 44, 26)}${strew(pen, [p.CABBAGE, p.CABBAGE, p.CARROT_SHRED], [64, 114, 34, 22], 26, { apart: 9, scale: 1.1 })}${under(126, 122, 46, 22)}${lay([m.CHOP, 118, 116, 10, 0.92])}${lay([p.SPRIG, 70, 94])}`,
  ),
  cerdo: onPlate(
    SOL,
    (pen) =>
      `${rice(pen, WHITE, [62, 112, 34, 24], 24, [], { count: 0 })}${under(122, 124, 46, 26)}${strew(pen, [m.PORK, p.PINEAPPLE, p.RED_PEPPER, m.PORK, p.GREEN_PEPPER], [122, 116, 40, 24], 19, { apart: 17, scale: 1, seed: 3 })}`,
  ),
  hamburguesa: onPlate(
    HOJA,
    () =>
      `${lay(...GREENS, [p.TOMATO_SLICE, 60, 116, -6], [p.TOMATO_SLICE, 66, 132, 8], [p.CUCUMBER, 88, 146], [p.CUCUMBER, 106, 150])}${under(118, 122, 48, 24)}<ellipse cx="118" cy="120" rx="44" ry="25" fill="#4A2A14"/><ellipse cx="118" cy="111" rx="44" ry="25" fill="#8E5A30"/><ellipse cx="116" cy="108" rx="36" ry="19" fill="#A46C3C"/>${grains([118, 110, 38, 20], 22, '#6E9A34', { width: 4.4, long: 2 })}${grains([118, 110, 38, 20], 16, '#F0B04A', { seed: 4, width: 4.4, long: 2 })}${grains([118, 110, 38, 20], 14, '#5A3418', { seed: 8, width: 4, long: 2 })}${lay([p.RED_ONION, 116, 104])}`,
  ),
  tilapia: onPlate(
    MENTA,
    () =>
      `${lay([p.BROCCOLI, 48, 104, -8, 1.05], [p.BROCCOLI, 54, 126, 8, 1.05])}${under(114, 124, 56, 26)}${lay([p.CHERRY_TOMATO, 84, 146], [p.CHERRY_TOMATO, 104, 150], [p.CHERRY_TOMATO, 122, 147], [m.FILLET, 112, 114, 0, 1.12], [p.LEMON_SLICE, 98, 110, -8], [p.LEMON_SLICE, 118, 116, 6], [p.LEMON_SLICE, 138, 122, 14], [p.SPRIG, 112, 98])}`,
  ),
  salmon: onPlate(
    LOZA,
    (pen) =>
      `${under(100, 126, 58, 26)}${strew(pen, [p.SPINACH], [100, 126, 54, 22], 16, { apart: 15, tilt: 60, scale: 1.15 })}${lay([m.SALMON, 100, 108, -6, 0.98])}${lay([p.CHERRY_TOMATO, 52, 126], [p.CHERRY_TOMATO, 66, 138], [p.CHERRY_TOMATO, 146, 128], [p.CHERRY_TOMATO, 132, 140], [p.LEMON_SLICE, 136, 102, 10, 0.85])}`,
  ),
  dorado: onPlate(
    AZUL,
    (pen) =>
      `${under(100, 124, 60, 26)}${lay([m.FILLET, 100, 116, 0, 1.12])}<path d="M58 112c6-12 60-18 82-4 8 8-8 22-30 22S50 126 58 112z" fill="#C9341E" opacity=".92"/>${strew(pen, [p.RED_PEPPER, p.OLIVE, p.GREEN_PEPPER, p.ONION], [100, 114, 36, 12], 12, { apart: 13, seed: 4 })}${lay([p.SPRIG, 124, 100], [p.LIME_WEDGE, 152, 130, -10])}`,
  ),
  camarones: (pen) =>
    pan(
      pen,
      `${strew(pen, [m.SHRIMP, p.BROCCOLI, m.SHRIMP], [92, 112, 56, 27], 14, { apart: 23, tilt: 60, seed: 2 })}${grains([92, 110, 50, 24], 30, '#FFF3C4', { width: 4, long: 2 })}${at(p.LEMON_SLICE, 44, 124, 0, 0.9)}`,
      ['#E0B860', '#B9863A', '#6E4A18'],
    ),
  tofu: onPlate(
    NOCHE,
    (pen) =>
      `${under(100, 122, 60, 28)}${strew(pen, [p.BROCCOLI, m.TOFU, p.BROCCOLI, m.TOFU, p.CARROT_COIN], [100, 114, 52, 27], 19, { apart: 19, tilt: 20, seed: 3 })}${grains([100, 108, 46, 22], 30, '#FFF6DC', { width: 2.6, long: 2 })}`,
  ),
  sardinas: onPlate(
    SOL,
    (pen) =>
      `${under(100, 122, 60, 28)}${strew(pen, [m.VIANDA_PURPLE, m.VIANDA_YELLOW, m.VIANDA_ORANGE], [100, 108, 50, 20], 8, { apart: 26, tilt: 30, seed: 2 })}<path d="M56 128c4-12 70-18 92-2 6 10-14 22-44 22s-52-8-48-20z" fill="#CE3A22"/>${lay([m.SARDINE, 92, 124, -4, 0.95], [m.SARDINE, 118, 138, 6, 0.95])}${strew(pen, [p.ONION, p.GREEN_PEPPER], [104, 130, 34, 10], 6, { apart: 18 })}`,
  ),
  'carne-bif': onPlate(
    LOZA,
    (pen) =>
      `${under(80, 120, 46, 28)}<ellipse cx="78" cy="116" rx="44" ry="27" fill="#A83624"/>${strew(pen, [m.CORNED, m.CORNED, p.POTATO, m.CORNED, p.GREEN_PEPPER], [78, 110, 38, 22], 30, { apart: 11, scale: 1.1, seed: 2 })}${lay([m.AMARILLO, 130, 92, -8], [m.AMARILLO, 146, 106, 6], [m.AMARILLO, 132, 118, -4], [m.AMARILLO, 142, 134, 10])}`,
  ),
  serenata: onPlate(
    CIELO,
    (pen) =>
      `${under(100, 122, 62, 30)}${strew(pen, [m.VIANDA_PURPLE, m.VIANDA_YELLOW, m.GUINEITO], [100, 112, 54, 26], 12, { apart: 22, tilt: 30, seed: 6 })}${strew(pen, [m.COD], [100, 106, 34, 14], 6, { apart: 22, tilt: 30 })}${lay([p.ONION, 96, 98, 0, 1.1], [p.ONION, 116, 108, 20, 1.1], [m.EGG_HALF, 58, 126, -10], [m.EGG_HALF, 142, 128, 10], [p.TOMATO_WEDGE, 100, 140], [p.AVOCADO, 140, 100, 10, 0.95], [p.OLIVE, 84, 124], [p.OLIVE, 116, 124])}`,
  ),
  'yuca-huevo': onPlate(
    BARRO,
    () =>
      `${under(88, 120, 50, 28)}${lay([m.YUCA, 62, 106, -16], [m.YUCA, 96, 100, 8], [m.YUCA, 78, 122, -6], [m.YUCA, 112, 120, 14])}${lay([p.RED_ONION, 84, 100, 0, 1.1], [p.RED_ONION, 98, 114, 16, 1.1], [p.RED_ONION, 70, 114, -10])}${lay([p.AVOCADO, 140, 100, 8], [p.AVOCADO, 148, 110, 12], [m.EGG_HALF, 86, 142, -4, 1.1], [m.EGG_HALF, 122, 142, 6, 1.1])}`,
  ),
  'yuca-mojo': onPlate(
    HOJA,
    () =>
      `${under(96, 120, 54, 28)}${lay([m.YUCA, 66, 104, 12], [m.YUCA, 110, 98, -8], [m.YUCA, 80, 120, 0], [m.YUCA, 122, 118, -12])}${lay([p.ONION, 78, 106, 8, 1.25], [p.ONION, 104, 104, -12, 1.25], [p.ONION, 96, 118, 4, 1.25])}<path d="M60 128q20 8 40 2t36 0" stroke="#D9B93A" stroke-width="5" stroke-linecap="round" fill="none"/>${lay([p.SPRIG, 92, 92], [m.EGG_HALF, 142, 138, 8, 1.15], [p.AVOCADO, 62, 142, -4], [p.AVOCADO, 82, 148, 2])}`,
  ),
};

/** Scrambled eggs and what is in them, with what stands beside them. */
const eggs = (
  ware: Ware,
  scramble: string,
  bits: readonly string[],
  beside: readonly Laid[],
  seed = 1,
): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${lay(...beside)}${under(96, 126, 52, 26)}${strew(pen, [scramble], [96, 118, 40, 20], 13, { apart: 17, tilt: 60, seed })}${strew(pen, [scramble, bits[0] ?? '', scramble, bits[1] ?? bits[0] ?? '', bits[2] ?? bits[0] ?? ''], [96, 113, 38, 19], 14, { apart: 16, tilt: 60, seed: seed + 2, scale: 0.74 })}`,
  );

export const revoltillo: Readonly<Record<string, Dish>> = {
  criollo: eggs(
    AZUL,
    m.SCRAMBLE,
    [p.RED_PEPPER, p.GREEN_PEPPER, p.ONION],
    [
      [m.BREAD, 142, 88, 14, 0.76],
      [m.BREAD, 152, 106, 24, 0.7],
    ],
  ),
  espinaca: eggs(BARRO, m.SCRAMBLE, [p.SPINACH, m.CHEESE, p.SPINACH], [[p.TOMATO_WEDGE, 154, 110, 8]], 2),
  claras: eggs(
    CIELO,
    m.SCRAMBLE_WHITE,
    [p.MUSHROOM, p.SPINACH, p.MUSHROOM],
    [
      [p.CHERRY_TOMATO, 152, 108],
      [p.CHERRY_TOMATO, 160, 122],
    ],
    3,
  ),
  bacalao: eggs(
    MENTA,
    m.SCRAMBLE,
    [m.COD, p.TOMATO_WEDGE, p.ONION],
    [
      [m.TOSTON, 154, 98, 8],
      [m.TOSTON, 158, 118, -8],
    ],
    4,
  ),
  salchichas: eggs(
    ROSA,
    m.SCRAMBLE,
    [m.SAUSAGE, m.SAUSAGE, p.GREEN_PEPPER],
    [[p.TOMATO_SLICE, 154, 106, 8]],
    5,
  ),
  tofu: eggs(
    HOJA,
    m.SCRAMBLE_TOFU,
    [p.SPINACH, p.RED_PEPPER, p.SPINACH, p.ONION],
    [
      [p.AVOCADO, 142, 98, 10],
      [p.AVOCADO, 148, 110, 16],
    ],
    6,
  ),
};

/** A round omelette with a wedge eaten: its browned face, and what is in it at the cut. */
const round = (
  ware: Ware,
  face: Tones,
  inside: readonly [lit: string, shaded: string],
  bits: (pen: Pen) => string,
): Dish =>
  onPlate(ware, (pen) => {
    const [light, base, dark] = face;
    const paint = pen.radial(
      [
        [0, light],
        [0.6, base],
        [1, dark],
      ],
      0.36,
      0.28,
      0.8,
    );
    return `${under(100, 130, 64, 32)}<path d="M38 104A62 36 0 0 0 121 138v20A62 36 0 0 1 38 124zM162 104q0 5-2 9v20q2-4 2-9z" fill="${dark}"/><path d="M100 104l60 9v20l-60-9z" fill="${inside[0]}"/><path d="M100 104l21 34v20l-21-34z" fill="${inside[1]}"/><path d="M104 112l52 8M104 118l52 8" stroke="${inside[1]}" stroke-width="3" stroke-linecap="round"/>
<path d="M100 104L160 113A62 36 0 1 0 121 138z" fill="${paint}"/><path d="M44 124q10 18 40 25" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M50 92q14-14 38-17" stroke="#fff" stroke-opacity=".75" stroke-width="4.6" fill="none" stroke-linecap="round"/>${bits(pen)}`;
  });

const TORTILLA: Tones = ['#FFE48C', '#F0B438', '#B0701A'];
export const tortilla: Readonly<Record<string, Dish>> = {
  amarillos: round(
    AZUL,
    TORTILLA,
    ['#FFE9A0', '#E09A28'],
    (pen) =>
      `${strew(pen, [m.AMARILLO], [90, 98, 40, 20], 7, { apart: 26, tilt: 30, scale: 0.82 })}${at(p.SPRIG, 96, 98, 0, 0.9)}`,
  ),
  papa: round(
    BARRO,
    ['#FFF0A8', '#F5CB58', '#B57E1E'],
    ['#FFF6CC', '#E3BE5C'],
    (pen) =>
      `${strew(pen, [POTATO_SLICE], [88, 98, 40, 20], 8, { apart: 24, tilt: 40, scale: 0.9 })}${strew(pen, [p.BROWN_ONION], [92, 98, 34, 16], 4, { apart: 22, seed: 4, tilt: 60 })}${at(p.SPRIG, 92, 98, 0, 0.9)}`,
  ),
  omelette: onPlate(
    CIELO,
    (pen) =>
      `${lay([p.TOMATO_WEDGE, 146, 88, 10], [p.LETTUCE, 52, 92, -8, 0.8])}${under(100, 130, 62, 26)}<path d="M36 124c0-26 28-42 66-42s64 16 62 40c-2 18-30 26-64 26s-64-6-64-24z" fill="#B0741A"/><path d="M36 118c0-26 28-40 66-40s64 14 62 38c-16 14-30 8-46 12-20 6-62 10-82-10z" fill="${pen.radial(
        [
          [0, '#FFE890'],
          [0.6, '#F6BE40'],
          [1, '#C4841E'],
        ],
        0.36,
        0.28,
        0.8,
      )}"/><path d="M40 124c30 14 58 12 82 6 16-4 28 0 40-10-2 18-28 24-62 24-30 0-56-4-60-20z" fill="#FFE9A0"/>${lay([HAM, 64, 134, 0], [HAM, 108, 138, 20], [p.RED_PEPPER, 86, 138, 0, 0.9], [p.GREEN_PEPPER, 128, 132, -10, 0.9], [m.SHRED, 76, 130], [m.SHRED, 146, 128, -20])}<path d="M52 102q18-16 48-17" stroke="#FFF8D0" stroke-width="5" fill="none" stroke-linecap="round"/>${lay([p.SPRIG, 104, 98])}`,
  ),
};
const POTATO_SLICE =
  '<ellipse cy="2.4" rx="15" ry="10.4" fill="#C08E2A"/><ellipse rx="15" ry="10" fill="#FBE9A4"/><path d="M-8-3q6-4 13-2" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/>';
const HAM = '<path d="M-9-4l14-3 5 8-14 5z" fill="#C25A66"/><path d="M-9-6l14-3 5 8-14 5z" fill="#F6A0A6"/>';

/** Eggs in a pan of sauce. */
export const sarten: Readonly<Record<string, Dish>> = {
  'huevos-guisados': (pen) =>
    pan(
      pen,
      `${strew(pen, [p.GREEN_PEA, p.GREEN_PEA, p.ONION], [92, 118, 58, 28], 26, { apart: 12 })}${at(m.EGG_FRIED, 66, 108, 0, 0.8)}${at(m.EGG_FRIED, 116, 110, 20, 0.8)}${at(m.EGG_FRIED, 88, 134, -10, 0.72)}`,
      ['#F0603E', '#CE3624', '#86180E'],
    ),
  'huevos-criolla': onPlate(
    LOZA,
    (pen) =>
      `${under(100, 124, 60, 30)}<path d="M40 118c2-24 44-34 66-32 30 2 56 14 54 32-2 20-32 30-62 29s-60-10-58-29z" fill="${pen.radial(
        [
          [0, '#F57A52'],
          [0.6, '#DA4228'],
          [1, '#A02414'],
        ],
        0.4,
        0.3,
        0.8,
      )}"/>${strew(pen, [p.RED_PEPPER, p.GREEN_PEPPER, p.ONION], [100, 116, 50, 24], 14, { apart: 18, seed: 5 })}${at(m.EGG_FRIED, 76, 112, 0, 0.92)}${at(m.EGG_FRIED, 126, 118, 24, 0.92)}${at(p.SPRIG, 102, 96)}`,
  ),
  batata: (pen) =>
    pan(
      pen,
      `${strew(pen, [p.BATATA, p.BATATA, p.GREEN_PEPPER], [92, 116, 56, 27], 22, { apart: 15, tilt: 20, scale: 1.1 })}${at(m.BACON, 62, 104, -12)}${at(m.BACON, 66, 130, 8)}${under(112, 118, 30, 16)}${at(m.EGG_FRIED, 112, 112, 0, 0.95)}`,
    ),
  sorullitos: onPlate(
    SOL,
    (pen) =>
      `${under(92, 124, 56, 26)}${lay([SORULLO, 76, 98, -14], [SORULLO, 108, 98, 10], [SORULLO, 70, 116, 4], [SORULLO, 104, 118, -10], [SORULLO, 84, 136, 8])}${DIP(pen, 138, 104, ['#FFC9A8', '#F28A62', '#BC5230'])}`,
  ),
};
const SORULLO =
  '<path d="M-30-7h60q9 1 9 10t-9 10h-60q-9-1-9-10t9-10z" fill="#A3641A"/><path d="M-30-11h60q9 1 9 10T30 8h-60q-9-1-9-9.500t9-9.500z" fill="#F2B548"/><path d="M-26-6h44" stroke="#FFE6A4" stroke-width="4" stroke-linecap="round"/><path d="M-14 2h.1M0 3h.1M14 1h.1M24-2h.1" stroke="#C0801E" stroke-width="3.4" stroke-linecap="round"/>';

/** A little bowl of something to dip into. */
export function DIP(pen: Pen, x: number, y: number, [light, base, dark]: Tones, over = ''): string {
  return `<g transform="translate(${x} ${y})">${under(2, 12, 32, 14)}<path d="M-30-2c1 18 12 26 22 27H8C18 24 29 16 30-2z" fill="${pen.linear(
    [
      [0, '#B8C6CC'],
      [0.3, '#FFFFFF'],
      [0.65, '#EDF2F4'],
      [1, '#A9B9C0'],
    ],
  )}"/><ellipse cy="-2" rx="30" ry="13" fill="#FFFFFF"/><ellipse cy="-1" rx="26" ry="10.400" fill="${dark}"/><ellipse cy=".8" rx="25" ry="9" fill="${base}"/><path d="M-16 0q8-7 22-5" stroke="${light}" stroke-width="4" fill="none" stroke-linecap="round"/>${over}</g>`;
}

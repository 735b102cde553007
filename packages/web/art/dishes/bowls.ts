import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, mound, strew, under } from './laying.ts';
import {
  AZUL,
  BARRO,
  CIELO,
  caldero,
  HOJA,
  inBowl,
  LOZA,
  MENTA,
  NOCHE,
  ROSA,
  SOL,
  UVA,
  type Ware,
} from './vessels.ts';

const FULL = [100, 91, 60, 33] as const;

/** What a stew's sauce or a soup's broth looks like. */
const SAUCE: Tones = ['#E98A4E', '#C65A28', '#8A3413'];
const TOMATO: Tones = ['#F2714A', '#D2402A', '#8E1E14'];
const BROWN: Tones = ['#B9743C', '#8C4E22', '#54290E'];
const GOLD: Tones = ['#FFE08A', '#F2B83C', '#BC7E16'];
const BROTH: Tones = ['#FBE9AC', '#F0CC62', '#C08F28'];
const CLEAR: Tones = ['#F8F0CC', '#E6D48E', '#AE9648'];
const BLACK: Tones = ['#6B5560', '#43303C', '#241720'];

/** Light on a liquid: two arcs at its back edge. */
const SHEEN =
  '<path d="M36 82q14-14 40-19" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M150 112q8-4 12-9" stroke="#fff" stroke-opacity=".4" stroke-width="3.4" stroke-linecap="round" fill="none"/>';
const steam =
  '<path d="M82 34q-7-7 0-13t0-12M104 30q-7-7 0-13t0-10M126 34q-7-7 0-13t0-12" stroke="#8FA39B" stroke-opacity=".35" stroke-width="4.4" fill="none" stroke-linecap="round"/>';
const drops =
  '<path d="M54 104a5 3 0 1 0 .1 0zM138 104a4 2.6 0 1 0 .1 0zM124 74a4 2.4 0 1 0 .1 0zM68 76a3.4 2.2 0 1 0 .1 0z" fill="#fff" opacity=".35"/>';

/** A stew: pieces half sunk in their sauce. */
const stew = (
  ware: Ware,
  sauce: Tones,
  pieces: readonly string[],
  over = '',
  { count = 27, apart = 15, scale = 1.12, seed = 1 } = {},
): Dish =>
  inBowl(ware, sauce, (pen) => `${SHEEN}${strew(pen, pieces, FULL, count, { seed, apart, scale })}${over}`);

/** A smooth soup with a turn of cream and what is strewn on it. */
const cream = (ware: Ware, bed: Tones, swirl: string, over: string): Dish =>
  inBowl(
    ware,
    bed,
    () =>
      `${SHEEN}<path d="M48 92c10-18 84-24 104-4 10 12-30 26-64 18-22-6-8-20 16-18 18 2 14 12 2 12" stroke="${swirl}" stroke-width="6.4" fill="none" stroke-linecap="round"/>${over}`,
  );

/** A salad, heaped over leaves. */
const salad = (
  ware: Ware,
  pieces: readonly string[],
  over = '',
  { seed = 1, count = 26, scale = 1.1, leaf = p.LETTUCE } = {},
): Dish =>
  inBowl(
    ware,
    ['#B9DC7E', '#7FB24A', '#4A7A26'],
    (pen) =>
      `${strew(pen, [leaf], [100, 84, 52, 34], 12, { seed: 4, apart: 24, tilt: 70 })}${strew(pen, pieces, [100, 84, 54, 32], Math.round(count * 1.2), { seed, apart: 14, scale })}${over}`,
  );

/** Something cold and grained, heaped without leaves. */
const heap = (
  ware: Ware,
  bed: Tones,
  specks: readonly [string, string],
  pieces: readonly string[],
  over = '',
  { seed = 1, count = 18, scale = 1 } = {},
): Dish =>
  inBowl(
    ware,
    bed,
    (pen) =>
      `${mound(pen, bed, [100, 94, 66, 36], 16)}${grains([100, 84, 58, 34], 150, specks[0], { width: 3.4, long: 3 })}${grains([100, 84, 58, 34], 80, specks[1], { seed: 5, width: 3.4, long: 3 })}${strew(pen, pieces, [100, 84, 52, 31], Math.round(count * 1.2), { seed, apart: 15, scale })}${over}`,
  );

const sprigs = at(p.SPRIG, 104, 84, 8, 1.2);
const chickenOn = (pen: Pen): string =>
  `${under(96, 92, 40, 15)}${strew(pen, [m.DRUMSTICK], [96, 80, 1, 1], 1, { tilt: 8, scale: 1.05 })}`;
const BREAD_AT_RIM = at(m.BREAD, 150, 62, 18, 0.72);

export const guiso: Readonly<Record<string, Dish>> = {
  'habichuelas-calabaza': stew(
    BARRO,
    TOMATO,
    [p.RED_BEAN, p.PUMPKIN, p.RED_BEAN, p.RED_BEAN],
    `${at(p.AVOCADO, 142, 66, -8, 1.1)}${at(p.AVOCADO, 150, 76, 4, 1)}${sprigs}`,
  ),
  'pollo-papas': inBowl(
    AZUL,
    SAUCE,
    (pen) =>
      `${SHEEN}${strew(pen, [p.POTATO, p.CARROT_COIN, p.POTATO], FULL, 14, { apart: 22, scale: 1.2, seed: 3 })}${chickenOn(pen)}${at(p.SPRIG, 138, 98)}`,
  ),
  lentejas: stew(SOL, BROWN, [p.LENTIL, p.LENTIL, p.BATATA, p.LENTIL, p.LENTIL, p.CARROT_DICE], sprigs, {
    count: 62,
    apart: 9,
    scale: 1.15,
    seed: 2,
  }),
  berenjena: stew(
    MENTA,
    TOMATO,
    [p.EGGPLANT_CUBE, p.CHICKPEA, p.EGGPLANT_CUBE],
    at(p.SPRIG, 92, 80, 0, 1.2),
    { apart: 17, scale: 1.2, seed: 6 },
  ),
  carne: stew(
    CIELO,
    BROWN,
    [m.BEEF, p.YAUTIA, p.CARROT_COIN, m.BEEF],
    `${at(p.BAY, 92, 76, -20)}${at(p.SPRIG, 124, 96)}`,
    { count: 16, apart: 21, scale: 1.12, seed: 4 },
  ),
  tempeh: stew(HOJA, TOMATO, [m.TEMPEH, p.GREEN_PEPPER, m.TEMPEH, p.OLIVE], sprigs, {
    count: 15,
    apart: 20,
    seed: 2,
  }),
  gandules: stew(MENTA, GOLD, [p.GANDUL, p.GANDUL, p.PUMPKIN], sprigs, { count: 44, apart: 11, scale: 1.15 }),
  picadillo: heap(
    ROSA,
    ['#E2A468', '#BC7438', '#7E4318'],
    ['#D99458', '#F0C08C'],
    [m.MINCE_PALE, p.CHAYOTE, m.MINCE_PALE, p.CARROT_DICE, p.OLIVE],
    sprigs,
    { count: 30 },
  ),
};

export const sopa: Readonly<Record<string, Dish>> = {
  'pollo-fideos': stew(
    LOZA,
    BROTH,
    [m.NOODLE, p.PUMPKIN, m.NOODLE, m.CHICKEN, m.NOODLE],
    `${drops}${at(p.SPRIG, 104, 88, 0, 1.1)}${steam}`,
    { count: 19, apart: 18, seed: 3 },
  ),
  sancocho: inBowl(
    BARRO,
    GOLD,
    (pen) =>
      `${SHEEN}${strew(pen, [p.YAUTIA, p.PUMPKIN, m.CHICKEN, p.BATATA, m.GUINEITO], FULL, 14, { apart: 22, scale: 1.2, seed: 5 })}${COB}${sprigs}`,
  ),
  platano: inBowl(
    HOJA,
    ['#F2DC8A', '#DDB94E', '#A07E1E'],
    (pen) =>
      `${SHEEN}${strew(pen, [m.GUINEITO, p.CARROT_DICE, m.GUINEITO], FULL, 13, { apart: 21, scale: 1, seed: 7 })}${at(m.EGG_HALF, 80, 88, -10, 1.25)}${at(m.EGG_HALF, 120, 92, 12, 1.25)}${at(p.SPRIG, 102, 74)}`,
  ),
  'habichuelas-negras': inBowl(
    ROSA,
    BLACK,
    (pen) =>
      `${SHEEN}${strew(pen, [p.BLACK_BEAN], FULL, 26, { apart: 14, scale: 1.15 })}<path d="M84 92c0-8 34-10 38-1 2 8-12 12-22 11s-16-4-16-10z" fill="#FFFDF4"/><path d="M90 90q10-6 24-3" stroke="#E4DCC8" stroke-width="3" fill="none"/>${at(p.SPRIG, 104, 86)}${at(p.LIME_WEDGE, 148, 74, -12, 1.1)}`,
  ),
  gallego: stew(AZUL, CLEAR, [p.WHITE_BEAN, p.CABBAGE, p.POTATO, m.SAUSAGE, p.SPINACH], BREAD_AT_RIM, {
    count: 22,
    apart: 16,
    seed: 8,
  }),
  'fideos-huevo': stew(
    SOL,
    BROTH,
    [m.NOODLE, m.NOODLE, p.CARROT_DICE],
    `${at(m.SCRAMBLE_WHITE, 86, 88, 0, 1)}${at(m.SCRAMBLE, 116, 94, 20, 0.9)}${at(p.SPRIG, 100, 82)}${steam}`,
    { count: 18, apart: 17, seed: 1 },
  ),
};

const COB =
  '<g transform="translate(128 78) rotate(-14)"><path d="M-22-9h38v24h-38z" fill="#CF8E10"/><ellipse cx="16" cy="3" rx="8" ry="13" fill="#F6E2A4"/><ellipse cx="16" cy="3" rx="3.4" ry="6" fill="#E0BE6C"/><path d="M-22-11h38q-6 6-5 22h-33z" fill="#FFD23E"/><path d="M-20-5h30M-20 2h30M-20 9h30M-14-10v21M-6-10v21M2-10v21" stroke="#E0A11C" stroke-width="2"/><path d="M-18-8h28" stroke="#FFF6C4" stroke-width="3"/></g>';

export const asopao: Readonly<Record<string, Dish>> = {
  pollo: inBowl(
    CIELO,
    GOLD,
    (pen) =>
      `${SHEEN}${grains(FULL, 90, '#FFF6DC', { width: 3.4, long: 5 })}${strew(pen, [p.GREEN_PEA, p.RED_PEPPER, p.GREEN_PEA], FULL, 13, { apart: 18, seed: 2 })}${chickenOn(pen)}${at(p.SPRIG, 142, 96)}${steam}`,
  ),
  gandules: inBowl(
    UVA,
    SAUCE,
    (pen) =>
      `${SHEEN}${grains(FULL, 100, '#FFEFC8', { width: 3.4, long: 5 })}${strew(pen, [p.GANDUL, p.GANDUL, p.PUMPKIN, p.GANDUL], FULL, 26, { apart: 14, scale: 1.15, seed: 3 })}${sprigs}${steam}`,
  ),
};

export const crema: Readonly<Record<string, Dish>> = {
  calabaza: cream(
    NOCHE,
    ['#FFB84E', '#F28C22', '#B95E0C'],
    '#FFF3DC',
    `${at(p.CHICKPEA, 94, 86, 0, 1.1)}${at(p.CHICKPEA, 108, 92, 0, 1.1)}${at(p.CHICKPEA, 110, 80, 0, 1.1)}${at(p.CHICKPEA, 80, 98, 0, 1.1)}${at(p.SPRIG, 124, 84)}`,
  ),
  brecol: cream(
    BARRO,
    ['#D3DE8E', '#A9BE5A', '#74882E'],
    '#F8F8DC',
    `${at(p.BROCCOLI, 90, 84, -8, 1)}${at(p.BROCCOLI, 116, 92, 12, 0.9)}${at(m.SHRED, 74, 98)}${at(m.SHRED, 136, 84, 40)}${at(m.SHRED, 104, 106, 10)}`,
  ),
  guisantes: cream(
    LOZA,
    ['#A5D866', '#6DB03A', '#3F7A1C'],
    '#F4FAE0',
    `${[
      [84, 86],
      [96, 94],
      [110, 84],
      [118, 96],
      [100, 82],
    ]
      .map(([x = 0, y = 0]) => at(p.GREEN_PEA, x, y, 0, 1.2))
      .join('')}${at(p.MINT, 126, 84, 0, 1)}`,
  ),
};

/** A porridge or what is eaten by the spoon for breakfast. */
const porridge = (ware: Ware, bed: Tones, over: (pen: Pen) => string): Dish =>
  inBowl(
    ware,
    bed,
    (pen) =>
      `<path d="M34 92c10-24 90-34 126-12" stroke="#fff" stroke-opacity=".6" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M44 104c26 18 84 20 112-2" stroke="${bed[2]}" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>${over(pen)}`,
  );

const OAT: Tones = ['#FBEBCB', '#E8CF9E', '#B89660'];
const MILKY: Tones = ['#FFFFFF', '#F8F2E4', '#CFC4AC'];
const CORNMEAL: Tones = ['#FFE892', '#F8CB45', '#C5921A'];
const oats = (seed = 1): string =>
  `${grains([100, 92, 64, 36], 70, '#FFF8E4', { seed, width: 5, long: 4 })}${grains([100, 92, 64, 36], 40, '#C9A468', { seed: seed + 3, width: 3, long: 3 })}`;
const cinnamon = (seed = 2): string =>
  grains([100, 88, 34, 14], 42, '#9C5A2C', { seed, width: 2.6, long: 0.4 });
const STICK =
  '<g transform="translate(122 72) rotate(-28)"><rect x="-36" y="-6" width="72" height="12" rx="6" fill="#6E3A18"/><rect x="-36" y="-6" width="72" height="6" rx="3" fill="#B4743F"/><rect x="-34" y="3" width="70" height="8" rx="4" fill="#7E4520"/></g>';
const row = (piece: string, spots: readonly (readonly [number, number, number])[], scale = 1): string =>
  spots.map(([x, y, turn]) => at(piece, x, y, turn, scale)).join('');

export const avena: Readonly<Record<string, Dish>> = {
  canela: porridge(BARRO, OAT, () => `${oats()}${cinnamon()}${STICK}${at(p.LEMON_SLICE, 68, 88, -8, 0.9)}`),
  parcha: porridge(
    AZUL,
    MILKY,
    (pen) =>
      `${oats(2)}<path d="M66 88c6-14 62-18 74-4 6 12-14 22-38 20s-40-6-36-16z" fill="#F7A81E"/><path d="M76 84q16-10 40-7" stroke="#FFE08A" stroke-width="4" fill="none" stroke-linecap="round"/>${strew(pen, [PIP], [102, 90, 30, 11], 11, { apart: 10 })}`,
  ),
  mango: porridge(
    MENTA,
    OAT,
    (pen) =>
      `${oats(4)}${strew(pen, [p.MANGO], [104, 82, 40, 16], 10, { apart: 19, tilt: 25, scale: 1.1 })}${at(p.MINT, 104, 72)}`,
  ),
  calabaza: porridge(
    HOJA,
    ['#FFCB74', '#F0A240', '#B9701A'],
    (pen) =>
      `${oats(5)}${cinnamon(3)}${strew(pen, [p.SEED, p.SEED, p.RAISIN], [100, 88, 42, 16], 14, { apart: 12, scale: 1.1 })}`,
  ),
  quinoa: porridge(
    CIELO,
    MILKY,
    (pen) =>
      `${grains([100, 92, 64, 36], 110, '#E2CDA0', { width: 4.6, long: 0.4 })}${strew(pen, [p.APPLE_RED, p.RAISIN, p.APPLE_RED, p.RAISIN], [100, 84, 44, 18], 13, { apart: 17, tilt: 40, scale: 1.05 })}${cinnamon()}`,
  ),
  muesli: porridge(
    SOL,
    OAT,
    (pen) =>
      `${oats(7)}${strew(pen, [p.ALMOND, p.RAISIN, p.SEED], [96, 92, 50, 20], 16, { apart: 13 })}${row(
        p.APPLE_GREEN,
        [
          [84, 74, -14],
          [104, 70, 0],
          [124, 74, 14],
        ],
        1.25,
      )}`,
  ),
  chia: porridge(
    UVA,
    ['#F4EEF0', '#DCCFD6', '#A6929E'],
    (pen) =>
      `${grains([100, 92, 64, 36], 120, '#4A3A44', { width: 3.2, long: 0.4 })}${strew(pen, [p.STRAWBERRY], [104, 80, 34, 14], 6, { apart: 22, tilt: 40, scale: 1.05 })}${at(p.ALMOND, 70, 96)}${at(p.ALMOND, 84, 106, 30)}${at(p.MINT, 130, 74)}`,
  ),
};
const PIP =
  '<ellipse rx="4" ry="3" fill="#2E2410"/><path d="M-1-1h1" stroke="#fff" stroke-width="1.4" stroke-linecap="round"/>';

export const funche: Readonly<Record<string, Dish>> = {
  coco: porridge(
    AZUL,
    CORNMEAL,
    (pen) =>
      `${grains([100, 86, 40, 16], 46, '#FFFFFF', { width: 4, long: 9 })}${cinnamon(4)}${strew(pen, [p.RAISIN], [100, 90, 46, 18], 5, { apart: 20 })}`,
  ),
  huevo: porridge(
    BARRO,
    CORNMEAL,
    () =>
      `${at(m.CHEESE_SLAB, 62, 88, 0, 0.8)}${under(108, 92, 38, 17)}${at(m.EGG_FRIED, 110, 86, 0, 1.1)}${at(p.SPRIG, 80, 106)}`,
  ),
  habichuelas: porridge(
    LOZA,
    CORNMEAL,
    (pen) =>
      `${under(100, 92, 44, 20)}<ellipse cx="100" cy="88" rx="42" ry="18" fill="#3A2230"/>${strew(pen, [p.BLACK_BEAN], [100, 86, 36, 15], 20, { apart: 11, scale: 1.1 })}${at(p.SPRIG, 104, 80)}${at(p.RED_PEPPER, 70, 76, 20)}`,
  ),
  guayaba: porridge(
    ROSA,
    ['#FFF3C0', '#FBE08C', '#CFAE44'],
    (pen) =>
      `${strew(pen, [p.GUAVA], [100, 84, 34, 14], 8, { apart: 18, tilt: 25, scale: 1.05 })}<path d="M64 98q34 14 76-4" stroke="#D94A58" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  ),
  farina: porridge(
    CIELO,
    ['#FFFDF4', '#F6E9CC', '#CDB688'],
    () =>
      `${row(
        p.BANANA,
        [
          [72, 86, 0],
          [92, 80, 8],
          [112, 80, -6],
          [130, 86, 6],
          [102, 94, 0],
        ],
        1.2,
      )}${cinnamon(5)}`,
  ),
};

export const ensalada: Readonly<Record<string, Dish>> = {
  'habichuelas-mango': heap(
    CIELO,
    ['#FFD25A', '#EBA630', '#B4740E'],
    ['#FFE48C', '#8A3A48'],
    [p.BLACK_BEAN, p.MANGO, p.CORN, p.BLACK_BEAN, p.RED_PEPPER],
    `${at(p.SPRIG, 98, 62, 0, 1.2)}${at(p.LIME_WEDGE, 152, 74, -14)}`,
    { count: 34 },
  ),
  'pavo-manzana': salad(
    AZUL,
    [m.TURKEY, p.WALNUT, p.APPLE_GREEN, p.WALNUT],
    at(p.APPLE_GREEN, 96, 66, 0, 1.1),
    { count: 15, seed: 2 },
  ),
  'queso-aguacate': salad(BARRO, [m.CHEESE, p.TOMATO_WEDGE, p.AVOCADO, p.RED_ONION], '', {
    count: 15,
    seed: 7,
  }),
  'repollo-pavo': inBowl(
    UVA,
    ['#EAF4C8', '#B9D284', '#7A9A48'],
    (pen) =>
      `${strew(pen, [p.CABBAGE, p.CABBAGE, p.PURPLE_CABBAGE, p.CARROT_SHRED], [100, 85, 57, 34], 46, { apart: 10, scale: 1.1 })}${strew(pen, [m.TURKEY, p.PEANUT, p.PEANUT], [100, 74, 44, 20], 14, { apart: 17, seed: 5 })}${at(p.SPRIG, 100, 66)}`,
  ),
  garbanzos: inBowl(
    MENTA,
    ['#FFFFFF', '#F1EEE2', '#C4BEA8'],
    (pen) =>
      `${strew(pen, [p.CHICKPEA, p.CUCUMBER, p.CHICKPEA, p.CHERRY_TOMATO, p.CHICKPEA], [100, 87, 57, 33], 30, { apart: 14, scale: 1.2, seed: 3 })}<path d="M70 78q14 12 30 0t32 2" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/>${at(p.MINT, 102, 70)}`,
  ),
  atun: salad(
    SOL,
    [m.TUNA, p.CHICKPEA, p.OLIVE, p.CHICKPEA, p.TOMATO_WEDGE],
    `${at(p.RED_ONION, 92, 70, 10)}${at(p.OLIVE, 112, 66)}`,
    { count: 21, seed: 4 },
  ),
  coditos: inBowl(
    ROSA,
    ['#FFFBE8', '#F4E6BC', '#C9AE6E'],
    (pen) =>
      `${strew(pen, [m.ELBOW, m.ELBOW, m.TUNA, m.ELBOW, p.GREEN_PEA, p.RED_PEPPER], [100, 85, 57, 34], 32, { apart: 13, scale: 1.05, seed: 2 })}${at(p.SPRIG, 100, 62, 0, 1.2)}`,
  ),
  quinoa: heap(
    HOJA,
    ['#FFF0C4', '#E4C684', '#AE8A42'],
    ['#FFFAE4', '#B98A4A'],
    [p.GANDUL, p.CHERRY_TOMATO, p.GANDUL, p.CUCUMBER, p.GANDUL],
    `${at(p.LEMON_SLICE, 146, 70, 10, 0.9)}${at(p.SPRIG, 98, 62, 0, 1.2)}`,
    { count: 22 },
  ),
  'gandules-escabeche': inBowl(
    BARRO,
    ['#E6D878', '#B9A640', '#7C6C1C'],
    (pen) =>
      `${strew(pen, [p.GANDUL, p.GANDUL, p.RED_PEPPER, p.GANDUL, p.ONION, p.YELLOW_PEPPER], [100, 87, 57, 33], 40, { apart: 11, scale: 1.15, seed: 2 })}${at(p.BAY, 108, 76, -18)}`,
  ),
  guineitos: inBowl(
    CIELO,
    ['#F3E69A', '#CDB84E', '#8A7A24'],
    (pen) =>
      `${strew(pen, [m.GUINEITO, p.CHICKPEA, m.GUINEITO, p.ONION, p.OLIVE], [100, 87, 57, 33], 22, { apart: 16, scale: 1.15, seed: 2 })}${at(p.BAY, 100, 72, 16)}`,
  ),
  verde: salad(LOZA, [p.CHERRY_TOMATO, p.CUCUMBER, p.RED_ONION, p.CUCUMBER, p.CARROT_SHRED], '', {
    count: 16,
    seed: 9,
  }),
  frutas: inBowl(
    SOL,
    ['#FFE9A4', '#F6B44A', '#C27E1E'],
    (pen) =>
      `${strew(pen, [p.PAPAYA, p.PINEAPPLE, p.KIWI, p.MANGO, p.BANANA], [100, 86, 57, 33], 22, { apart: 17, scale: 1.15, tilt: 30, seed: 3 })}${at(p.MINT, 100, 64, 0, 1.2)}`,
  ),
  melon: inBowl(
    MENTA,
    ['#FFB4B0', '#F07A7E', '#B94852'],
    (pen) =>
      `${strew(pen, [p.MELON, m.CHEESE, p.CUCUMBER, p.MELON], [100, 86, 56, 32], 17, { apart: 20, scale: 1.15, tilt: 22, seed: 5 })}${at(p.MINT, 98, 70, 0, 1.2)}${at(p.LIME_WEDGE, 152, 72, -14)}`,
  ),
  edamame: inBowl(
    NOCHE,
    ['#8FBF4A', '#5C8F28', '#345C12'],
    (pen) =>
      `${strew(pen, [POD, p.EDAMAME, POD], [100, 86, 56, 32], 20, { apart: 16, scale: 1.1, tilt: 70, seed: 2 })}${grains([100, 78, 46, 20], 30, '#fff', { width: 3, long: 0.4 })}${at(p.LEMON_SLICE, 148, 72, 8, 0.95)}`,
  ),
  cuscus: heap(
    UVA,
    ['#FFF3C8', '#F2D384', '#BF9440'],
    ['#FFFBE8', '#D3A449'],
    [p.CHICKPEA, p.CARROT_SHRED, p.RAISIN, p.CHICKPEA, p.CARROT_DICE],
    at(p.SPRIG, 100, 60, 0, 1.2),
    { count: 28 },
  ),
};
const POD =
  '<path d="M-24 4C-20-8-12-9-8-5-4-11 4-11 8-5 13-9 22-7 25 2 18 11-18 13-24 4z" fill="#3F6E1C"/><path d="M-24 1C-20-10-12-11-8-7-4-13 4-13 8-7 13-11 22-9 25 0 18 8-18 10-24 1z" fill="#8CC048"/><path d="M-18-2q4-5 8-2M-4-4q5-5 9-1M12-4q4-4 8 0" stroke="#DDF2A8" stroke-width="3" fill="none" stroke-linecap="round"/>';

/** A bowl of rice with things side by side on it. */
export const tazon: Readonly<Record<string, Dish>> = {
  habichuelas: inBowl(
    AZUL,
    ['#FFFFFF', '#FAF6EA', '#CFC8B2'],
    (pen) =>
      `${mound(pen, ['#FFFFFF', '#FAF6EA', '#CFC8B2'], [100, 94, 64, 35], 10)}${grains([100, 86, 57, 33], 90, '#DED6C0', { width: 2.6 })}${under(70, 88, 32, 17)}${strew(pen, [p.RED_BEAN], [70, 84, 28, 15], 17, { apart: 10, scale: 1.05 })}${row(
        p.AVOCADO,
        [
          [120, 74, 0],
          [130, 80, 6],
          [140, 88, 12],
        ],
        1.1,
      )}${at(p.TOMATO_WEDGE, 108, 102, 8, 1.05)}${at(p.CORN, 88, 106)}${at(p.CORN, 78, 108, 30)}${at(p.SPRIG, 96, 68)}`,
  ),
  'arroz-frito': inBowl(
    NOCHE,
    ['#F8DDA0', '#DDB05E', '#9C7026'],
    (pen) =>
      `${mound(pen, ['#F8DDA0', '#DDAE5C', '#9C7026'], [100, 94, 64, 36], 16)}${grains([100, 80, 60, 30], 120, '#FFF3CE', { width: 3.2 })}${strew(pen, [m.SCRAMBLE, p.GREEN_PEA, p.CARROT_DICE, p.GREEN_PEA, p.CARROT_DICE], [100, 82, 50, 31], 32, { apart: 13, scale: 0.9, seed: 2 })}<path d="M116 84L166 22M126 88L174 32" stroke="#7A4020" stroke-width="6" stroke-linecap="round"/><path d="M116 83L166 21M126 87L174 31" stroke="#C08050" stroke-width="2.6" stroke-linecap="round"/>`,
  ),
};

/** Rice and chicken in the pot that it was made in. */
export const calderoDe: Readonly<Record<string, Dish>> = {
  'arroz-con-pollo': (pen) =>
    caldero(
      pen,
      GOLD,
      `${mound(pen, GOLD, [100, 88, 66, 27], 10)}${grains([100, 86, 57, 33], 100, '#FFF6D0', { width: 3.2 })}${strew(pen, [p.GREEN_PEA, p.RED_PEPPER, p.OLIVE, p.GREEN_PEA], [100, 84, 56, 24], 18, { apart: 17, seed: 3 })}${under(76, 84, 32, 13)}${at(m.DRUMSTICK, 72, 76, 10, 0.95)}${under(128, 92, 32, 13)}${at(m.DRUMSTICK, 126, 84, -22, 0.95)}`,
    ),
};

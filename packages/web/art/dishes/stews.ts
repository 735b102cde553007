import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, strew, under } from './laying.ts';
import { heap } from './salads.ts';
import {
  AZUL,
  BARRO,
  CIELO,
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
  camarones: inBowl(
    MENTA,
    GOLD,
    (pen) =>
      `${SHEEN}${grains(FULL, 90, '#FFF6DC', { width: 3.4, long: 5 })}${strew(pen, [p.GREEN_PEA, p.RED_PEPPER, p.GREEN_PEA], FULL, 12, { apart: 20, seed: 6 })}${strew(pen, [m.SHRIMP], [100, 88, 46, 22], 6, { apart: 34, tilt: 50, scale: 0.95, seed: 2 })}${sprigs}${steam}`,
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

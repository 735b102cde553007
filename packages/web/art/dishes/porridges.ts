import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, HOJA, inBowl, LOZA, MENTA, ROSA, SOL, UVA, type Ware } from './vessels.ts';

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

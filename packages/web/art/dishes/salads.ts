import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, mound, strew } from './laying.ts';
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
export const heap = (
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

import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, mound, strew, under } from './laying.ts';
import { AZUL, caldero, inBowl, NOCHE } from './vessels.ts';

const GOLD: Tones = ['#FFE08A', '#F2B83C', '#BC7E16'];

const row = (piece: string, spots: readonly (readonly [number, number, number])[], scale = 1): string =>
  spots.map(([x, y, turn]) => at(piece, x, y, turn, scale)).join('');

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

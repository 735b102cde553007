import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { type Dish, lay, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, HOJA, MENTA, onPlate, ROSA, SOL, type Ware } from './vessels.ts';

const WHEAT: Tones = ['#FFF6DC', '#F3DDAE', '#BE9450'];

const TOASTED: Tones = ['#FFE2A0', '#E9B25C', '#A3681E'];

/** Half of a roll, lying, its cut towards us at the left; `inside` is drawn within the cut. */
const halfRoll = (pen: Pen, [light, base, dark]: Tones, inside: string): string => {
  const skin = pen.linear(
    [
      [0, light],
      [0.45, base],
      [1, dark],
    ],
    'down',
  );
  return `<path d="M-34-26q50-14 78-6 16 6 16 28t-14 30q-30 10-80 0z" fill="${dark}"/><path d="M-34-29q50-14 78-6 16 6 16 27t-14 28q-30 10-80 0z" fill="${skin}"/><path d="M-10-22h.1M10-24h.1M26-14h.1M40-20h.1M4-8h.1M24 4h.1M46-2h.1" stroke="#A8702A" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/><path d="M-12-31q26-7 52-3" stroke="#fff" stroke-opacity=".8" stroke-width="4" stroke-linecap="round" fill="none"/><ellipse cx="-34" cy="-3" rx="21" ry="27" fill="${dark}"/><ellipse cx="-35" cy="-4" rx="20" ry="26" fill="${light}"/><g clip-path="${pen.clip('<ellipse cx="-35" cy="-4" rx="16.500" ry="22"/>')}"><path d="M-60-34h60v70h-60z" fill="#6E4A24"/>${inside}</g>`;
};

const wrapped = (ware: Ware, tones: Tones, inside: (pen: Pen) => string, beside = ''): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${beside}${under(100, 124, 64, 28)}<g transform="translate(112 94) rotate(-10) scale(.95)">${halfRoll(pen, tones, inside(pen))}</g><g transform="translate(92 128) rotate(-4) scale(1.08)">${halfRoll(pen, tones, inside(pen))}</g>`,
  );

const inRoll =
  (bed: string, pieces: readonly string[], seed = 1, scale = 0.85) =>
  (pen: Pen): string =>
    `<path d="M-60-34h60v70h-60z" fill="${bed}"/>${strew(pen, pieces, [-35, -4, 15, 22], 13, { apart: 9, seed, scale })}`;

export const wrap: Readonly<Record<string, Dish>> = {
  atun: wrapped(
    AZUL,
    WHEAT,
    inRoll('#86C24E', [m.TUNA, p.AVOCADO, m.TUNA, p.LETTUCE], 2, 0.62),
    lay([p.LETTUCE, 160, 128, 20, 0.7]),
  ),
  mani: wrapped(
    ROSA,
    TOASTED,
    () =>
      '<path d="M-60-34h60v70h-60z" fill="#C98A44"/><path d="M-56-28q30 10 40-4M-58 20q24-12 44 2" stroke="#8A5422" stroke-width="5" fill="none"/><ellipse cx="-36" cy="-4" rx="13" ry="15" fill="#E8C76A"/><ellipse cx="-36" cy="-5" rx="11.500" ry="13" fill="#FFF6CC"/><path d="M-39-6h.1M-34-8h.1M-36-1h.1" stroke="#A8803A" stroke-width="3" stroke-linecap="round"/>',
    lay([p.PEANUT, 58, 150, 8], [p.PEANUT, 160, 132, -20], [p.BANANA, 152, 110, 0, 0.95]),
  ),
  'burrito-negras': wrapped(
    MENTA,
    WHEAT,
    inRoll('#F4C04A', [p.BLACK_BEAN, m.SCRAMBLE, p.BLACK_BEAN, p.BLACK_BEAN], 3, 0.8),
    DIPS('#D2402A'),
  ),
  'burrito-pintas': wrapped(
    BARRO,
    TOASTED,
    inRoll('#E8B84A', [p.PINTO_BEAN, m.SCRAMBLE, p.PINTO_BEAN, p.RED_PEPPER], 5, 0.8),
    lay([p.AVOCADO, 156, 112, 12], [p.AVOCADO, 160, 126, 18]),
  ),
};

function DIPS(colour: string): string {
  return `<g transform="translate(156 110) scale(.7)"><ellipse cy="14" rx="30" ry="14" fill="#3A2410" opacity=".2"/><path d="M-30-2c1 18 12 26 22 27H8C18 24 29 16 30-2z" fill="#E4EAED"/><ellipse cy="-2" rx="30" ry="13" fill="#fff"/><ellipse rx="25" ry="9.500" fill="${colour}"/><path d="M-14-2q8-5 20-4" stroke="#FFB49E" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;
}

/** A pita cut in half, its pocket open upward. */
const pocket = (pen: Pen, inside: readonly string[], seed: number): string =>
  `${strew(pen, [p.LETTUCE], [0, -18, 34, 6], 4, { apart: 16, tilt: 30, seed, scale: 0.8 })}${strew(pen, inside, [0, -20, 36, 9], 15, { apart: 10, seed, scale: 1 })}<path d="M-50-14c20 12 80 12 100 0 2 34-20 52-50 52S-52 20-50-14z" fill="#B98442"/><path d="M-50-17c20 12 80 12 100 0 2 32-20 50-50 50S-52 17-50-17z" fill="${pen.radial(
    [
      [0, '#FFF0CC'],
      [0.6, '#EFCF94'],
      [1, '#C4924E'],
    ],
    0.36,
    0.3,
    0.8,
  )}"/><path d="M-24 6h.1M0 14h.1M20 4h.1M-8 24h.1M30-2h.1M10 26h.1" stroke="#B98442" stroke-width="7" stroke-linecap="round"/><path d="M-40-4q6 18 18 26" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const pitas = (ware: Ware, inside: readonly string[]): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${under(100, 130, 62, 24)}<g transform="translate(68 104) rotate(-8) scale(.86)">${pocket(pen, inside, 2)}</g><g transform="translate(128 124) rotate(8) scale(.92)">${pocket(pen, inside, 5)}</g>`,
  );

export const pita: Readonly<Record<string, Dish>> = {
  garbanzos: pitas(HOJA, [p.CHICKPEA, p.CUCUMBER, p.CHICKPEA, p.CHERRY_TOMATO]),
  huevo: pitas(CIELO, [m.SCRAMBLE_WHITE, m.EGG_HALF, p.SPINACH]),
};

const TRIANGLE = (fill: string): string =>
  `<path d="M-46 22L-8-38q4-5 10-3l48 30q5 4 0 8z" fill="#8E5A1E"/><path d="M-46 15L50-3v8L-46 24z" fill="${fill}"/><path d="M-46 13q12 8 22 0t24-3 24-5 26-8v5l-96 21z" fill="#FFD566"/><path d="M-47 10L-8-45q4-5 10-3l48 36q4 5-2 7z" fill="#F0CE8C"/><path d="M-42 7L-7-42q4-4 8-2l42 32" stroke="#FFF0CC" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M-18-8h.1M0-26h.1M6-10h.1M20-14h.1M-8-24h.1M-24 2h.1" stroke="#B4742A" stroke-width="8" stroke-linecap="round"/>`;

export const quesadilla: Readonly<Record<string, Dish>> = {
  setas: onPlate(
    SOL,
    () =>
      `${under(100, 128, 64, 28)}${lay([TRIANGLE('#4E8A3A'), 92, 96, -10, 0.92], [TRIANGLE('#4E8A3A'), 118, 130, 4, 0.98])}${lay([p.SPINACH, 52, 138, 0, 1.1], [p.MUSHROOM, 50, 122, -8], [p.MUSHROOM, 72, 146, 10], [p.SPINACH, 154, 100, 20, 1.1])}`,
  ),
};

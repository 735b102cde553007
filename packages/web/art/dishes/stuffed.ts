import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, lay, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, LOZA, MENTA, onPlate, ROSA, SOL, UVA, type Ware } from './vessels.ts';

export const mofongo: Readonly<Record<string, Dish>> = {
  camarones: onPlate(
    BARRO,
    (pen) =>
      `<ellipse cx="100" cy="124" rx="64" ry="34" fill="#E0A83E" opacity=".75"/>${under(100, 122, 42, 20)}${lay([m.SHRIMP, 60, 98, -30, 0.95], [m.SHRIMP, 144, 100, 40, 0.95])}<path d="M60 118c-4-34 14-60 42-60s44 26 40 60c-8 18-74 18-82 0z" fill="${pen.radial(
        [
          [0, '#FFE9A8'],
          [0.55, '#ECBC58'],
          [1, '#A8721E'],
        ],
        0.36,
        0.26,
        0.85,
      )}"/><path d="M74 84q8-14 20-17M68 104q2-8 8-12M112 74q10 6 14 16" stroke="#FFF6CC" stroke-width="4.600" stroke-linecap="round" fill="none"/><path d="M88 88q6 5 12 0M108 100q6 4 12-2M78 112q6 4 12 0M100 116q6 4 13 0" stroke="#A66E1B" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M94 80l10-4 4 7-10 4zM116 92l9-2 3 7-9 3zM80 98l8-3 3 6-8 3z" fill="#9B4A2C"/>${lay([m.SHRIMP, 52, 124, -10, 1], [m.SHRIMP, 78, 140, 14, 1], [m.SHRIMP, 108, 144, -6, 1], [m.SHRIMP, 138, 132, 20, 1], [m.SHRIMP, 102, 58, -8, 0.9], [p.SPRIG, 124, 64, 16])}${grains([100, 136, 50, 14], 16, '#FFF8DC', { width: 3.6, long: 2 })}`,
  ),
};

/** Halves filled: the shell's skin and flesh, and what lies in it. */
const boat = (pen: Pen, skin: Tones, flesh: string, fill: (pen: Pen) => string): string =>
  `<path d="M-52 2c4-20 30-28 56-26 28 0 50 8 52 26-2 20-30 28-56 27S-50 22-52 2z" fill="${skin[2]}"/><path d="M-52-3c4-20 30-27 56-25 28 0 50 8 52 25-2 18-30 26-56 25S-50 15-52-3z" fill="${pen.linear(
    [
      [0, skin[0]],
      [0.5, skin[1]],
      [1, skin[2]],
    ],
    'down',
  )}"/><path d="M-45-4c4-16 26-21 49-19 24 0 42 6 45 19-3 12-26 17-48 16S-43 9-45-4z" fill="${flesh}"/>${fill(pen)}`;

const two = (ware: Ware, one: (pen: Pen) => string, other: (pen: Pen) => string, beside = ''): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${under(100, 124, 64, 30)}<g transform="translate(88 94) rotate(-8) scale(.95)">${one(pen)}</g><g transform="translate(112 128) rotate(-6)">${other(pen)}</g>${beside}`,
  );

const one = (ware: Ware, half: (pen: Pen) => string, beside: string): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${beside}${under(104, 128, 64, 26)}<g transform="translate(102 116) rotate(-6) scale(1.15)">${half(pen)}</g>`,
  );

const fillOf =
  (bed: string, pieces: readonly string[], over = '', count = 18, seed = 1) =>
  (pen: Pen): string =>
    `<ellipse cx="2" cy="-5" rx="37" ry="13" fill="${bed}"/>${strew(pen, pieces, [2, -8, 33, 11], count, { apart: 9, seed, scale: 0.95 })}${over}`;

const CHEESE_VEIL =
  '<path d="M-30-10c6-10 52-12 62-2 4 8-6 6-9 12-4 5-8-3-13-2-7 2-7 9-13 8-5-1-4-7-10-8-8 0-22 2-17-8z" fill="#FFD566"/><path d="M-20-11q16-7 40-3" stroke="#FFF3BC" stroke-width="4" fill="none" stroke-linecap="round"/>';

const BATATA_SKIN: Tones = ['#C86A4A', '#9A4430', '#5E2418'];

const AVOCADO_SKIN: Tones = ['#6E9A3A', '#3F6B22', '#22400E'];

const CHAYOTE_SKIN: Tones = ['#B9D888', '#8AB458', '#587E30'];

const PEPPER_SKIN: Tones = ['#F5604A', '#CF2C22', '#84120E'];

const PLATANO_SKIN: Tones = ['#F2B23E', '#C97A18', '#7E3E0C'];

export const relleno: Readonly<Record<string, Dish>> = {
  chayote: two(
    CIELO,
    (pen) => boat(pen, CHAYOTE_SKIN, '#E8F2C8', fillOf('#7A4424', [m.MINCE, p.OLIVE], CHEESE_VEIL)),
    (pen) => boat(pen, CHAYOTE_SKIN, '#E8F2C8', fillOf('#7A4424', [m.MINCE], CHEESE_VEIL)),
    lay([p.SPRIG, 150, 96]),
  ),
  canoas: two(
    AZUL,
    (pen) =>
      boat(pen, PLATANO_SKIN, '#FBC24A', fillOf('#9A6238', [m.MINCE_PALE, m.MINCE_PALE, p.RED_PEPPER])),
    (pen) => boat(pen, PLATANO_SKIN, '#FBC24A', fillOf('#9A6238', [m.MINCE_PALE], CHEESE_VEIL)),
    lay([p.LETTUCE, 156, 88, 10, 0.7]),
  ),
  pimientos: two(
    ROSA,
    (pen) => boat(pen, PEPPER_SKIN, '#F7A08A', fillOf('#E9C58A', [m.MINCE, p.CORN, m.MINCE, p.GREEN_PEA])),
    (pen) => boat(pen, PEPPER_SKIN, '#F7A08A', fillOf('#E9C58A', [m.MINCE], CHEESE_VEIL)),
    lay([p.SPRIG, 150, 96]),
  ),
  'batata-habichuelas': one(
    MENTA,
    (pen) =>
      boat(
        pen,
        BATATA_SKIN,
        '#F58C3A',
        fillOf(
          '#3A2230',
          [p.BLACK_BEAN, p.BLACK_BEAN, p.CORN],
          `<path d="M-12-14c2-6 24-7 28 0 2 6-8 8-14 8s-14-2-14-8z" fill="#FFFEF8"/>${at(p.SPRIG, 4, -18, 0, 0.9)}`,
        ),
      ),
    lay([p.LIME_WEDGE, 154, 92, -8], [p.LETTUCE, 50, 90, -10, 0.75]),
  ),
  'batata-yogurt': one(
    UVA,
    (pen) =>
      boat(
        pen,
        BATATA_SKIN,
        '#F58C3A',
        () =>
          `<path d="M-34-6c2-12 62-14 70-2 2 10-16 14-36 14S-36 4-34-6z" fill="#FFFEFA"/><path d="M-22-8q16-7 40-3" stroke="#DFD8C8" stroke-width="3.400" fill="none" stroke-linecap="round"/>${lay([p.WALNUT, -14, -10, 10], [p.WALNUT, 12, -12, -20], [p.WALNUT, 28, -4, 30], [p.RAISIN, 0, -2])}<path d="M-26-2q10 8 20 0t22 4" stroke="#C98A1E" stroke-width="3.400" fill="none" stroke-linecap="round"/>`,
      ),
    '',
  ),
  aguacate: two(
    LOZA,
    (pen) =>
      boat(
        pen,
        AVOCADO_SKIN,
        '#DDE48C',
        fillOf('#E8CDB8', [m.TUNA], lay([p.RED_PEPPER, 0, -12, 0, 0.8], [p.SPRIG, 16, -14, 0, 0.7]), 9),
      ),
    (pen) =>
      boat(
        pen,
        AVOCADO_SKIN,
        '#DDE48C',
        fillOf(
          '#E8CDB8',
          [m.TUNA],
          lay([p.CORN, -10, -10], [p.RED_PEPPER, 10, -12, 20, 0.8], [p.SPRIG, 0, -18, 0, 0.8]),
          9,
          4,
        ),
      ),
    lay([p.LIME_WEDGE, 52, 138, 8], [p.CHERRY_TOMATO, 152, 96]),
  ),
  pepinillo: onPlate(
    SOL,
    (pen) =>
      `${under(100, 124, 60, 30)}${[
        [68, 98, -10],
        [126, 98, 8],
        [60, 122, 4],
        [118, 124, -6],
        [92, 146, 6],
      ]
        .map(
          ([x = 0, y = 0, turn = 0], i) =>
            `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.54)">${boat(pen, AVOCADO_SKIN, '#E6F4C4', fillOf('#E8CDB8', [m.TUNA], at(i % 2 ? p.RED_PEPPER : p.OLIVE, 2, -14), 7))}</g>`,
        )
        .join('')}`,
  ),
};

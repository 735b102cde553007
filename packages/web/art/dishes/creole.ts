import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, strew, under } from './laying.ts';
import {
  AZUL,
  BARRO,
  CIELO,
  HOJA,
  inBowl,
  LOZA,
  MENTA,
  NOCHE,
  onPlate,
  ROSA,
  SOL,
  UVA,
  type Ware,
} from './vessels.ts';

type Laid = readonly [piece: string, x: number, y: number, turn?: number, scale?: number];
const lay = (...pieces: readonly Laid[]): string => pieces.map((laid) => at(...laid)).join('');

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

/** A square slice in layers, its face towards us. */
const slice = (layers: readonly string[], crust: string, over: string): string => {
  const height = 58 / layers.length;
  const faces = layers
    .map(
      (fill, i) =>
        `<path d="M48 ${84 + i * height}L104 ${104 + i * height}v${height + 0.6}L48 ${84 + (i + 1) * height}z" fill="${fill}"/><path d="M104 ${104 + i * height}L158 ${82 + i * height}v${height}L104 ${104 + (i + 1) * height}z" fill="${fill}" /><path d="M104 ${104 + i * height}L158 ${82 + i * height}v${height}L104 ${104 + (i + 1) * height}z" fill="#3A1808" opacity=".22"/>`,
    )
    .join('');
  return `${under(104, 146, 62, 20)}<g transform="translate(-2 -12)">${faces}<path d="M48 84l54-20 56 18-54 22z" fill="${crust}"/>${over}</g>`;
};
export const horno: Readonly<Record<string, Dish>> = {
  pastelon: onPlate(
    MENTA,
    () =>
      `${slice(['#F3B03C', '#7A3E20', '#8E4A26', '#F3B03C', '#7A3E20', '#E09A2C'], '#FFD566', `<path d="M48 84l56 20 54-22v8q-6 10-10 2-6 12-12 4-6 14-14 6-6 10-12 8-8 4-12-6-8 6-12-4-8 4-14-4-8 4-12-4-6 2-12-8z" fill="#FFD566"/><path d="M66 82l34-12M92 90l34-13" stroke="#FFF3BC" stroke-width="4" stroke-linecap="round"/><path d="M80 80h.1M110 80h.1M126 82h.1M98 92h.1" stroke="#D98A1E" stroke-width="5" stroke-linecap="round"/>`)}${lay([p.LETTUCE, 48, 140, -8, 0.7], [p.TOMATO_WEDGE, 66, 150, 0, 0.9], [p.SPRIG, 102, 70])}`,
  ),
  berenjena: onPlate(
    ROSA,
    (pen) =>
      `${under(100, 124, 62, 30)}<path d="M42 120c2-20 30-28 60-28s58 10 58 28-30 26-60 26-60-8-58-26z" fill="#CE3A22"/>${[
        [64, 104],
        [104, 98],
        [140, 108],
        [78, 126],
        [122, 130],
      ]
        .map(([x = 0, y = 0], i) => `${at(p.EGGPLANT, x, y, 0, 1.35)}${at(MELT, x, y - 4, i * 30, 0.78)}`)
        .join('')}${strew(pen, [p.SPRIG], [100, 112, 30, 16], 4, { apart: 24, tilt: 20 })}`,
  ),
  vegetales: onPlate(
    NOCHE,
    (pen) =>
      `${under(100, 122, 62, 30)}${strew(pen, [p.BATATA, p.BROCCOLI, p.RED_PEPPER, p.CARROT_COIN, p.YELLOW_PEPPER, p.EGGPLANT], [100, 112, 54, 28], 20, { apart: 20, tilt: 30, seed: 2 })}${at(p.SPRIG, 100, 92, 0, 1.1)}`,
  ),
  manzana: inBowl(
    AZUL,
    ['#FFE3A4', '#EDBE6C', '#B98434'],
    (pen) =>
      `${strew(pen, [BAKED_SLICE], [100, 88, 54, 30], 17, { apart: 19, tilt: 60, scale: 1.1, seed: 3 })}${strew(pen, [p.WALNUT], [98, 84, 42, 24], 6, { apart: 24, seed: 6 })}${grains([98, 86, 48, 28], 46, '#8A4A1C', { width: 2.8, long: 0.4 })}<g transform="translate(126 68) rotate(-32)"><rect x="-36" y="-6" width="72" height="12" rx="6" fill="#6E3A18"/><rect x="-36" y="-6" width="72" height="6" rx="3" fill="#B4743F"/><rect x="-34" y="3" width="70" height="8" rx="4" fill="#7E4520"/></g>`,
  ),
};
/** A slice of apple, softened and golden, its red skin outside. */
const BAKED_SLICE =
  '<path d="M-18-2C-14 15 14 15 18-2 10 6-10 6-18-2z" fill="#8A1C1C"/><path d="M-18-4C-14 13 14 13 18-4 9-11-9-11-18-4z" fill="#C9342E"/><path d="M-18-4C-14 8 14 8 18-4 9-11-9-11-18-4z" fill="#F9DC94"/><path d="M-11-4q10-5 21-1" stroke="#FFF6D0" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-6 1h.1M4 2h.1" stroke="#C98A3A" stroke-width="3" stroke-linecap="round"/>';
/** A taco, its filling over the fold. */
const taco = (pen: Pen, seed: number): string =>
  `<path d="M-46 22c-4-34 18-54 44-54s50 18 48 52z" fill="#C98E2E"/>${strew(pen, [p.LETTUCE], [0, -22, 34, 8], 4, { apart: 16, tilt: 40, seed, scale: 0.6 })}${strew(pen, [m.MINCE, p.TOMATO_WEDGE, m.MINCE, m.SHRED], [0, -20, 36, 10], 16, { apart: 9, seed, scale: 0.85 })}<path d="M-46 26c-2-32 18-46 46-46s48 14 48 44q-1 6-8 6h-78q-7 0-8-4z" fill="#B97A18"/><path d="M-46 22c-2-32 18-46 46-46s48 14 48 42q-1 6-8 6h-78q-7 0-8-2z" fill="#FBD06A"/><path d="M-34 10c4-16 18-24 34-24" stroke="#FFF3C0" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M-10 12h.1M10 0h.1M24 14h.1M-22 18h.1M4 18h.1" stroke="#D99A2E" stroke-width="6" stroke-linecap="round"/>`;
/** A skewer: meat, pepper and onion in turn over a stick. */
const PINCHO = `<path d="M-66 2h132" stroke="#8A5A28" stroke-width="5" stroke-linecap="round"/><path d="M-66 0h132" stroke="#D9A96A" stroke-width="2.6" stroke-linecap="round"/>${[-44, -14, 16, 46].map((x) => at(m.CHICKEN_BROWN, x, 0, 0, 0.86)).join('')}${[-29, 31].map((x) => `<path d="M${x - 6}-11h11v22h-11z" fill="#9A1A18"/><path d="M${x - 7}-12h11v21h-11z" fill="#E8402F"/><path d="M${x - 4}-9v13" stroke="#FFA794" stroke-width="2.4" stroke-linecap="round"/>`).join('')}<path d="M-5-11h11v22H-5z" fill="#2F6B22"/><path d="M-6-12h11v21H-6z" fill="#62A844"/><path d="M-3-9v13" stroke="#C6E8A0" stroke-width="2.4" stroke-linecap="round"/>`;
const MELT =
  '<path d="M-18 0c2-10 34-10 38 0 2 6-4 6-6 10-4 4-6-2-10-1-5 1-5 6-9 5s-4-5-8-6-8-2-5-8z" fill="#FFD970"/><path d="M-12-3q10-5 24-1" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M2 2h.1M-6 3h.1M10 1h.1" stroke="#E0A63C" stroke-width="3.400" stroke-linecap="round"/>';

/** Pasta heaped on a plate. */
const pasta = (
  ware: Ware,
  sauce: Tones,
  shapes: readonly string[],
  bits: readonly string[],
  over = '',
  seed = 1,
): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${under(100, 124, 60, 30)}<path d="M42 116c2-26 34-38 58-38s58 12 58 38c0 20-30 30-58 30s-60-10-58-30z" fill="${pen.radial(
        [
          [0, sauce[0]],
          [0.6, sauce[1]],
          [1, sauce[2]],
        ],
        0.38,
        0.28,
        0.8,
      )}"/>${strew(pen, shapes, [100, 108, 52, 28], 20, { apart: 16, seed })}${strew(pen, bits, [100, 104, 46, 24], 13, { apart: 16, seed: seed + 3, scale: 0.78 })}${over}`,
  );

export const pastas: Readonly<Record<string, Dish>> = {
  'coditos-pavo': pasta(
    AZUL,
    ['#F0704A', '#CE4028', '#8E2414'],
    [m.ELBOW],
    [m.MINCE_PALE, p.SPINACH, m.MINCE_PALE],
    at(p.SPRIG, 100, 84),
  ),
  plumitas: pasta(
    LOZA,
    ['#F57A52', '#D84A2C', '#96240F'],
    [m.PENNE],
    [m.TUNA, p.CHERRY_TOMATO, p.OLIVE],
    at(p.MINT, 100, 84, 0, 1.1),
    2,
  ),
  tornillos: pasta(
    NOCHE,
    ['#FFF6DC', '#F0DDAA', '#C0A464'],
    [m.FUSILLI],
    [SALMON_BIT(), p.GREEN_PEA, p.GREEN_PEA],
    at(p.LEMON_SLICE, 146, 128, 8, 0.9),
    3,
  ),
  espaguetis: pasta(
    HOJA,
    ['#FBE3A0', '#EFC968', '#B98E2C'],
    [m.NOODLE],
    [p.CHERRY_TOMATO, p.SPINACH],
    at(p.MINT, 100, 84),
    4,
  ),
};
function SALMON_BIT(): string {
  return '<path d="M-14-2l6-9 14-2 9 8-2 11-12 6-12-3z" fill="#A8421E"/><path d="M-14-4l6-8 14-2 9 7-3 9-11 5-12-2z" fill="#FA8A5C"/><path d="M-7-10l6 14M2-12l6 13" stroke="#FFD3B8" stroke-width="2.600" stroke-linecap="round"/>';
}

/** Leaves filled by hand, skewers, and other things of the plate. */
export const mano: Readonly<Record<string, Dish>> = {
  tacos: onPlate(
    BARRO,
    (pen) =>
      `${under(100, 130, 62, 24)}${lay([taco(pen, 2), 78, 98, -6, 0.86], [taco(pen, 4), 124, 104, 6, 0.86], [taco(pen, 6), 96, 130, 0, 0.92], [p.LIME_WEDGE, 154, 138, -8])}`,
  ),
  pinchos: onPlate(
    AZUL,
    () =>
      `${under(100, 126, 60, 26)}${lay([PINCHO, 92, 94, -12], [PINCHO, 104, 116, -12], [PINCHO, 92, 138, -12], [p.LIME_WEDGE, 154, 140, -8])}`,
  ),
  lechuga: onPlate(
    CIELO,
    (pen) =>
      `${under(100, 124, 62, 30)}${[
        [62, 98],
        [132, 98],
        [98, 128],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            `<g transform="translate(${x} ${y})"><path d="M-36 6c-4-14 2-22 10-22 6-10 20-10 27-6 10-4 22 0 26 9 10 2 12 14 6 22-8 18-60 20-69-3z" fill="#4F8F30"/><path d="M-35 2c-4-12 2-19 10-19 6-9 20-9 26-5 10-4 22 0 25 8 10 2 11 12 5 19-8 16-58 18-66-3z" fill="#8CC850"/><path d="M-26 0c4-12 46-12 50-1 2 10-12 14-26 14S-28 10-26 0z" fill="#5A9A34"/>${strew(pen, [m.MINCE_PALE, m.MINCE_PALE, p.CARROT_DICE, p.RED_PEPPER], [-1, 0, 20, 7], 13, { apart: 8, seed: i + 1 })}</g>`,
        )
        .join('')}${lay([p.LIME_WEDGE, 152, 134, -8])}`,
  ),
};

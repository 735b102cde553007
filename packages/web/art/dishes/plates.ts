import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { type Area, at, type Dish, grains, type Laid, lay, mound, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, HOJA, LOZA, MENTA, NOCHE, onPlate, pan, SOL } from './vessels.ts';

const YELLOW: Tones = ['#FFE08A', '#F3B63A', '#B97A14'];

const WHITE: Tones = ['#FFFFFF', '#F8F4E8', '#CFC8B4'];

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

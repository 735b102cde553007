import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, strew, under } from './laying.ts';
import { DIP } from './plates.ts';
import { AZUL, BARRO, CIELO, HOJA, LOZA, MENTA, onPlate, ROSA, SOL, type Ware } from './vessels.ts';

type Laid = readonly [piece: string, x: number, y: number, turn?: number, scale?: number];
const lay = (...pieces: readonly Laid[]): string => pieces.map((laid) => at(...laid)).join('');

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

/** A sandwich: two breads of that kind, layers between them. */
const stacked = (_pen: Pen, top: string, layers: string): string =>
  `${under(100, 138, 62, 22)}<path d="M40 134q0-8 10-8h102q10 0 10 8v8q0 14-18 14H60q-20 0-20-14z" fill="#9A5E22"/><path d="M40 130q0-8 10-8h102q10 0 10 8v6q0 14-18 14H60q-20 0-20-14z" fill="#E4A95A"/><path d="M42 128h118" stroke="#FFF0CE" stroke-width="8" stroke-linecap="round"/>${layers}${top}`;
const dome = (pen: Pen, tones: Tones, marks: string): string =>
  `<path d="M36 96c0-32 26-44 64-44s66 12 66 42c0 8-8 12-16 12H52c-10 0-16-4-16-10z" fill="${tones[2]}"/><path d="M36 92c0-30 26-42 64-42s66 12 66 40c0 8-8 11-16 11H52c-10 0-16-3-16-9z" fill="${pen.radial(
    [
      [0, tones[0]],
      [0.55, tones[1]],
      [1, tones[2]],
    ],
    0.36,
    0.2,
    0.85,
  )}"/>${marks}`;
const _LEAVES =
  '<path d="M34 106c4-8 10-2 16-6 8 6 14-4 22 2 8-6 14 4 22-2 8 4 14-4 22 2 8-5 14 3 22-2 8 4 20-2 28 6-4 12-12 8-18 6-8 8-14 0-22 4-8 6-14 0-22 4-8 4-14-2-22 2-8 6-14 0-22 2-10 4-24-4-26-18z" fill="#6EB03E"/>';
const HAM_LAYER =
  '<path d="M34 112q10-6 20 0t22-2 22 2 24-2 22 2 22-2v9q-10 6-20 2t-24 2-22 0-24 0-22 0-20-2z" fill="#E27E8A"/><path d="M36 112q10-5 20 0t22-2 22 2 24-2 22 2 20-2" stroke="#FBC0C6" stroke-width="3" fill="none"/>';
const SWISS =
  '<path d="M36 116l64-4 66 4-10 8-14-2-10 12-14-12-60 2z" fill="#FFE08A"/><path d="M36 116l64-4 66 4" stroke="#FFF6CC" stroke-width="3" fill="none"/>';
const EGG_LAYER =
  '<path d="M36 108c10-10 114-10 128 0 4 10-14 14-64 14s-66-6-64-14z" fill="#FFFEF6"/><ellipse cx="92" cy="110" rx="22" ry="8" fill="#FFC530"/>';

export const sandwich: Readonly<Record<string, Dish>> = {
  'huevo-jamon': onPlate(CIELO, (pen) =>
    stacked(
      pen,
      dome(
        pen,
        ['#FFE3AA', '#E4A552', '#9A5A1C'],
        '<path d="M60 66l16-10M84 60l18-10M112 60l18-8" stroke="#FFF0CE" stroke-width="5" stroke-linecap="round"/>',
      ),
      `${SWISS}${HAM_LAYER}${EGG_LAYER}`,
    ),
  ),
  mallorca: onPlate(ROSA, (pen) =>
    stacked(
      pen,
      dome(
        pen,
        ['#FFF0CC', '#F0C070', '#B47426'],
        `<path d="M100 76c-20-4-34 4-28 12 8 10 54 10 62-2 6-12-10-24-36-24-30 0-48 12-46 26" stroke="#C98A3A" stroke-width="5" fill="none" stroke-linecap="round"/>${grains([100, 74, 52, 18], 60, '#FFFFFF', { width: 4, long: 0.4 })}<path d="M52 70q14-14 40-16" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round" fill="none"/>`,
      ),
      `${SWISS}${HAM_LAYER}`,
    ),
  ),
  mezcla: onPlate(
    MENTA,
    () =>
      `${under(100, 130, 62, 26)}${lay([LITTLE, 74, 92, -8], [LITTLE, 126, 94, 6], [LITTLE, 62, 126, 4], [LITTLE, 112, 130, -6])}${lay([p.SPRIG, 152, 132], [p.OLIVE, 74, 84, 0, 0.9], [p.OLIVE, 126, 86, 0, 0.9])}`,
  ),
};
/** A crustless triangle with the pink spread of ham and pimiento. */
const LITTLE =
  '<path d="M-34 20L0-20q3-3 6 0L38 16v16l-72 4z" fill="#C9A25C"/><path d="M-34 28l72-4v8l-72 4z" fill="#FFF6E0"/><path d="M-34 20l72-4v9l-72 5z" fill="#F58A5A"/><path d="M-34 12l72-4v9l-72 4z" fill="#FFF6E0"/><path d="M-34 13L0-26q3-3 6 0L38 9z" fill="#FFFDF2"/><path d="M-30 11L1-23q2-2 4 0L28 2" stroke="#EBD9B0" stroke-width="3" fill="none"/><path d="M-20 24h.1M0 23h.1M18 22h.1" stroke="#C8442A" stroke-width="4" stroke-linecap="round"/>';

const toast = (over: string, x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${m.TOAST}${over}</g>`;
const MASH =
  '<path d="M-25-16c6-8 44-8 48-1 5 8-1 30-3 34-4 7-38 7-42 0-2-6-8-26-3-33z" fill="#8EBB45"/><path d="M-18-12q14-8 32-2M-16 4q10-6 18 0" stroke="#D8EBA0" stroke-width="5" fill="none" stroke-linecap="round"/>';
const BEAN_MASH =
  '<path d="M-25-16c6-8 44-8 48-1 5 8-1 30-3 34-4 7-38 7-42 0-2-6-8-26-3-33z" fill="#4A3340"/><path d="M-18-12q14-6 30-1M-14 6q10-5 18 0" stroke="#8A6E80" stroke-width="4.600" fill="none" stroke-linecap="round"/>';

export const tostada: Readonly<Record<string, Dish>> = {
  aguacate: onPlate(
    LOZA,
    () =>
      `${under(102, 126, 64, 28)}${toast(`${MASH}${lay([m.EGG_HALF, -6, -8, 0, 0.95], [m.EGG_HALF, 10, 8, 10, 0.95])}`, 68, 104, -10)}${toast(`${MASH}${lay([m.EGG_HALF, -6, 2, -8, 0.95], [m.EGG_HALF, 12, -8, 6, 0.95])}`, 134, 118, 8)}${grains([100, 108, 60, 16], 22, '#C8442A', { width: 2.6, long: 0.4 })}`,
  ),
  habichuelas: onPlate(
    AZUL,
    () =>
      `${under(102, 126, 64, 28)}${toast(`${BEAN_MASH}${lay([p.TOMATO_SLICE, -6, -8, 0, 0.85], [p.TOMATO_SLICE, 8, 8, 0, 0.85], [p.SPRIG, 4, -6, 0, 0.8])}`, 68, 104, -10)}${toast(`${BEAN_MASH}${lay([p.TOMATO_SLICE, -6, 4, 0, 0.85], [p.TOMATO_SLICE, 10, -8, 0, 0.85], [p.SPRIG, 0, -2, 0, 0.8])}`, 134, 118, 8)}`,
  ),
  torrejas: onPlate(
    BARRO,
    (pen) =>
      `${under(102, 128, 62, 26)}${toast('<path d="M-27-21q4-5 12-4 14-3 28 0 8-1 10 5 0 4-5 6l2 32q0 3-5 3h-38q-4 0-4-3l2-32q-4-2-2-7z" fill="#E3A448"/><path d="M-16-14h.1M0-18h.1M12-8h.1M-8 2h.1M10 10h.1M-14 14h.1" stroke="#9C5A1E" stroke-width="6" stroke-linecap="round"/>', 74, 104, -14)}${toast('<path d="M-27-21q4-5 12-4 14-3 28 0 8-1 10 5 0 4-5 6l2 32q0 3-5 3h-38q-4 0-4-3l2-32q-4-2-2-7z" fill="#EDB55A"/><path d="M-16-14h.1M0-18h.1M12-8h.1M-8 2h.1M10 10h.1M-14 14h.1" stroke="#9C5A1E" stroke-width="6" stroke-linecap="round"/>', 124, 108, 10)}${strew(pen, [p.STRAWBERRY], [100, 112, 46, 22], 7, { apart: 25, tilt: 40 })}${grains([100, 104, 50, 24], 44, '#fff', { width: 3, long: 0.4 })}`,
  ),
};

/** Small rolls, their spirals towards us. */
const spiral = (outer: string, inner: string, core: string): string =>
  `<path d="M-17 4v10c2 8 32 8 34 0V4z" fill="${inner}"/><ellipse cy="14" rx="17" ry="6" fill="#3A2410" opacity=".2"/><ellipse cy="2" rx="17" ry="12" fill="${outer}"/><path d="M-12 3c0-8 22-9 23 0 1 7-15 8-16 1-1-4 7-5 8-1" stroke="${inner}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="0" cy="3" r="3.400" fill="${core}"/><path d="M-11-3q4-5 11-5" stroke="#fff" stroke-opacity=".8" stroke-width="2.600" fill="none" stroke-linecap="round"/>`;
const HAM_ROLL = spiral('#F7A3AB', '#FFFDF4', '#7FB24A');
const TURKEY_ROLL = `<path d="M-36-9q40-8 74 0 4 10 0 20-36 8-74 0-6-10 0-20z" fill="#B98A66"/><path d="M-36-12q40-8 74 0 4 9 0 18-36 8-74 0-6-9 0-18z" fill="#F3DAC2"/><path d="M-20-14q2 12-2 24M4-16q2 12-2 26M24-14q2 12-2 24" stroke="#FFE08A" stroke-width="4.600" fill="none"/><ellipse cx="-36" cy="-3" rx="7" ry="9.500" fill="#FFE9A4"/><path d="M-38-6q5 1 3 6" stroke="#C98A66" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-26-12q26-5 54-1" stroke="#fff" stroke-opacity=".8" stroke-width="3" stroke-linecap="round" fill="none"/>`;

export const rollitos: Readonly<Record<string, Dish>> = {
  pavo: onPlate(
    MENTA,
    () =>
      `${lay([p.CARROT_STICK, 140, 90, 40], [p.CUCUMBER_STICK, 150, 104, 52], [p.PEPPER_STICK, 148, 122, 66], [p.CARROT_STICK, 138, 134, 78])}${under(80, 124, 44, 26)}${lay([TURKEY_ROLL, 80, 96, -6], [TURKEY_ROLL, 76, 114, 2], [TURKEY_ROLL, 82, 134, -4])}`,
  ),
  jamon: onPlate(
    HOJA,
    () =>
      `${under(98, 124, 60, 28)}${lay([HAM_ROLL, 62, 92], [HAM_ROLL, 100, 88], [HAM_ROLL, 138, 94], [HAM_ROLL, 52, 114], [HAM_ROLL, 90, 112], [HAM_ROLL, 128, 116], [HAM_ROLL, 74, 136], [HAM_ROLL, 112, 138])}${lay([p.CUCUMBER, 152, 134, 0, 0.9], [p.SPRIG, 40, 136])}`,
  ),
};

const cracker = (x: number, y: number, over: string): string => `${at(m.CRACKER, x, y, 0, 1.18)}${over}`;
const RICE_CAKE =
  '<path d="M-25 0v8c2 20 48 20 50 0V0z" fill="#C9AE7A"/><ellipse rx="25" ry="16.500" fill="#F7EBCB"/><path d="M-14-5h.1M-4-9h.1M8-8h.1M16-1h.1M-17 2h.1M-6 2h.1M6 0h.1M12 7h.1M0 9h.1M-11 8h.1" stroke="#DCC690" stroke-width="6" stroke-linecap="round"/>';
const COTTAGE =
  '<path d="M-19-2c2-10 34-12 38-2 4 10-10 13-19 13S-21 6-19-2z" fill="#E3DCC8"/><path d="M-19-5c2-10 34-12 38-2 3 8-10 11-19 11S-21 3-19-5z" fill="#FFFEF8"/><path d="M-10-6h.1M-2-9h.1M8-6h.1M0-3h.1" stroke="#E3DCC8" stroke-width="4" stroke-linecap="round"/>';

export const galletas: Readonly<Record<string, Dish>> = {
  sardinas: onPlate(
    AZUL,
    () =>
      `${under(98, 126, 62, 26)}${[
        [58, 98],
        [102, 92],
        [144, 104],
        [72, 128],
        [118, 132],
      ]
        .map(([x = 0, y = 0], i) =>
          cracker(
            x,
            y,
            `${at(m.SARDINE, x + 2, y - 5, i * 9 - 18, 0.56)}${at(p.RED_ONION, x + 2, y - 9, i * 20, 0.66)}`,
          ),
        )
        .join('')}${lay([p.LEMON_SLICE, 154, 130, 8, 0.9])}`,
  ),
  guayaba: onPlate(
    SOL,
    () =>
      `${lay([m.CRACKER, 148, 90, 0, 1.1], [m.CRACKER, 158, 108, 0, 1.1], [m.CRACKER, 146, 126, 0, 1.1])}${under(84, 122, 50, 28)}${[
        [66, 94],
        [104, 98],
        [60, 124],
        [100, 130],
      ]
        .map(
          ([x = 0, y = 0]) =>
            `${at(m.CHEESE_SLAB, x, y + 4, 0, 0.8)}${at(GUAVA_SLAB, x + 1, y - 8, 0, 0.66)}`,
        )
        .join('')}`,
  ),
  arroz: onPlate(
    CIELO,
    () =>
      `${under(100, 126, 60, 26)}${[
        [66, 98],
        [130, 100],
        [98, 128],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            `${at(RICE_CAKE, x, y, 0, 1.2)}${at(COTTAGE, x, y - 3, 0, 1.1)}${at(p.STRAWBERRY, x - 8, y - 9, -20, 0.85)}${at(p.STRAWBERRY, x + 10, y - 8, 24 + i * 8, 0.85)}`,
        )
        .join('')}`,
  ),
};
const GUAVA_SLAB =
  '<path d="M-26-4L2-14l26 10v10L0 18l-26-12z" fill="#7E1420"/><path d="M-26-4L2-14l26 10L0 7z" fill="#F0606E"/><path d="M-26-4L0 7v11l-26-12z" fill="#C6303F"/><path d="M-16-4L2-10" stroke="#FFB4B8" stroke-width="4" stroke-linecap="round"/>';

/** Something to dip and what is dipped. */
export const dip: Readonly<Record<string, Dish>> = {
  garbanzos: onPlate(
    BARRO,
    (pen) =>
      `${strew(pen, [p.CARROT_STICK], [106, 92, 48, 8], 9, { apart: 9, tilt: 36 })}${under(92, 126, 50, 20)}${bigDip(pen, 92, 122, ['#FFF3D0', '#EBD19A', '#B9944E'], `${at(p.CHICKPEA, -8, -2)}${at(p.CHICKPEA, 8, 2)}<path d="M-26 4q20 8 44-4" stroke="#D9A81E" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M18 6h.1M-18-4h.1M26 0h.1M2 9h.1" stroke="#C9311E" stroke-width="4" stroke-linecap="round"/>`)}`,
  ),
  guacamole: onPlate(
    SOL,
    (pen) =>
      `${strew(pen, [m.CHIP], [100, 112, 60, 30], 15, { apart: 24, tilt: 30 })}${bigDip(pen, 100, 116, ['#D4E48A', '#93B83E', '#57801C'], `${at(p.RED_ONION, -4, -1, 0, 0.8)}<path d="M-20 2h.1M18 0h.1M4 7h.1M-8 8h.1M26 4h.1" stroke="#E2402E" stroke-width="5.400" stroke-linecap="round"/>${at(p.SPRIG, 10, -6, 0, 0.8)}`)}`,
  ),
  'habichuelas-negras': onPlate(
    ROSA,
    (pen) =>
      `${strew(pen, [m.NACHO], [100, 110, 58, 28], 15, { apart: 21, tilt: 80 })}${bigDip(pen, 98, 116, ['#8A6E80', '#4A3340', '#24151E'], `${at(p.BLACK_BEAN, 10, 2)}<path d="M-22 0c4-6 22-6 26 0-2 6-22 6-26 0z" fill="#FFFEF8"/>${at(p.SPRIG, -8, -4, 0, 0.8)}`)}`,
  ),
  yogurt: onPlate(
    MENTA,
    (pen) =>
      `${lay([p.CUCUMBER_STICK, 56, 96, -24], [p.CARROT_STICK, 76, 90, -10], [p.CELERY_STICK, 96, 86, 2], [p.PEPPER_STICK, 116, 88, 12], [p.CELERY_STICK, 136, 94, 24], [p.CUCUMBER_STICK, 150, 104, 38], [p.CARROT_STICK, 46, 112, -40])}${under(98, 132, 50, 18)}${bigDip(pen, 98, 126, ['#FFFFFF', '#F8F5EA', '#CFC8B4'], '<path d="M-22 2q14-9 34-3" stroke="#E4DCC8" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-8-2h.1M6 4h.1M16-1h.1M-16 5h.1" stroke="#4CA350" stroke-width="4.600" stroke-linecap="round"/>')}`,
  ),
};
function bigDip(pen: Pen, x: number, y: number, tones: Tones, over: string): string {
  return `<g transform="translate(${x} ${y}) scale(1.4) translate(${-x} ${-y})">${DIP(pen, x, y, tones, over)}</g>`;
}

/** A breakfast of the island on one plate. */
export const tabla: Readonly<Record<string, Dish>> = {
  'cafe-pan-queso': onPlate(
    SOL,
    () =>
      `${under(72, 122, 44, 20)}<g transform="translate(72 96) rotate(-12) scale(.9)">${LOAF}</g>${at(m.CHEESE_SLAB, 62, 134, -4, 0.9)}${at(m.CHEESE_SLAB, 96, 142, 8, 0.85)}<g transform="translate(16 12) scale(.86)">${CUP}</g>`,
  ),
};
const LOAF =
  '<path d="M-44 8c0-16 20-24 44-24s44 8 44 24c0 10-18 14-44 14S-44 18-44 8z" fill="#8A5420"/><path d="M-44 3c0-15 20-23 44-23S44-12 44 3c0 9-18 12-44 12S-44 12-44 3z" fill="#E0A04E"/><path d="M-26-8L-10 2M-6-13L10-2M14-12L28-2" stroke="#FFE9BE" stroke-width="6" stroke-linecap="round"/><path d="M-36-4q8-10 22-13" stroke="#fff" stroke-opacity=".7" stroke-width="4" fill="none" stroke-linecap="round"/>';
const CUP =
  '<g transform="translate(132 92)"><ellipse cx="2" cy="44" rx="48" ry="16" fill="#3A2410" opacity=".25"/><ellipse cy="40" rx="46" ry="16" fill="#B5C9D6"/><ellipse cy="37" rx="46" ry="15.500" fill="#FFFFFF"/><ellipse cy="36" rx="34" ry="10" fill="#E3ECF1"/><path d="M34 0c26-8 26 26-4 26" stroke="#D5E0E7" stroke-width="8" fill="none"/><path d="M-36-6c0 30 14 44 26 46h20c12-2 26-16 26-46z" fill="#F4F8FA"/><path d="M14 40c12-4 22-18 22-46h-12c0 26-8 42-22 46z" fill="#C3D3DD"/><ellipse cy="-6" rx="36" ry="14" fill="#fff"/><ellipse cy="-5" rx="31" ry="11" fill="#7A4A28"/><ellipse cy="-4" rx="29" ry="9.500" fill="#C08E5E"/><path d="M-16-6c8-6 26-6 30 0-2 6-26 6-30 0z" fill="#F4DDBC"/><path d="M-26 10q2 14 10 20" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none"/></g>';

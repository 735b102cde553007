import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, lay, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, LOZA, MENTA, onPlate, ROSA, SOL } from './vessels.ts';

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

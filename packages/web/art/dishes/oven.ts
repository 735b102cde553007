import * as p from './food-plants.ts';
import { at, type Dish, grains, lay, strew, under } from './laying.ts';
import { AZUL, inBowl, MENTA, NOCHE, onPlate, ROSA } from './vessels.ts';

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

const MELT =
  '<path d="M-18 0c2-10 34-10 38 0 2 6-4 6-6 10-4 4-6-2-10-1-5 1-5 6-9 5s-4-5-8-6-8-2-5-8z" fill="#FFD970"/><path d="M-12-3q10-5 24-1" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M2 2h.1M-6 3h.1M10 1h.1" stroke="#E0A63C" stroke-width="3.400" stroke-linecap="round"/>';

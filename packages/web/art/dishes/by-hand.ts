import type { Pen } from '../kit/pen.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, lay, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, onPlate } from './vessels.ts';

/** A taco, its filling over the fold. */
const taco = (pen: Pen, seed: number): string =>
  `<path d="M-46 22c-4-34 18-54 44-54s50 18 48 52z" fill="#C98E2E"/>${strew(pen, [p.LETTUCE], [0, -22, 34, 8], 4, { apart: 16, tilt: 40, seed, scale: 0.6 })}${strew(pen, [m.MINCE, p.TOMATO_WEDGE, m.MINCE, m.SHRED], [0, -20, 36, 10], 16, { apart: 9, seed, scale: 0.85 })}<path d="M-46 26c-2-32 18-46 46-46s48 14 48 44q-1 6-8 6h-78q-7 0-8-4z" fill="#B97A18"/><path d="M-46 22c-2-32 18-46 46-46s48 14 48 42q-1 6-8 6h-78q-7 0-8-2z" fill="#FBD06A"/><path d="M-34 10c4-16 18-24 34-24" stroke="#FFF3C0" stroke-width="4.6" fill="none" stroke-linecap="round"/><path d="M-10 12h.1M10 0h.1M24 14h.1M-22 18h.1M4 18h.1" stroke="#D99A2E" stroke-width="6" stroke-linecap="round"/>`;

/** A skewer: meat, pepper and onion in turn over a stick. */
const PINCHO = `<path d="M-66 2h132" stroke="#8A5A28" stroke-width="5" stroke-linecap="round"/><path d="M-66 0h132" stroke="#D9A96A" stroke-width="2.6" stroke-linecap="round"/>${[-44, -14, 16, 46].map((x) => at(m.CHICKEN_BROWN, x, 0, 0, 0.86)).join('')}${[-29, 31].map((x) => `<path d="M${x - 6}-11h11v22h-11z" fill="#9A1A18"/><path d="M${x - 7}-12h11v21h-11z" fill="#E8402F"/><path d="M${x - 4}-9v13" stroke="#FFA794" stroke-width="2.4" stroke-linecap="round"/>`).join('')}<path d="M-5-11h11v22H-5z" fill="#2F6B22"/><path d="M-6-12h11v21H-6z" fill="#62A844"/><path d="M-3-9v13" stroke="#C6E8A0" stroke-width="2.4" stroke-linecap="round"/>`;

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

import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, lay, strew, under } from './laying.ts';
import { AZUL, BARRO, CIELO, dipBowl, HOJA, MENTA, onPlate, ROSA, SOL } from './vessels.ts';

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
  return `<g transform="translate(${x} ${y}) scale(1.4) translate(${-x} ${-y})">${dipBowl(pen, x, y, tones, over)}</g>`;
}

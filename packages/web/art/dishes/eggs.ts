import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, type Laid, lay, strew, under } from './laying.ts';
import {
  AZUL,
  BARRO,
  CIELO,
  dipBowl,
  HOJA,
  LOZA,
  MENTA,
  onPlate,
  pan,
  ROSA,
  SOL,
  type Ware,
} from './vessels.ts';

/** Scrambled eggs and what is in them, with what stands beside them. */
const eggs = (
  ware: Ware,
  scramble: string,
  bits: readonly string[],
  beside: readonly Laid[],
  seed = 1,
): Dish =>
  onPlate(
    ware,
    (pen) =>
      `${lay(...beside)}${under(96, 126, 52, 26)}${strew(pen, [scramble], [96, 118, 40, 20], 13, { apart: 17, tilt: 60, seed })}${strew(pen, [scramble, bits[0] ?? '', scramble, bits[1] ?? bits[0] ?? '', bits[2] ?? bits[0] ?? ''], [96, 113, 38, 19], 14, { apart: 16, tilt: 60, seed: seed + 2, scale: 0.74 })}`,
  );

export const revoltillo: Readonly<Record<string, Dish>> = {
  criollo: eggs(
    AZUL,
    m.SCRAMBLE,
    [p.RED_PEPPER, p.GREEN_PEPPER, p.ONION],
    [
      [m.BREAD, 142, 88, 14, 0.76],
      [m.BREAD, 152, 106, 24, 0.7],
    ],
  ),
  espinaca: eggs(BARRO, m.SCRAMBLE, [p.SPINACH, m.CHEESE, p.SPINACH], [[p.TOMATO_WEDGE, 154, 110, 8]], 2),
  claras: eggs(
    CIELO,
    m.SCRAMBLE_WHITE,
    [p.MUSHROOM, p.SPINACH, p.MUSHROOM],
    [
      [p.CHERRY_TOMATO, 152, 108],
      [p.CHERRY_TOMATO, 160, 122],
    ],
    3,
  ),
  bacalao: eggs(
    MENTA,
    m.SCRAMBLE,
    [m.COD, p.TOMATO_WEDGE, p.ONION],
    [
      [m.TOSTON, 154, 98, 8],
      [m.TOSTON, 158, 118, -8],
    ],
    4,
  ),
  salchichas: eggs(
    ROSA,
    m.SCRAMBLE,
    [m.SAUSAGE, m.SAUSAGE, p.GREEN_PEPPER],
    [[p.TOMATO_SLICE, 154, 106, 8]],
    5,
  ),
  tofu: eggs(
    HOJA,
    m.SCRAMBLE_TOFU,
    [p.SPINACH, p.RED_PEPPER, p.SPINACH, p.ONION],
    [
      [p.AVOCADO, 142, 98, 10],
      [p.AVOCADO, 148, 110, 16],
    ],
    6,
  ),
};

/** A round omelette with a wedge eaten: its browned face, and what is in it at the cut. */
const round = (
  ware: Ware,
  face: Tones,
  inside: readonly [lit: string, shaded: string],
  bits: (pen: Pen) => string,
): Dish =>
  onPlate(ware, (pen) => {
    const [light, base, dark] = face;
    const paint = pen.radial(
      [
        [0, light],
        [0.6, base],
        [1, dark],
      ],
      0.36,
      0.28,
      0.8,
    );
    return `${under(100, 130, 64, 32)}<path d="M38 104A62 36 0 0 0 121 138v20A62 36 0 0 1 38 124zM162 104q0 5-2 9v20q2-4 2-9z" fill="${dark}"/><path d="M100 104l60 9v20l-60-9z" fill="${inside[0]}"/><path d="M100 104l21 34v20l-21-34z" fill="${inside[1]}"/><path d="M104 112l52 8M104 118l52 8" stroke="${inside[1]}" stroke-width="3" stroke-linecap="round"/>
<path d="M100 104L160 113A62 36 0 1 0 121 138z" fill="${paint}"/><path d="M44 124q10 18 40 25" stroke="#fff" stroke-opacity=".4" stroke-width="4" stroke-linecap="round" fill="none"/><path d="M50 92q14-14 38-17" stroke="#fff" stroke-opacity=".75" stroke-width="4.6" fill="none" stroke-linecap="round"/>${bits(pen)}`;
  });

const TORTILLA: Tones = ['#FFE48C', '#F0B438', '#B0701A'];

export const tortilla: Readonly<Record<string, Dish>> = {
  amarillos: round(
    AZUL,
    TORTILLA,
    ['#FFE9A0', '#E09A28'],
    (pen) =>
      `${strew(pen, [m.AMARILLO], [90, 98, 40, 20], 7, { apart: 26, tilt: 30, scale: 0.82 })}${at(p.SPRIG, 96, 98, 0, 0.9)}`,
  ),
  papa: round(
    BARRO,
    ['#FFF0A8', '#F5CB58', '#B57E1E'],
    ['#FFF6CC', '#E3BE5C'],
    (pen) =>
      `${strew(pen, [POTATO_SLICE], [88, 98, 40, 20], 8, { apart: 24, tilt: 40, scale: 0.9 })}${strew(pen, [p.BROWN_ONION], [92, 98, 34, 16], 4, { apart: 22, seed: 4, tilt: 60 })}${at(p.SPRIG, 92, 98, 0, 0.9)}`,
  ),
  omelette: onPlate(
    CIELO,
    (pen) =>
      `${lay([p.TOMATO_WEDGE, 146, 88, 10], [p.LETTUCE, 52, 92, -8, 0.8])}${under(100, 130, 62, 26)}<path d="M36 124c0-26 28-42 66-42s64 16 62 40c-2 18-30 26-64 26s-64-6-64-24z" fill="#B0741A"/><path d="M36 118c0-26 28-40 66-40s64 14 62 38c-16 14-30 8-46 12-20 6-62 10-82-10z" fill="${pen.radial(
        [
          [0, '#FFE890'],
          [0.6, '#F6BE40'],
          [1, '#C4841E'],
        ],
        0.36,
        0.28,
        0.8,
      )}"/><path d="M40 124c30 14 58 12 82 6 16-4 28 0 40-10-2 18-28 24-62 24-30 0-56-4-60-20z" fill="#FFE9A0"/>${lay([HAM, 64, 134, 0], [HAM, 108, 138, 20], [p.RED_PEPPER, 86, 138, 0, 0.9], [p.GREEN_PEPPER, 128, 132, -10, 0.9], [m.SHRED, 76, 130], [m.SHRED, 146, 128, -20])}<path d="M52 102q18-16 48-17" stroke="#FFF8D0" stroke-width="5" fill="none" stroke-linecap="round"/>${lay([p.SPRIG, 104, 98])}`,
  ),
};

const POTATO_SLICE =
  '<ellipse cy="2.4" rx="15" ry="10.4" fill="#C08E2A"/><ellipse rx="15" ry="10" fill="#FBE9A4"/><path d="M-8-3q6-4 13-2" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/>';

const HAM = '<path d="M-9-4l14-3 5 8-14 5z" fill="#C25A66"/><path d="M-9-6l14-3 5 8-14 5z" fill="#F6A0A6"/>';

/** Eggs in a pan of sauce. */
export const sarten: Readonly<Record<string, Dish>> = {
  'huevos-guisados': (pen) =>
    pan(
      pen,
      `${strew(pen, [p.GREEN_PEA, p.GREEN_PEA, p.ONION], [92, 118, 58, 28], 26, { apart: 12 })}${at(m.EGG_FRIED, 66, 108, 0, 0.8)}${at(m.EGG_FRIED, 116, 110, 20, 0.8)}${at(m.EGG_FRIED, 88, 134, -10, 0.72)}`,
      ['#F0603E', '#CE3624', '#86180E'],
    ),
  'huevos-criolla': onPlate(
    LOZA,
    (pen) =>
      `${under(100, 124, 60, 30)}<path d="M40 118c2-24 44-34 66-32 30 2 56 14 54 32-2 20-32 30-62 29s-60-10-58-29z" fill="${pen.radial(
        [
          [0, '#F57A52'],
          [0.6, '#DA4228'],
          [1, '#A02414'],
        ],
        0.4,
        0.3,
        0.8,
      )}"/>${strew(pen, [p.RED_PEPPER, p.GREEN_PEPPER, p.ONION], [100, 116, 50, 24], 14, { apart: 18, seed: 5 })}${at(m.EGG_FRIED, 76, 112, 0, 0.92)}${at(m.EGG_FRIED, 126, 118, 24, 0.92)}${at(p.SPRIG, 102, 96)}`,
  ),
  batata: (pen) =>
    pan(
      pen,
      `${strew(pen, [p.BATATA, p.BATATA, p.GREEN_PEPPER], [92, 116, 56, 27], 22, { apart: 15, tilt: 20, scale: 1.1 })}${at(m.BACON, 62, 104, -12)}${at(m.BACON, 66, 130, 8)}${under(112, 118, 30, 16)}${at(m.EGG_FRIED, 112, 112, 0, 0.95)}`,
    ),
  sorullitos: onPlate(
    SOL,
    (pen) =>
      `${under(92, 124, 56, 26)}${lay([SORULLO, 76, 98, -14], [SORULLO, 108, 98, 10], [SORULLO, 70, 116, 4], [SORULLO, 104, 118, -10], [SORULLO, 84, 136, 8])}${dipBowl(pen, 138, 104, ['#FFC9A8', '#F28A62', '#BC5230'])}`,
  ),
};

const SORULLO =
  '<path d="M-30-7h60q9 1 9 10t-9 10h-60q-9-1-9-10t9-10z" fill="#A3641A"/><path d="M-30-11h60q9 1 9 10T30 8h-60q-9-1-9-9.500t9-9.500z" fill="#F2B548"/><path d="M-26-6h44" stroke="#FFE6A4" stroke-width="4" stroke-linecap="round"/><path d="M-14 2h.1M0 3h.1M14 1h.1M24-2h.1" stroke="#C0801E" stroke-width="3.4" stroke-linecap="round"/>';

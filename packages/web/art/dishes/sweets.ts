import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, lay, mound, strew, under } from './laying.ts';
import { AZUL, BARRO, box, CIELO, inBowl, LOZA, MENTA, NOCHE, onPlate, ROSA } from './vessels.ts';

const fill = (pen: Pen, [light, base, dark]: Tones): string =>
  pen.linear([
    [0, dark],
    [0.25, light],
    [0.55, base],
    [1, dark],
  ]);

const cake = (pen: Pen, y: number): string =>
  `<path d="M48 ${y}v12c6 22 98 22 104 0V${y}z" fill="#A8641E"/><path d="M48 ${y + 4}c6 20 98 20 104 0" stroke="#F3CE8C" stroke-width="5" fill="none"/><ellipse cx="100" cy="${y}" rx="52" ry="23" fill="${pen.radial(
    [
      [0, '#F9CE7E'],
      [0.6, '#DD9A42'],
      [0.9, '#B9742A'],
      [1, '#E9BC74'],
    ],
    0.42,
    0.36,
    0.72,
  )}"/>`;

export const dulce: Readonly<Record<string, Dish>> = {
  panqueques: onPlate(
    AZUL,
    (pen) =>
      `${under(100, 134, 58, 24)}${cake(pen, 128)}${cake(pen, 114)}${cake(pen, 100)}${cake(pen, 86)}<path d="M64 84c8-14 60-16 74-2 6 8-4 10-6 18-2 10-10 8-11-2-2-8-10-4-12 4-2 12-12 10-12-2 0-8-12-8-20-6-10 2-18-2-13-10z" fill="#C8741E"/><path d="M72 80q16-9 42-5" stroke="#FFC46A" stroke-width="4" fill="none" stroke-linecap="round"/>${lay([p.BANANA, 84, 74, -6, 1], [p.BANANA, 110, 72, 8, 1], [p.BANANA, 98, 84, 0, 1])}`,
  ),
  'arroz-con-dulce': inBowl(
    BARRO,
    ['#FFF6DE', '#F2DEB0', '#C4A468'],
    (pen) =>
      `${grains([100, 92, 66, 29], 90, '#FFFFFF', { width: 4, long: 6 })}${grains([100, 92, 64, 28], 40, '#D5B67A', { seed: 4, width: 2.6, long: 5 })}${strew(pen, [p.RAISIN], [100, 94, 50, 20], 8, { apart: 20 })}${grains([92, 86, 30, 12], 36, '#9C5A2C', { seed: 9, width: 3, long: 0.4 })}<g transform="translate(128 74) rotate(-26)"><rect x="-40" y="-7" width="78" height="13" rx="6" fill="#6E3A18"/><rect x="-40" y="-7" width="78" height="6" rx="3" fill="#B4743F"/><rect x="-38" y="3" width="76" height="9" rx="4" fill="#7E4520"/></g>`,
  ),
  bolitas: onPlate(
    ROSA,
    () =>
      `${under(100, 126, 60, 28)}${lay([BITE, 64, 98], [BITE, 106, 90], [BITE, 144, 104], [BITE, 54, 128], [BITE, 94, 122], [BITE, 132, 134], [BITE, 98, 78, 20, 0.9])}${lay([p.PEANUT, 152, 130], [p.RAISIN, 74, 148], [p.PEANUT, 40, 112, 40], [p.RAISIN, 112, 150])}`,
  ),
  datiles: onPlate(
    LOZA,
    () =>
      `${under(100, 124, 60, 28)}${lay([DATE, 66, 92, -24], [DATE, 108, 86, 10], [DATE, 146, 102, -18], [DATE, 58, 118, 12], [DATE, 98, 114, -16], [DATE, 134, 128, 14], [DATE, 84, 142, -8])}`,
  ),
  guineo: onPlate(
    NOCHE,
    () =>
      `${under(100, 122, 60, 28)}${[
        [52, 104],
        [76, 94],
        [102, 90],
        [128, 95],
        [150, 106],
        [62, 122],
        [90, 114],
        [118, 115],
        [142, 126],
        [76, 140],
        [106, 138],
        [130, 144],
      ]
        .map(([x = 0, y = 0], i) => `${at(p.BANANA, x, y, 0, 1.12)}${at(DAB, x, y - 4, i * 40)}`)
        .join('')}`,
  ),
  limber: (pen) => limber(pen, ['#FFE79A', '#FBBF36', '#D98E12']),
  'limber-rosa': (pen) => limber(pen, ['#FFC4CE', '#F07A8E', '#C2465E']),
  bizcocho: onPlate(
    MENTA,
    (pen) =>
      `${under(100, 138, 44, 16)}<path d="M64 104h72l-12 42q-24 10-48 0z" fill="#D9A45C"/><path d="M72 106l6 38M88 108l4 42M112 108l-4 42M128 106l-6 38" stroke="#A8702E" stroke-width="3"/><path d="M54 100c-6-30 18-46 46-46s52 16 46 46c-12 14-80 14-92 0z" fill="${pen.radial(
        [
          [0, '#F6CE8A'],
          [0.55, '#CF9048'],
          [1, '#84501A'],
        ],
        0.36,
        0.26,
        0.8,
      )}"/>${strew(pen, [p.RAISIN], [100, 84, 34, 18], 7, { apart: 16 })}<path d="M66 78q8-14 26-17" stroke="#FFE9C0" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  ),
  flan: onPlate(
    CIELO,
    (pen) =>
      `${under(100, 134, 56, 20)}<ellipse cx="100" cy="132" rx="58" ry="24" fill="#A85A12"/><path d="M58 84c4-12 80-12 84 0l12 44c2 22-110 22-108 0z" fill="${pen.linear(
        [
          [0, '#C98A2A'],
          [0.3, '#FFE49A'],
          [0.6, '#F3C65C'],
          [1, '#B9781E'],
        ],
      )}"/><ellipse cx="100" cy="84" rx="42" ry="16" fill="#8A4410"/><path d="M58 84c4 14 8 4 14 14s10 0 16 8 12-4 18 4 10-8 18-4 14-8 18-22z" fill="#9A5014"/><path d="M72 80q16-8 40-5" stroke="#E8A860" stroke-width="4.600" fill="none" stroke-linecap="round"/>`,
  ),
};

/** A dab of peanut butter with chia on it. */
const DAB =
  '<path d="M-9 1c-1-7 5-9 9-8 6 0 10 3 9 8 0 5-5 6-9 6-5 0-9-1-9-6z" fill="#7A4418"/><path d="M-9-1c-1-6 5-8 9-7 6 0 10 3 9 7 0 4-5 5-9 5-5 0-9-1-9-5z" fill="#C98A44"/><path d="M-5-3q4-3 9-1" stroke="#F3CF9A" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-4 1h.1M1 0h.1M5 2h.1M-1-5h.1" stroke="#241C28" stroke-width="2.2" stroke-linecap="round"/>';

const BITE =
  '<circle cy="4" r="20" fill="#5E3614"/><circle r="19.500" fill="#A9713A"/><path d="M-10-6h5M2-11h5M6-1h5M-6 6h5M-14 2h3M4 9h5M12-7h3" stroke="#F0D49A" stroke-width="5" stroke-linecap="round"/><path d="M-3-2h.1M9 5h.1M-9 12h.1M1-6h.1" stroke="#3E2014" stroke-width="5.400" stroke-linecap="round"/><path d="M-13-7q4-8 12-9" stroke="#FFE9C0" stroke-width="3.400" fill="none" stroke-linecap="round"/>';

const DATE =
  '<path d="M-27 4C-24-12 18-16 28 0 22 18-22 20-27 4z" fill="#2E120A"/><path d="M-27 0C-24-14 18-18 28-3 22 13-22 16-27 0z" fill="#6E3018"/><path d="M-18-1C-12-9 10-11 20-4 12 6-12 8-18-1z" fill="#C8935A"/><path d="M-10-3q8-4 20-2" stroke="#F3D5A4" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-22-4q6-8 18-9" stroke="#B4704A" stroke-width="3" fill="none" stroke-linecap="round"/><g transform="translate(2 -4) scale(.8)"><path d="M-12 1C-8-8 4-9 13-1 6 9-8 9-12 1z" fill="#6E3A16"/><path d="M-12-1C-8-9 4-10 13-2 6 6-8 7-12-1z" fill="#E0A862"/></g>';

function limber(pen: Pen, tones: Tones): string {
  return `<ellipse cx="100" cy="174" rx="76" ry="12" fill="#2A2412" opacity=".2"/>${[
    [60, 0, 0.86],
    [136, 0, 0.98],
  ]
    .map(
      ([x = 0, y = 0, s = 1]) =>
        `<g transform="translate(${x} ${y + (1 - s) * 172}) scale(${s})"><path d="M-38 78h76l-9 84q-2 12-13 12h-32q-11 0-13-12z" fill="#DCEBF1"/><path d="M-34 82h68l-8 76q-2 10-11 10h-30q-9 0-11-10z" fill="${fill(pen, tones)}"/><path d="M-38 78c0-40 16-48 38-48s38 8 38 48c-6 10-70 10-76 0z" fill="${pen.radial(
          [
            [0, tones[0]],
            [0.6, tones[1]],
            [1, tones[2]],
          ],
          0.36,
          0.24,
          0.8,
        )}"/><ellipse cy="79" rx="38" ry="9" fill="none" stroke="#F7FCFE" stroke-width="5"/><path d="M-22 64q2-18 12-24" stroke="#fff" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M-22 96l5 56" stroke="#fff" stroke-opacity=".7" stroke-width="6" stroke-linecap="round"/><path d="M0 54h.1M12 62h.1M-4 70h.1M16 44h.1M6 110h.1M-4 130h.1M14 128h.1" stroke="#2E2410" stroke-width="4.600" stroke-linecap="round" opacity=".7"/><path d="M4 34l10-22" stroke="#E5C48E" stroke-width="8" stroke-linecap="round"/></g>`,
    )
    .join('')}`;
}

/** What is carried to the hospital in a box, and what is nibbled. */
export const merienda: Readonly<Record<string, Dish>> = {
  'queso-uvas': (pen) =>
    box(
      pen,
      MENTA,
      `${strew(pen, [p.GRAPE], [56, 104, 26, 28], 15, { apart: 15, scale: 1.1 })}${strew(pen, [m.CHEESE_YELLOW], [138, 92, 28, 16], 7, { apart: 19, tilt: 8, scale: 1 })}${strew(pen, [p.ALMOND], [140, 130, 28, 12], 11, { apart: 12 })}`,
    ),
  huevos: onPlate(
    MENTA,
    () =>
      `${under(100, 124, 60, 28)}${lay([m.EGG_HALF, 66, 98, -10, 1.5], [m.EGG_HALF, 120, 94, 8, 1.5], [m.EGG_HALF, 84, 130, 6, 1.5], [m.EGG_HALF, 138, 124, -8, 1.5])}${lay([p.LIME_WEDGE, 48, 128, -8, 1.1])}<path d="M62 92h.1M70 102h.1M118 88h.1M126 98h.1M82 124h.1M90 134h.1M136 118h.1M144 128h.1" stroke="#D9382C" stroke-width="4.600" stroke-linecap="round"/>${at(p.SPRIG, 104, 112)}`,
  ),
  popcorn: inBowl(
    AZUL,
    ['#FFF3CC', '#F0D48A', '#BE9440'],
    (pen) =>
      `${mound(pen, ['#FFF8E0', '#F6E4B0', '#C9A860'], [100, 90, 70, 28], 30)}${strew(pen, [m.POPCORN, m.POPCORN, p.PEANUT, m.POPCORN, p.RAISIN], [100, 76, 62, 34], 44, { apart: 13, scale: 1.15 })}`,
  ),
};

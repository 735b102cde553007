import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, strew, under } from './laying.ts';
import { AZUL, HOJA, LOZA, NOCHE, onPlate, type Ware } from './vessels.ts';

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

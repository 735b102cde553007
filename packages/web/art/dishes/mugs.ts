import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, grains, lay, strew } from './laying.ts';
import { AZUL, BARRO, CIELO, HOJA, LOZA, MENTA, mug, NOCHE, ROSA, SOL } from './vessels.ts';

export const taza: Readonly<Record<string, Dish>> = {
  'huevo-espinaca': (pen) =>
    mug(
      pen,
      AZUL,
      ['#FFEFA4', '#F4C64E', '#B98A20'],
      `<path d="M36 76c2-24 26-32 54-32s52 8 54 32c-2 16-26 24-54 24S38 92 36 76z" fill="${pen.radial(
        [
          [0, '#FFF0A8'],
          [0.6, '#F8CE58'],
          [1, '#C9962A'],
        ],
        0.36,
        0.26,
        0.8,
      )}"/>${strew(pen, [p.SPINACH, m.CHEESE, p.SPINACH], [90, 70, 40, 16], 11, { apart: 15, scale: 0.9 })}`,
    ),
  claras: (pen) =>
    mug(
      pen,
      ROSA,
      ['#FFFFFF', '#F6F1E0', '#CFC4A4'],
      `<path d="M36 76c2-24 26-32 54-32s52 8 54 32c-2 16-26 24-54 24S38 92 36 76z" fill="${pen.radial(
        [
          [0, '#FFFFFF'],
          [0.6, '#FBF6E6'],
          [1, '#D3C8A8'],
        ],
        0.36,
        0.26,
        0.8,
      )}"/>${strew(pen, [p.BROCCOLI], [90, 66, 36, 14], 5, { apart: 24, tilt: 20, scale: 1 })}`,
    ),
  habichuelas: (pen) =>
    mug(
      pen,
      MENTA,
      ['#C98A62', '#9A5A38', '#5E3018'],
      `${strew(pen, [p.PINTO_BEAN, p.CORN, p.PINTO_BEAN, p.CORN, m.CHEESE_YELLOW], [90, 74, 48, 18], 34, { apart: 10, scale: 1 })}${at(p.SPRIG, 96, 62)}`,
    ),
  maiz: (pen) =>
    mug(
      pen,
      BARRO,
      ['#FFE486', '#F4B728', '#B97C0C'],
      `${strew(pen, [p.CORN], [90, 74, 48, 18], 46, { apart: 9, scale: 1.15 })}${strew(pen, [m.CHEESE], [92, 66, 30, 10], 5, { apart: 20, tilt: 20, scale: 0.8 })}${at(p.LIME_WEDGE, 138, 62, -16, 1.2)}<path d="M80 70h.1M104 76h.1M70 82h.1M112 66h.1" stroke="#C9311E" stroke-width="3.400" stroke-linecap="round"/>`,
    ),
  budin: (pen) =>
    mug(
      pen,
      CIELO,
      ['#E9B872', '#C98A3E', '#83501C'],
      `${strew(pen, [BREAD_CUBE], [90, 66, 44, 18], 13, { apart: 16, tilt: 30 })}${strew(pen, [p.RAISIN], [90, 66, 38, 14], 7, { apart: 15, seed: 3 })}<path d="M54 66c12-8 20 6 34-2s22 6 34-2" stroke="#C8741E" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ),
  bizcochito: (pen) =>
    mug(
      pen,
      SOL,
      ['#D9A45C', '#A8702E', '#66400F'],
      `<path d="M36 78c-6-30 20-44 54-44s60 14 54 44c-4 14-26 22-54 22S40 92 36 78z" fill="${pen.radial(
        [
          [0, '#F0C07A'],
          [0.55, '#C98A42'],
          [1, '#7E4C16'],
        ],
        0.36,
        0.26,
        0.8,
      )}"/><path d="M60 52q12-10 30-10M70 70q10-6 18 0M104 62q8-4 14 2" stroke="#FFE3B0" stroke-width="4" fill="none" stroke-linecap="round"/>${lay([p.BANANA, 78, 54, -8, 1], [p.BANANA, 104, 50, 10, 1], [p.BANANA, 94, 68, 0, 1])}${grains([90, 62, 44, 18], 22, '#7A4A1C', { width: 3, long: 2 })}`,
    ),
  chocolate: (pen) =>
    mug(
      pen,
      NOCHE,
      ['#A8704A', '#6E3E22', '#3E1E0E'],
      `<path d="M50 76q18-10 44-8" stroke="#C99A78" stroke-width="4" fill="none" stroke-linecap="round"/>${lay([m.CHEESE_YELLOW, 74, 78, 0, 0.9], [m.CHEESE_YELLOW, 104, 82, 10, 0.9])}<path d="M72 40q-8-9 0-18t0-17M92 36q-8-9 0-18t0-17M112 40q-8-9 0-18t0-17" stroke="#8FA39B" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ),
  fideos: (pen) =>
    mug(
      pen,
      HOJA,
      ['#FBE9AC', '#F0CC62', '#C08F28'],
      `${strew(pen, [m.NOODLE], [90, 80, 46, 15], 14, { apart: 15 })}${at(m.SCRAMBLE_WHITE, 76, 76, 0, 0.8)}${at(m.SCRAMBLE, 104, 80, 20, 0.8)}${strew(pen, [p.CARROT_DICE], [92, 80, 40, 12], 5, { apart: 16, seed: 5 })}${at(p.SPRIG, 92, 68, 0, 0.9)}<path d="M76 40q-7-8 0-16t0-15M104 40q-7-8 0-16t0-15" stroke="#8FA39B" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ),
  cafe: (pen) =>
    mug(
      pen,
      LOZA,
      ['#E3C098', '#B98450', '#7A4A20'],
      '<path d="M64 80c8-8 18-4 26 2 8-6 18-10 26-2 2 8-14 16-26 18-12-2-28-10-26-18z" fill="#FFF3E0"/><path d="M72 40q-8-9 0-18t0-17M92 36q-8-9 0-18t0-17M112 40q-8-9 0-18t0-17" stroke="#8FA39B" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>',
    ),
  te: (pen) =>
    mug(
      pen,
      MENTA,
      ['#F2C878', '#D99A3A', '#96600E'],
      `${at(p.LEMON_SLICE, 84, 78, 0, 1)}${at(p.MINT, 112, 76)}<path d="M72 40q-8-9 0-18t0-17M112 40q-8-9 0-18t0-17" stroke="#8FA39B" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    ),
};

const BREAD_CUBE =
  '<path d="M0-13l16 7L0 2l-16-8z" fill="#B4742A"/><path d="M-16-6L0 2v13l-16-8z" fill="#FBE3B0"/><path d="M16-6L0 2v13l16-8z" fill="#DDB06A"/><path d="M-10 0h.1M-6 6h.1M6 6h.1" stroke="#E8C486" stroke-width="3" stroke-linecap="round"/>';

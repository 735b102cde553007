import type { Pen } from '../kit/pen.ts';
import type { Tones } from '../kit/tones.ts';
import * as m from './food-mains.ts';
import * as p from './food-plants.ts';
import { at, type Dish, lay, strew } from './laying.ts';
import { glass, inBowl, jar, UVA } from './vessels.ts';

const fill = (pen: Pen, [light, base, dark]: Tones): string =>
  pen.linear([
    [0, dark],
    [0.25, light],
    [0.55, base],
    [1, dark],
  ]);

/** A shake: one colour to the brim, a froth, a straw and what it is made of on the rim. */
const shake =
  (tones: Tones, straw: string, over: string): Dish =>
  (pen) =>
    glass(
      pen,
      `<path d="M40 62h120v130H40z" fill="${fill(pen, tones)}"/><ellipse cx="100" cy="62" rx="45" ry="9" fill="${tones[0]}"/><path d="M62 62q14-6 32-3" stroke="#fff" stroke-opacity=".8" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M76 92h.1M118 84h.1M100 122h.1M120 140h.1M84 148h.1" stroke="#fff" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
      `<path d="M112 62L132 8" stroke="${straw}" stroke-width="8" stroke-linecap="round"/><path d="M114 54l17-46" stroke="#fff" stroke-opacity=".5" stroke-width="2.600" stroke-linecap="round"/>${over}`,
    );

export const batida: Readonly<Record<string, Dish>> = {
  mango: shake(
    ['#FFE08A', '#FBB434', '#D4820E'],
    '#00A070',
    `${at(p.MANGO, 62, 40, -14, 1.5)}${at(p.MINT, 88, 50, 0, 1)}`,
  ),
  cafe: (pen) =>
    jar(
      pen,
      `<path d="M30 62h140v130H30z" fill="${fill(pen, ['#E3BE94', '#B9855A', '#7E5230'])}"/><path d="M30 58q20-10 36-2t34-2 34 2 36-2v18q-20 8-36 0t-34 4-34-2-36 0z" fill="#FFF3E0"/><path d="M84 104l22-8 10 16-20 10zM108 132l18-6 8 16-18 8z" fill="#fff" opacity=".35"/>`,
      `<path d="M116 50L134 4" stroke="#C8503B" stroke-width="8" stroke-linecap="round"/>${lay([COFFEE_BEAN, 86, 56], [COFFEE_BEAN, 102, 60, 40])}`,
    ),
  fresa: shake(['#FFC9D0', '#F2808E', '#C04A5E'], '#FFFFFF', at(p.STRAWBERRY, 62, 42, -14, 1.4)),
  verde: shake(['#C9E68A', '#86BE3C', '#4F8420'], '#F7C250', at(p.KIWI, 62, 42, -14, 1.3)),
  lechosa: shake(['#FFC9A0', '#F5884A', '#C0561E'], '#3FAEA2', at(p.PAPAYA, 62, 40, -14, 1.4)),
};

const COFFEE_BEAN =
  '<ellipse rx="8" ry="6" fill="#4A2614"/><ellipse cy="-1" rx="7.400" ry="5" fill="#7A4528"/><path d="M-5-2q5 4 10 0" stroke="#2E1608" stroke-width="2" fill="none"/>';

const layer = (y: number, colour: string, light: string): string =>
  `<path d="M30 ${y}q35 10 70 0t70 0v140H30z" fill="${colour}"/><path d="M40 ${y + 1}q30 8 60-1t60 1" stroke="${light}" stroke-width="3" fill="none"/>`;

const GRANOLA =
  '<path d="M-9 2c-2-6 3-8 6-7 3-4 9-2 9 2 5 1 5 6 2 8-2 4-8 4-10 1-4 1-6-1-7-4z" fill="#8A5420"/><path d="M-9 0c-2-6 3-8 6-7 3-4 9-2 9 2 5 1 5 5 2 6-2 4-8 4-10 1-4 1-6 0-7-2z" fill="#D9A04E"/><path d="M-4-2h3M2-1h3" stroke="#FBE3AC" stroke-width="2.600" stroke-linecap="round"/>';

export const parfait: Readonly<Record<string, Dish>> = {
  lechosa: (pen) =>
    glass(
      pen,
      `${layer(46, '#FFFDF6', '#fff')}${strew(pen, [p.PAPAYA], [100, 92, 44, 8], 9, { apart: 14, tilt: 20, scale: 0.9 })}${layer(104, '#FFFDF6', '#fff')}${strew(pen, [GRANOLA], [100, 128, 40, 6], 14, { apart: 8 })}${layer(140, '#F5763E', '#FFB58C')}`,
      `${strew(pen, [p.PAPAYA, GRANOLA, p.PAPAYA, GRANOLA], [100, 40, 42, 9], 12, { apart: 14, tilt: 20, scale: 1.1 })}${at(p.MINT, 102, 26)}`,
    ),
  kiwi: (pen) =>
    jar(
      pen,
      `${layer(56, '#FFFDF6', '#fff')}${[66, 100, 134].map((x) => at(p.KIWI, x, 106, 0, 1.25)).join('')}${layer(120, '#FFFDF6', '#fff')}${strew(pen, [p.PISTACHIO], [100, 152, 48, 10], 18, { apart: 9 })}`,
      `${lay([p.KIWI, 78, 44, -8, 1.1], [p.KIWI, 108, 40, 8, 1.1])}${strew(pen, [p.PISTACHIO], [110, 50, 32, 5], 7, { apart: 10 })}`,
    ),
  guayaba: (pen) =>
    glass(
      pen,
      `${layer(46, '#FFFDF6', '#fff')}${layer(92, '#E0505E', '#FF9AA0')}${layer(118, '#FFFDF6', '#fff')}${layer(152, '#C6303F', '#F0707C')}`,
      `${strew(pen, [p.GUAVA, p.WALNUT, p.GUAVA, p.WALNUT], [100, 40, 42, 8], 9, { apart: 17, tilt: 20, scale: 1.1 })}`,
    ),
  cottage: inBowl(
    UVA,
    ['#FFFFFF', '#F6F1E4', '#CFC6B0'],
    (pen) =>
      `${strew(pen, [m.CURD], [100, 92, 62, 26], 44, { apart: 11, scale: 1.1 })}${strew(pen, [p.PINEAPPLE], [100, 82, 38, 15], 8, { apart: 19, tilt: 30, scale: 1.15 })}${strew(pen, [p.SEED], [100, 90, 48, 20], 12, { apart: 16, seed: 4 })}`,
  ),
};

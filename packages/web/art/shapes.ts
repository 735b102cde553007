import type { Shape } from './kit/shape.ts';
import { bag, frozenBag, loaf, net, pouch } from './shapes/bags.ts';
import { bottle, jug, oil, squeeze } from './shapes/bottles.ts';
import { can, drinkCan, flatCan } from './shapes/cans.ts';
import { box, carton, eggCarton } from './shapes/cartons.ts';
import { frozenBox } from './shapes/frozen.ts';
import { jar, spice } from './shapes/jars.ts';
import { cup, tray, tub } from './shapes/tubs.ts';

/** Every package of the shop, by the name that the catalogue's `art` column uses. */
export const SHAPES = {
  carton,
  jug,
  bottle,
  oil,
  squeeze,
  jar,
  spice,
  can,
  'flat-can': flatCan,
  'drink-can': drinkCan,
  bag,
  pouch,
  box,
  'frozen-box': frozenBox,
  'frozen-bag': frozenBag,
  cup,
  tub,
  tray,
  loaf,
  'egg-carton': eggCarton,
  net,
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export function isShape(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

import type { Shape } from './kit/shape.ts';
import { bag, frozenBag, loaf, pouch } from './shapes/bags.ts';
import { bottle, jug, oil, squeeze, waterJug } from './shapes/bottles.ts';
import { can, drinkCan, flatCan } from './shapes/cans.ts';
import { box, carton } from './shapes/cartons.ts';
import { eggCarton, eggFlat } from './shapes/eggs.ts';
import { frozenBox } from './shapes/frozen.ts';
import { jar, spice } from './shapes/jars.ts';
import { net } from './shapes/net.ts';
import { bottlePack, canPack } from './shapes/packs.ts';
import { clamshell, clearTray, tray } from './shapes/trays.ts';
import { cup, tub } from './shapes/tubs.ts';

/** Every package of the shop, by the name that the catalogue's `art` column uses. */
export const SHAPES = {
  carton,
  jug,
  'water-jug': waterJug,
  bottle,
  'bottle-pack': bottlePack,
  oil,
  squeeze,
  jar,
  spice,
  can,
  'flat-can': flatCan,
  'drink-can': drinkCan,
  'can-pack': canPack,
  bag,
  pouch,
  box,
  'frozen-box': frozenBox,
  'frozen-bag': frozenBag,
  cup,
  tub,
  tray,
  'clear-tray': clearTray,
  clamshell,
  loaf,
  'egg-carton': eggCarton,
  'egg-flat': eggFlat,
  net,
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

export function isShape(name: string): name is ShapeName {
  return Object.hasOwn(SHAPES, name);
}

const MARK_PLACES: Readonly<Partial<Record<ShapeName, string>>> = {
  carton: '150 62',
  jug: '148 74',
  bottle: '146 68',
  oil: '148 84',
  squeeze: '144 66',
  spice: '146 86',
  can: '152 70',
  'flat-can': '156 90',
  'drink-can': '146 60',
  'frozen-box': '156 72',
  'frozen-bag': '148 66',
  cup: '158 92',
  tub: '160 92',
  tray: '42 76',
  'clear-tray': '42 76',
  clamshell: '42 76',
  loaf: '136 84',
};

/** Where a shape's mark is centred, as `x y`: on its upper right unless that would hide what it shows. */
export function markPlace(shape: ShapeName): string {
  return MARK_PLACES[shape] ?? '150 54';
}

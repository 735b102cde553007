import * as bites from './dishes/bites.ts';
import * as breads from './dishes/breads.ts';
import * as byHand from './dishes/by-hand.ts';
import * as eggs from './dishes/eggs.ts';
import * as glasses from './dishes/glasses.ts';
import type { Dish } from './dishes/laying.ts';
import * as mugs from './dishes/mugs.ts';
import * as oven from './dishes/oven.ts';
import * as pastas from './dishes/pastas.ts';
import * as plates from './dishes/plates.ts';
import * as porridges from './dishes/porridges.ts';
import * as ricePots from './dishes/rice-pots.ts';
import * as salads from './dishes/salads.ts';
import * as stews from './dishes/stews.ts';
import * as stuffed from './dishes/stuffed.ts';
import * as sweets from './dishes/sweets.ts';
import * as wraps from './dishes/wraps.ts';

type Colourways = Readonly<Record<string, Dish>>;

/** Every plated dish, by its form and then by what is on it: `dish:asopao:pollo`. */
export const DISHES: Readonly<Record<string, Colourways>> = {
  guiso: stews.guiso,
  sopa: stews.sopa,
  asopao: stews.asopao,
  crema: stews.crema,
  avena: porridges.avena,
  funche: porridges.funche,
  ensalada: salads.ensalada,
  tazon: ricePots.tazon,
  caldero: ricePots.calderoDe,
  arroz: plates.arroz,
  plato: plates.plato,
  revoltillo: eggs.revoltillo,
  tortilla: eggs.tortilla,
  sarten: eggs.sarten,
  mofongo: stuffed.mofongo,
  relleno: stuffed.relleno,
  horno: oven.horno,
  pasta: pastas.pastas,
  mano: byHand.mano,
  wrap: wraps.wrap,
  pita: wraps.pita,
  quesadilla: wraps.quesadilla,
  sandwich: breads.sandwich,
  tostada: breads.tostada,
  rollitos: bites.rollitos,
  galletas: bites.galletas,
  dip: bites.dip,
  tabla: breads.tabla,
  batida: glasses.batida,
  parfait: glasses.parfait,
  taza: mugs.taza,
  dulce: sweets.dulce,
  merienda: sweets.merienda,
};

/** The art values of all dishes. */
export const dishSpecs: readonly string[] = Object.entries(DISHES).flatMap(([form, ways]) =>
  Object.keys(ways).map((way) => `dish:${form}:${way}`),
);

/** The dish of that form and colourway, or undefined when nobody drew it. */
export function findDish(form: string, way: string): Dish | undefined {
  const ways = Object.hasOwn(DISHES, form) ? DISHES[form] : undefined;
  return ways && Object.hasOwn(ways, way) ? ways[way] : undefined;
}

/** What stays empty above every dish of a form, of 200 units: cut off, the dish fills the card it is shown on. */
const HEADROOM: Readonly<Record<string, number>> = {
  guiso: 24,
  crema: 24,
  avena: 24,
  funche: 24,
  ensalada: 11,
  caldero: 32,
  arroz: 26,
  plato: 46,
  revoltillo: 46,
  tortilla: 46,
  sarten: 46,
  mofongo: 16,
  relleno: 44,
  horno: 24,
  pasta: 46,
  mano: 46,
  wrap: 36,
  pita: 46,
  quesadilla: 34,
  sandwich: 28,
  tostada: 46,
  rollitos: 46,
  galletas: 46,
  dip: 42,
  tabla: 46,
};

/** How much of an art value's picture can be cut off above; 0 of what is no dish. */
export function headroomOf(spec: string): number {
  const [kind, form = ''] = spec.split(':');
  return kind === 'dish' ? (HEADROOM[form] ?? 0) : 0;
}

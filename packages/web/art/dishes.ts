import * as bowls from './dishes/bowls.ts';
import * as creole from './dishes/creole.ts';
import * as handheld from './dishes/handheld.ts';
import type { Dish } from './dishes/laying.ts';
import * as plates from './dishes/plates.ts';
import * as sweets from './dishes/sweets.ts';

type Colourways = Readonly<Record<string, Dish>>;

/** Every plated dish, by its form and then by what is on it: `dish:asopao:pollo`. */
export const DISHES: Readonly<Record<string, Colourways>> = {
  guiso: bowls.guiso,
  sopa: bowls.sopa,
  asopao: bowls.asopao,
  crema: bowls.crema,
  avena: bowls.avena,
  funche: bowls.funche,
  ensalada: bowls.ensalada,
  tazon: bowls.tazon,
  caldero: bowls.calderoDe,
  arroz: plates.arroz,
  plato: plates.plato,
  revoltillo: plates.revoltillo,
  tortilla: plates.tortilla,
  sarten: plates.sarten,
  mofongo: creole.mofongo,
  relleno: creole.relleno,
  horno: creole.horno,
  pasta: creole.pastas,
  mano: creole.mano,
  wrap: handheld.wrap,
  pita: handheld.pita,
  quesadilla: handheld.quesadilla,
  sandwich: handheld.sandwich,
  tostada: handheld.tostada,
  rollitos: handheld.rollitos,
  galletas: handheld.galletas,
  dip: handheld.dip,
  tabla: handheld.tabla,
  batida: sweets.batida,
  parfait: sweets.parfait,
  taza: sweets.taza,
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

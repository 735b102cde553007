/**
 * Raw food of animal origin and how hot its middle must get, in °F. Source: FoodSafety.gov, "Cook to a
 * Safe Minimum Internal Temperature". Ground poultry is poultry.
 */
export const safeMinimumF = {
  ave: 165,
  molida: 160,
  huevo: 160,
  corte: 145,
  jamon: 145,
  pescado: 145,
  marisco: 145,
} as const;
export type RawAnimal = keyof typeof safeMinimumF;

/** Leftovers and what is heated again, in °F (the same table). */
export const REHEAT_F = 165;

/** Cooked, cured or without meat: nothing raw, whatever else the name contains. */
const READY =
  /(^|-)(lata|lascas|listo|cocidos|lista|ahumadas|chorizo|salchichas|jueyes|tofu|tempeh|vegetales|caldo|cubitos|sopa|fideos|atun|sardinas|jamonilla)(-|$)|^jamon-de-sandwich$/;

/** The first that matches. Bacon is left out: too thin to measure, it is done when it is crisp (USDA, "Bacon and Food Safety"). */
const RAW: readonly (readonly [RegExp, RawAnimal])[] = [
  [/(^|-)(pollo|pechuga|pavo|pavochon|caderas|muslos|alitas)(-|$)/, 'ave'],
  // Liver and other organs are cooked as ground meat is (USDA, "Safe Minimum Internal Temperature Chart").
  [/^carne-molida|(^|-)(longaniza|hamburguesas|higado|mondongo)(-|$)/, 'molida'],
  [/(^|-)(huevos?|claras)(-|$)/, 'huevo'],
  [/(^|-)(camarones|calamares)(-|$)/, 'marisco'],
  [/(^|-)(tilapia|salmon|chillo|dorado|bacalao)(-|$)/, 'pescado'],
  // Whether cooking ham is sold cooked is unknown, so it counts as raw.
  [/^jamon-de-cocinar$/, 'jamon'],
  [/(^|-)(res|cerdo|bistec|guisar|churrasco|lechon|chuletas|pernil|costillas)(-|$)/, 'corte'],
];

/** What raw food of animal origin a product of this sku is ("pechuga-de-pollo"); null: none. */
export const rawAnimalOf = (sku: string): RawAnimal | null => {
  if (READY.test(sku)) return null;
  return RAW.find(([words]) => words.test(sku))?.[1] ?? null;
};

/** Whether a product is pasteurized; `sin-datos` is unknown. */
export const pasteurizations = ['pasteurizado', 'sin-pasteurizar', 'sin-datos'] as const;
export type Pasteurization = (typeof pasteurizations)[number];

/** Subcategories whose products must declare it. Milk in its final package must be pasteurized (21 CFR 1240.61). */
const DECLARING_SUBCATEGORIES: ReadonlySet<string> = new Set([
  'Jugos',
  'Leche fresca',
  'Leche de sabores',
  'Leche sin lactosa',
  'Leche UHT',
  'Cremas',
  'Queso blanco',
  'Queso untable',
]);
const FRESH_CHEESE = 'Queso blanco';
const JUICE = 'Jugos';

export const requiresPasteurization = (subcategory: string): boolean =>
  DECLARING_SUBCATEGORIES.has(subcategory);

export interface PasteurizationNote {
  /** "Pasteurización: sin datos". */
  readonly title: string;
  /** Who should be careful and what to do; null if there is no advice. */
  readonly advice: string | null;
}

const AT_RISK = 'Si estás embarazada, tienes 65 años o más o tus defensas están bajas';

/**
 * The note on a product's page; null if pasteurization doesn't matter for it. Sources: 21 CFR 101.17(g), the warning on juice; FDA, "What You Need to
 * Know About Juice Safety"; FDA, "Avoid Queso Fresco-Type Cheeses if You're in High-Risk Groups", which applies to pasteurized ones too.
 */
export const pasteurizationNote = (
  pasteurization: Pasteurization | null,
  subcategory: string | null,
): PasteurizationNote | null => {
  if (pasteurization === null) return null;
  return { title: titles[pasteurization], advice: adviceOf(pasteurization, subcategory) };
};

const titles: Readonly<Record<Pasteurization, string>> = {
  pasteurizado: 'Pasteurizado',
  'sin-pasteurizar': 'Sin pasteurizar',
  'sin-datos': 'Pasteurización: sin datos',
};

const adviceOf = (pasteurization: Pasteurization, subcategory: string | null): string | null => {
  if (subcategory === FRESH_CHEESE)
    return `${AT_RISK}, no lo comas sin cocinar, aunque sea pasteurizado: puede tener listeria. Caliéntalo a 165 °F (74 °C), hasta que humee.`;
  if (pasteurization === 'pasteurizado') return null;
  const unknownNote =
    pasteurization === 'sin-datos' ? 'No sabemos si está pasteurizado, así que trátalo como si no. ' : '';
  return subcategory === JUICE
    ? `${unknownNote}Sin pasteurizar puede tener bacterias que enferman gravemente a niños, mayores y personas con defensas bajas. Para ellos, y en el embarazo, escoge uno pasteurizado.`
    : `${unknownNote}${AT_RISK}, o es para un niño, escoge uno pasteurizado.`;
};

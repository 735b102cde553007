import { type DailyValueNutrient, percentOfDailyValue, perServing } from './daily-values.ts';
import type { NamedFood } from './reference-amounts.ts';

const ANIMAL = 0.92;
const LEGUMES: readonly string[] = ['Granos secos', 'Granos en lata', 'Granos congelados'];

/** Foods with a published value; the first match applies. */
const byTitle: readonly (readonly [words: RegExp, quality: number, subcategories?: readonly string[]])[] = [
  [/soya|tofu|tempeh|edamame/iu, 0.91],
  [/guisantes/iu, 0.69, LEGUMES],
  [/habichuelas coloradas/iu, 0.68, LEGUMES],
  [/maní/iu, 0.52, ['Nueces y semillas', 'Untables']],
];

const bySubcategory: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, ['Leche fresca', 'Leche sin lactosa', 'Leche UHT', 'Leche de sabores', 'Yogurt', 'Yogurt griego']],
      [1, ['Yogurt para beber', 'Queso de papa', 'Queso rallado', 'Queso en lascas', 'Queso para merienda']],
      [1, ['Queso blanco', 'Queso untable', 'Queso de bola', 'Leche evaporada y condensada', 'Huevos']],
      [ANIMAL, ['Pollo', 'Pavo', 'Res', 'Cerdo', 'Pescado y mariscos', 'Pescado en lata', 'Carnes en lata']],
      [ANIMAL, ['Embutidos', 'Carnes frías']],
      [0.52, LEGUMES],
    ] as const
  ).flatMap(([quality, subcategories]) => subcategories.map((name) => [name, quality] as const)),
);

/**
 * PDCAAS: the share, from 0 to 1, of a food's protein that counts for its Daily Value (21 CFR 101.9(c)(7)). Null without a published value: the food
 * then has no protein claim. Sources: FAO/WHO, Protein Quality Evaluation, Food and Nutrition Paper 51 (Rome, 1991); G. Schaafsma, Journal of
 * Nutrition 130 (2000), 1865S. A food without a value of its own gets the lowest of its kind: beef's for meat and fish, lentils' for legumes.
 */
export const proteinQuality = ({ title, subcategory }: NamedFood): number | null =>
  byTitle.find(
    ([words, , shelves]) => words.test(title) && (!shelves || shelves.includes(subcategory ?? '')),
  )?.[1] ??
  bySubcategory.get(subcategory ?? '') ??
  null;

/** A food with the nutrients and the serving of its label. */
export interface LabelledFood extends NamedFood {
  readonly per100g: Readonly<Record<DailyValueNutrient, number | null>>;
  /** Grams. */
  readonly servingG: number;
}

/**
 * Whole percent of the Daily Value in one serving. Protein counts by its quality (21 CFR 101.9(c)(7)(i)), so that label, card and claims say the
 * same. Null if the amount, or the quality of the protein, is unknown.
 */
export const servingPercent = (nutrient: DailyValueNutrient, food: LabelledFood): number | null => {
  const amount = perServing(food.per100g[nutrient], food.servingG);
  if (amount === null || nutrient !== 'protein_g') return percentOfDailyValue(nutrient, amount);
  const quality = proteinQuality(food);
  return percentOfDailyValue(nutrient, quality === null ? null : amount * quality);
};

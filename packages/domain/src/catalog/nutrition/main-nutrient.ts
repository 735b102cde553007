import {
  type DailyValueNutrient,
  HIGH_PERCENT,
  LOW_PERCENT,
  nutrientNames,
  percentOfDailyValue,
  perServing,
} from './daily-values.ts';

export interface MainNutrient {
  /** "Fibra". */
  readonly label: string;
  /** Whole percent of the Daily Value in one serving. */
  readonly percent: number;
}

/** Beneficial nutrients; of equal shares the earlier one is shown. */
const desirableNutrients = [
  'fiber_g',
  'protein_g',
  'vitamin_c_mg',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
  'vitamin_a_ug',
  'vitamin_d_ug',
] as const;

/** Nutrients to limit. */
const limitedNutrients = ['sodium_mg', 'saturated_fat_g'] as const;

type Per100g = Readonly<Record<DailyValueNutrient, number | null>>;

/**
 * The one figure on a product's card: the beneficial nutrient with the highest share of the Daily Value in a serving. If all are below 5 %, a
 * nutrient to limit with 20 % or more (as sodium in salt) is shown instead. Null if nothing is known.
 */
export const mainNutrient = (per100g: Per100g, servingG: number): MainNutrient | null => {
  const best = largest(desirableNutrients, per100g, servingG);
  if (best && best.percent >= LOW_PERCENT) return best;
  const watched = largest(limitedNutrients, per100g, servingG);
  return watched && watched.percent >= HIGH_PERCENT ? watched : best;
};

const largest = (
  nutrients: readonly DailyValueNutrient[],
  per100g: Per100g,
  servingG: number,
): MainNutrient | null =>
  nutrients.reduce<MainNutrient | null>((best, nutrient) => {
    const percent = percentOfDailyValue(nutrient, perServing(per100g[nutrient], servingG));
    return percent !== null && (best === null || percent > best.percent)
      ? { label: nutrientNames[nutrient], percent }
      : best;
  }, null);

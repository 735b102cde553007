import { type DailyValueNutrient, HIGH_PERCENT, LOW_PERCENT, nutrientNames } from './daily-values.ts';
import { type LabelledFood, servingPercent } from './protein-quality.ts';

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

/**
 * The one figure on a product's card: the beneficial nutrient with the highest share of the Daily Value in a serving. If all are below 5 %, a
 * nutrient to limit with 20 % or more (as sodium in salt) is shown instead. Null if nothing is known.
 */
export const mainNutrient = (food: LabelledFood): MainNutrient | null => {
  const best = largest(desirableNutrients, food);
  if (best && best.percent >= LOW_PERCENT) return best;
  const watched = largest(limitedNutrients, food);
  return watched && watched.percent >= HIGH_PERCENT ? watched : best;
};

const largest = (nutrients: readonly DailyValueNutrient[], food: LabelledFood): MainNutrient | null =>
  nutrients.reduce<MainNutrient | null>((best, nutrient) => {
    const percent = servingPercent(nutrient, food);
    return percent !== null && (best === null || percent > best.percent)
      ? { label: nutrientNames[nutrient], percent }
      : best;
  }, null);

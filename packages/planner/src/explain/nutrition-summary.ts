import { foodGuidelines } from '@nutricion/domain/nutrition/food-guidelines';
import type { MealPlan } from '../compose/plan.ts';
import { ENOUGH_ENERGY_SHARE, shareOfDay } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { gramsADay } from './grams-a-day.ts';

export type Level = 'Alta' | 'Media' | 'Baja';

/** The specification's nutritionSummary (section 3). */
export interface NutritionSummary {
  /** Kilocalories of a person and day, as far as they are known. */
  readonly dailyCalories: number;
  /**
   * 0 to 100: a sixth each for energy near its target, enough protein, fibre, fruit and vegetables, not too much sodium; of
   * meals whose sodium nobody knows, none. At most `MOST_WITH_FAULT` while the sodium is over its limit or the energy isn't enough.
   */
  readonly healthScore: number;
  /** Against the target of protein: all of it and more, three quarters, less. */
  readonly proteinFocus: Level;
  /** Different recipes among all meals: from four fifths on, from half on, fewer. */
  readonly variety: Level;
}

const MAX_FAULTY_SCORE = 69;

export const nutritionSummary = (
  plan: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
): NutritionSummary => {
  const { perDay, targets, meals, unknown } = plan;
  const protein = perDay.protein_g / targets.protein_g;
  const parts = [
    1 - Math.abs(perDay.kcal - targets.kcal) / targets.kcal,
    protein,
    perDay.fiber_g / targets.fiber_g,
    (2 - perDay.sodium_mg / targets.sodium_mg) * (1 - unknown.sodium_mg / meals.length),
    ...foodGuidelines
      .filter(({ group }) => group === 'fruit' || group === 'vegetables')
      .map(({ group, leastG = 0 }) => gramsADay(plan, recipes, group) / leastG / shareOfDay(plan.answers)),
  ];
  const isFaulty = perDay.sodium_mg > targets.sodium_mg || perDay.kcal < ENOUGH_ENERGY_SHARE * targets.kcal;
  const sum = (100 / parts.length) * parts.reduce((sum, part) => sum + Math.min(1, Math.max(0, part)), 0);
  const distinct = new Set(meals.map(({ recipeId }) => recipeId)).size / meals.length;
  return {
    dailyCalories: Math.round(perDay.kcal),
    healthScore: Math.round(isFaulty ? Math.min(sum, MAX_FAULTY_SCORE) : sum),
    proteinFocus: protein >= 1 ? 'Alta' : protein >= 0.75 ? 'Media' : 'Baja',
    variety: distinct >= 0.8 ? 'Alta' : distinct >= 0.5 ? 'Media' : 'Baja',
  };
};

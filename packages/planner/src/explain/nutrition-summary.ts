import { foodGuidelines } from '@nutricion/domain/catalog/nutrition/food-guidelines';
import type { MealPlan } from '../compose/plan.ts';
import { ENOUGH_ENERGY_SHARE, shareOfDay } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';
import { gramsADay } from './grams-a-day.ts';

/** The specification's three levels. */
export type Level = 'Alta' | 'Media' | 'Baja';

/** The specification's nutritionSummary (section 3). */
export interface NutritionSummary {
  /** Kcal per person and day; missing data count as zero. */
  readonly dailyCalories: number;
  /**
   * 0 to 100, one sixth each for energy near its target, protein, fiber, fruit, vegetables and sodium within
   * its limit (meals without sodium data give none). At most `MAX_FAULTY_SCORE` with sodium over its limit or
   * too little energy.
   */
  readonly healthScore: number;
  /** 'Alta' at the protein target or more, 'Media' from 75 %. */
  readonly proteinFocus: Level;
  /** Different recipes as a share of all meals: 'Alta' from 80 %, 'Media' from 50 %. */
  readonly variety: Level;
}

const MAX_FAULTY_SCORE = 69;

/**
 * Summarizes a plan's nutrition in the specification's four figures.
 * @param recipes by id; must contain every recipe and side of the plan
 */
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
      .map(({ group, minG = 0 }) => gramsADay(plan, recipes, group) / minG / shareOfDay(plan.answers)),
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

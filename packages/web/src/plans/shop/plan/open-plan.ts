import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';

/** A plan on the screen, with its pinned meals. */
export interface OpenPlan {
  readonly plan: MealPlanJson;
  /** `mealKey` of each meal that stays when the rest is planned again. */
  readonly pins: readonly string[];
}

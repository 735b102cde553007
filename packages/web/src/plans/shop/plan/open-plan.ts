import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';

/** A plan on the screen, and what the customer wants to keep of it. */
export interface OpenPlan {
  readonly plan: MealPlanJson;
  /** `mealKey` of each meal that stays when the rest is planned anew. */
  readonly pins: readonly string[];
}

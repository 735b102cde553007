import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { checkPlan } from './check/check-plan.ts';
import { composePlan } from './compose/compose-plan.ts';
import { aPantry, aPlanRecipe } from './meal-plan.builders.ts';
import { measurableDishes } from './pantry/candidates.ts';
import type { Pantry, PlanProduct } from './pantry/pantry.ts';
import { type PlanRequest, planMeals } from './plan-meals.ts';

/** Plans, composes and checks a request; throws when the check finds a fault, null when there is no plan. */
export const madePlan = (pantry: Pantry, answers: PlanAnswers, rest: Partial<PlanRequest> = {}) => {
  const made = planMeals(pantry, { answers, avoided: [], pins: [], seed: 1, ...rest });
  if (!made.ok) return null;
  const candidates = new Map(measurableDishes(pantry).map((each) => [each.recipe.id, each]));
  const plan = composePlan(pantry, candidates, made.value.answers, [], made.value.meals);
  const faults = checkPlan(pantry, plan);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return { ...made.value, plan, candidates, dishes: made.value.meals.map(({ recipeId }) => recipeId) };
};

/** A pantry in which each product is a dish for lunch or dinner. */
export const shopOf = (...products: readonly PlanProduct[]): Pantry =>
  aPantry(
    products,
    products.map(({ id }) => aPlanRecipe(id, id)),
  );

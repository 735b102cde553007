import type { AllergenId } from '@nutricion/domain/catalog/allergen';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import {
  type Candidate,
  type ChosenMeal,
  checkPlan,
  composePlan,
  dishesOf,
  faultTexts,
  type MealPlan,
  measurableDishes,
  type Pantry,
  type PlanFault,
} from '@nutricion/planner';

export type CandidatesById = ReadonlyMap<string, Candidate>;

export interface Composed {
  readonly plan: MealPlan;
  readonly recipes: CandidatesById;
  /** Everything that the check found, and what the customer may read of it. */
  readonly faults: readonly PlanFault[];
  readonly texts: readonly string[];
}

/** The plan that these meals are today, checked; null when one of their recipes is no longer there. */
export const composeChoice = (
  pantry: Pantry,
  answers: PlanAnswers,
  avoided: readonly AllergenId[],
  meals: readonly ChosenMeal[],
  /** ISO, of day 1. */
  startDate: string,
): Composed | null => {
  const mealDishes = new Set(meals.flatMap(dishesOf));
  const own = pantry.recipes.filter(({ id }) => mealDishes.has(id));
  const recipes = new Map(
    measurableDishes({ ...pantry, recipes: own }).map((each) => [each.recipe.id, each]),
  );
  if (!meals.every(({ recipeId }) => recipes.has(recipeId))) return null;
  // A plan of before stays one though something beside a meal is no longer there.
  const known = meals.map(({ side, ...meal }) =>
    side !== undefined && recipes.has(side) ? { ...meal, side } : meal,
  );
  const plan = composePlan(pantry, recipes, answers, avoided, known, startDate);
  const planIssues = checkPlan(pantry, plan);
  return { plan, recipes, faults: planIssues, texts: faultTexts(pantry, plan, planIssues) };
};

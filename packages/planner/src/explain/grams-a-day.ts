import type { FoodGroup } from '@nutricion/domain/catalog/nutrition/food-groups';
import { dishesOf, type MealPlan } from '../compose/plan.ts';
import type { Candidate } from '../pantry/candidate.ts';

/** Grams of a food group per person and day of the plan. */
export const gramsADay = (
  { meals, answers }: MealPlan,
  recipes: ReadonlyMap<string, Candidate>,
  group: FoodGroup,
): number =>
  meals.flatMap(dishesOf).reduce((sum, dish) => sum + (recipes.get(dish)?.eaten.groups[group] ?? 0), 0) /
  answers.days;

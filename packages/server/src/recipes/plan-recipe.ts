import { eveningStep } from '@nutricion/domain/recipes/evening-before';
import type { PlanRecipe } from '@nutricion/planner';
import type { Recipe } from './recipe.ts';

/** What a meal plan needs of a recipe; the rest needn't travel to the thread that plans. */
export const planRecipe = ({
  id,
  title,
  emoji,
  meal,
  category,
  equipment,
  tags,
  servings,
  prepMinutes,
  cookMinutes,
  isMealPrepFriendly,
  shelfLifeDays,
  steps,
  ingredients,
}: Recipe): PlanRecipe => ({
  id,
  title,
  emoji,
  meal,
  category,
  equipment,
  tags,
  servings,
  prepMinutes,
  cookMinutes,
  isMealPrepFriendly,
  shelfLifeDays,
  eveningBefore: eveningStep(steps),
  ingredients,
});

import type { PlannedMeal } from '../compose/plan.ts';
import type { Pantry, PlanRecipe } from '../pantry/pantry.ts';

/** The recipe of a meal and its side; unknown ids are left out. */
export const dishesOf = (
  { recipes, sides }: Pantry,
  { recipeId, side }: PlannedMeal,
): readonly PlanRecipe[] => [
  ...recipes.filter(({ id }) => id === recipeId),
  ...sides.filter(({ id }) => id === side),
];

/** Recipe and side of a meal as one recipe; null when one of them is unknown. */
export const plateOf = (
  { recipes, sides }: Pantry,
  { recipeId, side: sideId }: PlannedMeal,
): PlanRecipe | null => {
  const recipe = recipes.find(({ id }) => id === recipeId);
  if (!recipe || sideId === undefined) return recipe ?? null;
  const side = sides.find(({ id }) => id === sideId);
  if (!side) return null;
  const sideIngredients = side.ingredients.map((each) => ({
    ...each,
    amount: (each.amount * recipe.servings) / side.servings,
  }));
  const minutes = Math.max(recipe.prepMinutes + recipe.cookMinutes, side.prepMinutes + side.cookMinutes);
  return {
    ...recipe,
    ingredients: recipe.ingredients.concat(sideIngredients),
    tags: recipe.tags.concat(side.title),
    cookMinutes: minutes - recipe.prepMinutes,
  };
};

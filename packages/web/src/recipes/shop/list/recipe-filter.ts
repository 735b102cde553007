import {
  type RecipeCategory,
  type RecipeMeal,
  recipeCategories,
  recipeMeals,
} from '@nutricion/domain/recipes/recipe';
import { recipeMatcher, type SearchableRecipe } from '@nutricion/domain/recipes/recipe-search';
import { changed } from '../recipe-address.ts';

/** The filter in the address: `?turno=night-shift&comida=cena&buscar=avena`. */
export interface RecipeFilter {
  readonly shift: RecipeCategory | null;
  readonly meal: RecipeMeal | null;
  readonly text: string;
}

/** The longest search text. */
const MAX_TEXT = 80;

export const filterOf = (params: URLSearchParams): RecipeFilter => ({
  shift: recipeCategories.find(({ id }) => id === params.get('turno'))?.id ?? null,
  meal: recipeMeals.find(({ id }) => id === params.get('comida'))?.id ?? null,
  text: (params.get('buscar') ?? '').slice(0, MAX_TEXT),
});

export const withFilter = (params: URLSearchParams, { shift, meal, text }: RecipeFilter): URLSearchParams =>
  changed(params, { turno: shift, comida: meal, buscar: text.slice(0, MAX_TEXT) });

/** The recipes of a shift and a meal that the text finds. */
export const filterRecipes = <R extends SearchableRecipe>(
  recipes: readonly R[],
  { shift, meal, text }: RecipeFilter,
): readonly R[] => {
  const matchesText = recipeMatcher(text);
  return recipes.filter(
    (recipe) =>
      (shift === null || recipe.category === shift) &&
      (meal === null || recipe.meal === meal) &&
      matchesText(recipe),
  );
};

import type { RecipeSummaryJson } from '@nutricion/contract/recipes';
import {
  type RecipeCategoryId,
  type RecipeMealId,
  recipeCategories,
  recipeCategoryLabel,
  recipeMealLabel,
  recipeMeals,
} from '@nutricion/domain/recipe/recipe-words';
import { formsOf, isFiller, wordsOf } from '@nutricion/domain/search/fold';
import { changed } from './recipe-address.ts';

/** What the address says to show of all recipes: `?turno=night-shift&comida=cena&buscar=avena`. */
export interface RecipeFilter {
  readonly shift: RecipeCategoryId | null;
  readonly meal: RecipeMealId | null;
  readonly text: string;
}

/** Longer than this nobody searches. */
const MAX_TEXT = 80;

export const filterOf = (params: URLSearchParams): RecipeFilter => ({
  shift: recipeCategories.find(({ id }) => id === params.get('turno'))?.id ?? null,
  meal: recipeMeals.find(({ id }) => id === params.get('comida'))?.id ?? null,
  text: (params.get('buscar') ?? '').slice(0, MAX_TEXT),
});

export const withFilter = (params: URLSearchParams, { shift, meal, text }: RecipeFilter): URLSearchParams =>
  changed(params, { turno: shift, comida: meal, buscar: text.slice(0, MAX_TEXT) });

/**
 * The recipes of a shift and a meal in whose title, shift or meal every searched word begins a word.
 * Accents, capitals and plurals don't matter.
 */
export const shownRecipes = <R extends Pick<RecipeSummaryJson, 'title' | 'category' | 'meal'>>(
  recipes: readonly R[],
  { shift, meal, text }: RecipeFilter,
): readonly R[] => {
  const wanted = wordsOf(text).filter((word) => !isFiller(word));
  return recipes.filter(
    (recipe) =>
      (shift === null || recipe.category === shift) &&
      (meal === null || recipe.meal === meal) &&
      matches(recipe, wanted),
  );
};

const matches = (
  { title, category, meal }: Pick<RecipeSummaryJson, 'title' | 'category' | 'meal'>,
  wanted: readonly string[],
): boolean => {
  const words = wordsOf(`${title} ${recipeCategoryLabel(category)} ${(meal && recipeMealLabel(meal)) ?? ''}`);
  return wanted.every((word) =>
    formsOf(word).some((form) => words.some((candidate) => candidate.startsWith(form))),
  );
};

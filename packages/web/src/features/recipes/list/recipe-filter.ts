import type { RecipeSummaryJson } from '@nutricion/contract/recipes';
import {
  type RecipeCategory,
  type RecipeMeal,
  recipeCategories,
  recipeMeals,
} from '@nutricion/domain/recipe/recipe';
import { recipeCategoryLabel } from '@nutricion/domain/recipe/recipe-words';
import { formsOf, isFiller, wordsOf } from '@nutricion/domain/text/fold';
import { changed } from '../recipe-address.ts';

/** What the address says to show of all recipes: `?turno=night-shift&comida=cena&buscar=avena`. */
export interface RecipeFilter {
  readonly shift: RecipeCategory | null;
  readonly meal: RecipeMeal | null;
  readonly text: string;
}

/** What a recipe is found by. */
type Findable = Pick<RecipeSummaryJson, 'title' | 'category' | 'meal'> & { readonly tags: readonly string[] };

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
 * The recipes of a shift and a meal in whose title, tags, shift or meal every searched word begins a word.
 * Accents, capitals and plurals don't matter.
 */
export const shownRecipes = <R extends Findable>(
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

const matches = ({ title, category, tags, meal }: Findable, wanted: readonly string[]): boolean => {
  const words = wordsOf([title, recipeCategoryLabel(category), meal ?? '', ...tags].join(' '));
  return wanted.every((word) =>
    formsOf(word).some((form) => words.some((candidate) => candidate.startsWith(form))),
  );
};

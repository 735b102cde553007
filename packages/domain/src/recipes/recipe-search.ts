import { formsOf, isFiller, wordsOf } from '@nutricion/language';
import type { RecipeCategory, RecipeMeal } from './recipe.ts';
import { recipeCategoryLabel } from './recipe-labels.ts';

/** What a recipe is found by. */
export interface SearchableRecipe {
  readonly title: string;
  readonly category: RecipeCategory;
  readonly meal: RecipeMeal | null;
  readonly tags: readonly string[];
}

/**
 * Whether every word of a text begins a word of a recipe's title, tags, shift or meal. Accents, case, plurals and
 * words such as "de" don't matter; a text without other words matches all.
 */
export const recipeMatcher = (text: string): ((recipe: SearchableRecipe) => boolean) => {
  const searchedWords = wordsOf(text).filter((word) => !isFiller(word));
  return ({ title, category, tags, meal }) => {
    const words = wordsOf([title, recipeCategoryLabel(category), meal ?? '', ...tags].join(' '));
    return searchedWords.every((word) =>
      formsOf(word).some((form) => words.some((candidate) => candidate.startsWith(form))),
    );
  };
};

import type { Manner, Meaning } from '../query/meaning.ts';
import type { CategoryPath } from './category-path.ts';

/** How the words of a search name a category path. */
export interface CategoryMatch {
  /** One bit for each word of the search that names it. */
  readonly matched: number;
  readonly normalizedCategory: boolean;
  readonly category: boolean;
  readonly subcategory: 'whole' | 'partly' | null;
}

/** The match of a path that no word of a search names. */
export const noCategoryMatch: CategoryMatch = {
  matched: 0,
  normalizedCategory: false,
  category: false,
  subcategory: null,
};

/**
 * A word names the category id or the subcategory that has it. The database's category must be named as a
 * whole: in "Cereales Granolas & Snacks" the word granola doesn't mean the popcorn. A subcategory is named
 * as a whole when the words of the search are exactly its own; a word that means a kind of food is not.
 */
export const matchCategory = (meanings: readonly Meaning[], { words }: CategoryPath): CategoryMatch => {
  const bitsOf = (word: string, isOf: (manner: Manner) => boolean = () => true): number =>
    meanings.reduce((bits, meaning, at) => {
      const manner = meaning.get(word);
      return manner !== undefined && isOf(manner) ? bits | (1 << at) : bits;
    }, 0);
  const union = (bits: readonly number[]) => bits.reduce((sum, bit) => sum | bit, 0);
  const byId = union(words.normalizedCategory.map((word) => bitsOf(word)));
  const byCategory = words.category.map((word) => bitsOf(word));
  const isCategory = byCategory.length > 0 && byCategory.every((bits) => bits !== 0);
  const bySubcategory = union(words.subcategory.map((word) => bitsOf(word)));
  const bySubcategoryItself = union(
    words.subcategory.map((word) => bitsOf(word, (manner) => manner !== 'kind')),
  );
  const isWhole =
    meanings.length === words.subcategory.length && bySubcategoryItself === 2 ** meanings.length - 1;
  return {
    matched: byId | (isCategory ? union(byCategory) : 0) | bySubcategory,
    normalizedCategory: byId !== 0,
    category: isCategory,
    subcategory: bySubcategory === 0 ? null : isWhole ? 'whole' : 'partly',
  };
};

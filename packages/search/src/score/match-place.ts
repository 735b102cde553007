import type { Manner, Meaning } from '../query/meaning.ts';
import type { Place } from './place.ts';
import { weights } from './weights.ts';

/** How the words asked for name a place. */
export interface PlaceMatch {
  /** One bit for each of the words that names it. */
  readonly matched: number;
  readonly normalizedCategory: boolean;
  readonly category: boolean;
  readonly subcategory: 'whole' | 'partly' | null;
}

/**
 * A word names the category id or the subcategory that has it. The database's category must be named as a
 * whole: in "Cereales Granolas & Snacks" the word granola doesn't mean the popcorn. A subcategory is named
 * as a whole when the words asked for are its own, no more on either side, kinds aside.
 */
export const matchPlace = (meanings: readonly Meaning[], { words }: Place): PlaceMatch => {
  const bitsOf = (word: string, isOf: (manner: Manner) => boolean = () => true): number =>
    meanings.reduce((bits, meaning, at) => {
      const manner = meaning.get(word);
      return manner !== undefined && isOf(manner) ? bits | (1 << at) : bits;
    }, 0);
  const all = (bits: readonly number[]) => bits.reduce((sum, bit) => sum | bit, 0);
  const byId = all(words.normalizedCategory.map((word) => bitsOf(word)));
  const byCategory = words.category.map((word) => bitsOf(word));
  const isCategory = byCategory.length > 0 && byCategory.every((bits) => bits !== 0);
  const bySubcategory = all(words.subcategory.map((word) => bitsOf(word)));
  const bySubcategoryItself = all(
    words.subcategory.map((word) => bitsOf(word, (manner) => manner !== 'kind')),
  );
  const isWhole =
    meanings.length === words.subcategory.length && bySubcategoryItself === 2 ** meanings.length - 1;
  return {
    matched: byId | (isCategory ? all(byCategory) : 0) | bySubcategory,
    normalizedCategory: byId !== 0,
    category: isCategory,
    subcategory: bySubcategory === 0 ? null : isWhole ? 'whole' : 'partly',
  };
};

/** The shelf is meant once, however many words name it. */
export const placePoints = ({ normalizedCategory, category, subcategory }: PlaceMatch): number =>
  (normalizedCategory ? weights.normalizedCategory : 0) +
  (category ? weights.category : 0) +
  (subcategory === 'whole' ? weights.exactSubcategory : 0) +
  (subcategory === 'partly' ? weights.partialSubcategory : 0);

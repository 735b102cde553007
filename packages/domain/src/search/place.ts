import { formsOf, isFiller, wordsOf } from './fold.ts';
import type { SearchableProduct } from './searchable-product.ts';

/** Where a product stands. Many products share a place, so that words of it are kept once for all of them. */
export interface Place {
  readonly key: string;
  /** Category id: "lacteos". */
  readonly normalizedCategory: string;
  readonly category: string;
  readonly subcategory: string;
}

/** The fields of a place, one bit each. */
export const placeFields = { normalizedCategory: 1, category: 2, subcategory: 4 } as const;

export const placeOf = ({ normalizedCategory, category, subcategory }: SearchableProduct): Place => ({
  key: `${normalizedCategory ?? ''}\n${category}\n${subcategory ?? ''}`,
  normalizedCategory: normalizedCategory ?? '',
  category,
  subcategory: subcategory ?? '',
});

/** The words of a place with their fields; `finer` says which words of its category mean one subcategory. */
export const wordsOfPlace = (
  place: Place,
  finer: ReadonlySet<string> | undefined,
): ReadonlyMap<string, number> => {
  const words = new Map<string, number>();
  const note = (folded: string, field: number) => words.set(folded, (words.get(folded) ?? 0) | field);
  for (const word of meaningful(place.normalizedCategory)) note(word, placeFields.normalizedCategory);
  for (const word of meaningful(place.subcategory)) note(word, placeFields.subcategory);
  for (const word of meaningful(place.category))
    if (!finer || !formsOf(word).some((form) => finer.has(form))) note(word, placeFields.category);
  return words;
};

/** How many words a search must have to be this subcategory's very name. */
export const subcategoryLength = ({ subcategory }: Place): number => meaningful(subcategory).length;

const meaningful = (text: string): readonly string[] => wordsOf(text).filter((word) => !isFiller(word));

/**
 * In a category of several kinds, as "Cereales Granolas & Snacks", a word that also names one of its
 * subcategories means that one: granola doesn't find its popcorn. By category, the forms of such words.
 */
export const finerWords = (places: Iterable<Place>): ReadonlyMap<string, ReadonlySet<string>> => {
  const byCategory = new Map<string, Set<string>>();
  for (const { category, subcategory } of places) {
    if (meaningful(category).length < 2) continue;
    const forms = byCategory.get(category) ?? new Set();
    for (const form of meaningful(subcategory).flatMap(formsOf)) forms.add(form);
    byCategory.set(category, forms);
  }
  return byCategory;
};

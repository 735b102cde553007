import type { Category } from '../catalog/category.ts';
import { isFiller, wordsOf } from '../kit/fold.ts';

export const SUGGESTION_LIMIT = 8;

/** Where a half-typed search may lead, by where it comes from, the best of each first. */
export interface SuggestionSources {
  readonly categories: readonly Category[];
  /** What other people search for. */
  readonly queries: readonly string[];
  /** Words that products are called by. */
  readonly phrases: readonly string[];
}

export interface MergedSuggestions {
  readonly categories: readonly Pick<Category, 'id' | 'label'>[];
  readonly texts: readonly string[];
}

/** Categories, then what people search for, then products' words; each once however it is written, eight in all. */
export const mergeSuggestions = ({ categories, queries, phrases }: SuggestionSources): MergedSuggestions => {
  const seenTexts = new Set<string>();
  const isNew = (text: string): boolean => {
    const { size } = seenTexts;
    return seenTexts.size < SUGGESTION_LIMIT && seenTexts.add(comparable(text)).size > size;
  };
  return {
    categories: categories.filter(({ label }) => isNew(label)).map(({ id, label }) => ({ id, label })),
    texts: [...queries, ...phrases].filter(isNew),
  };
};

/** More would leave too little room for words. */
const MAX_CATEGORIES = 3;

/** The categories whose name begins as the text does, first those that begin so with their first word. */
export const categoriesThatBegin = <C extends Pick<Category, 'label'>>(
  text: string,
  categories: readonly C[],
): readonly C[] => {
  const typed = comparable(text);
  if (typed === '' || isFiller(typed)) return [];
  const matching = categories.filter(({ label }) => ` ${comparable(label)}`.includes(` ${typed}`));
  const isFirst = ({ label }: C) => comparable(label).startsWith(typed);
  return [...matching.filter(isFirst), ...matching.filter((category) => !isFirst(category))].slice(
    0,
    MAX_CATEGORIES,
  );
};

/** A text as two of them compare: folded words with one space between. */
export const comparable = (text: string): string => wordsOf(text).join(' ');

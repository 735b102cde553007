import { isFiller, wordsOf } from '@nutricion/language';
import type { Category } from '../catalog/category.ts';

export const SUGGESTION_LIMIT = 8;

/** Suggestions by source, the best of each first. */
export interface SuggestionSources {
  readonly categories: readonly Category[];
  /** Logged queries of other users. */
  readonly queries: readonly string[];
  /** Words of products. */
  readonly phrases: readonly string[];
}

export interface MergedSuggestions {
  readonly categories: readonly Pick<Category, 'id' | 'label'>[];
  readonly texts: readonly string[];
}

/** Categories, then logged queries, then words of products; each once (ignoring case and accents), at most eight. */
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

/** More would leave too little room for texts. */
const MAX_CATEGORIES = 3;

/** Categories with a word that begins with the text; those whose first word does come first. */
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

/** A text normalized for comparison: folded words separated by single spaces. */
export const comparable = (text: string): string => wordsOf(text).join(' ');

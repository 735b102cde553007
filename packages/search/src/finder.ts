import type { Finder } from '@nutricion/domain/search/finder';
import { HOME_MIN_SCORE } from './score/weights.ts';
import type { SearchIndex } from './search-index.ts';
import type { Suggester } from './suggest/suggester.ts';

/** The shop's search over an index and the words of the same products. */
export const finderOf = (
  index: Pick<SearchIndex, 'search' | 'explain'>,
  suggester: Pick<Suggester, 'complete'>,
): Finder => {
  const search: Finder['search'] = (query, isLiteral, limit) => {
    const options = { isLiteral, limit, minScore: HOME_MIN_SCORE };
    return { ...index.search(query, options), because: index.explain(query, options) };
  };
  return {
    search,
    searchAll: (query, isLiteral) => search(query, isLiteral, Number.POSITIVE_INFINITY),
    suggest: (query) => {
      const { hits, correctedQuery, isFreedomUnclear } = index.search(query);
      // No product is proposed that may hold what is ruled out: a list of suggestions has no room for the warning.
      const ids = isFreedomUnclear ? [] : hits.map(({ id }) => id);
      return { texts: suggester.complete(correctedQuery ?? query), ids };
    },
  };
};

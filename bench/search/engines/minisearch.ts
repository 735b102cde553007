import MiniSearch from 'minisearch';
import { fold } from '../../../packages/domain/src/kit/fold.ts';
import { type Engine, SHOWN } from './engine.ts';
import { fieldBoosts, indexedFields, textsOf } from './texts.ts';

/** The word that is still being typed. */
const isLast = (_: string, index: number, words: readonly string[]): boolean => index === words.length - 1;

/**
 * As its documentation shows: accents removed in `processTerm`, `boost`, `fuzzy: 0.2`, `prefix` for the last
 * word as in its own suggestions, words combined by OR (its default). It advises no stemmer and no stop words.
 */
export const minisearch: Engine = {
  name: 'minisearch',
  build: async (products) => {
    const index = new MiniSearch({
      fields: indexedFields,
      processTerm: fold,
      searchOptions: { boost: fieldBoosts, prefix: isLast, fuzzy: 0.2 },
    });
    index.addAll(products.map(textsOf));
    return {
      search: (query) =>
        index
          .search(query)
          .slice(0, SHOWN)
          .map(({ id }) => String(id)),
    };
  },
};

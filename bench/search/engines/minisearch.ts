import MiniSearch from 'minisearch';
import { withoutAccents } from '../words.ts';
import { type Engine, SHOWN } from './engine.ts';
import { fieldBoosts, indexedFields, textsOf } from './texts.ts';

/**
 * As its documentation shows: accents removed in `processTerm`, `prefix`, `fuzzy: 0.2`, `boost`, words
 * combined by OR (its default); it advises no stemmer and no stop words.
 */
export const minisearch: Engine = {
  name: 'minisearch',
  build: async (products) => {
    const index = new MiniSearch({
      fields: indexedFields,
      processTerm: withoutAccents,
      searchOptions: { boost: fieldBoosts, prefix: true, fuzzy: 0.2 },
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

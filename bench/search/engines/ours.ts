import { HOME_MIN_SCORE } from '../../../packages/search/src/score/weights.ts';
import { buildSearchIndex } from '../../../packages/search/src/search-index.ts';
import { searchWords } from '../seed-products.ts';
import { type Engine, SHOWN } from './engine.ts';

/** The shop's own engine as the results page asks it. */
export const ours: Engine = {
  name: 'ours',
  build: async (products) => {
    const index = buildSearchIndex(products, searchWords());
    return {
      search: (query) =>
        index.search(query, { limit: SHOWN, minScore: HOME_MIN_SCORE }).hits.map(({ id }) => id),
      change: () => {
        for (const product of products.slice(0, 1)) index.put(product);
      },
    };
  },
};

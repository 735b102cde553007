import { prepareCatalog } from '../../../packages/domain/src/search/index-documents.ts';
import { HOME_MIN_SCORE, search } from '../../../packages/domain/src/search/search.ts';
import { type Engine, SHOWN } from './engine.ts';

/** The shop's own engine as the results page asks it. */
export const ours: Engine = {
  name: 'ours',
  build: async (products) => {
    const prepared = prepareCatalog(products);
    return {
      search: (query) =>
        search(prepared, query, { limit: SHOWN, minScore: HOME_MIN_SCORE }).map(({ id }) => id),
    };
  },
};

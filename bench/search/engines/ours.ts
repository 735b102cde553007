import { buildSearchIndex } from '../../../packages/domain/src/search/index/search-index.ts';
import { HOME_MIN_SCORE } from '../../../packages/domain/src/search/weights.ts';
import { readSearchWords } from '../../../packages/server/src/features/catalog/search-words.ts';
import { projectRoot } from '../../../packages/server/src/settings.ts';
import { type Engine, SHOWN } from './engine.ts';

/** The shop's own engine as the results page asks it. */
export const ours: Engine = {
  name: 'ours',
  build: async (products) => {
    const words = readSearchWords(projectRoot);
    if (!words.ok) throw new Error(words.refusal.fault);
    const index = buildSearchIndex(products, words.value);
    return {
      search: (query) =>
        index.search(query, { limit: SHOWN, minScore: HOME_MIN_SCORE }).hits.map(({ id }) => id),
    };
  },
};

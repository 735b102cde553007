import { create, insertMultiple, search } from '@orama/orama';
import { language, stemmer } from '@orama/stemmers/spanish';
import { type Engine, SHOWN } from './engine.ts';
import { fieldBoosts, indexedFields, textsOf } from './texts.ts';

const TYPOS = 1;
const BATCH = 1_000;

/**
 * As its documentation shows for Spanish: the stemmer of `@orama/stemmers` (its tokenizer removes accents
 * and always finds words that begin alike), `boost`, `tolerance` 1, and the default threshold (OR).
 */
export const orama: Engine = {
  name: 'orama',
  build: async (products) => {
    const index = create({
      schema: Object.fromEntries(indexedFields.map((field) => [field, 'string'] as const)),
      components: { tokenizer: { language, stemming: true, stemmer } },
    });
    await insertMultiple(index, products.map(textsOf), BATCH);
    return {
      search: (term) => {
        const found = search(index, { term, boost: fieldBoosts, tolerance: TYPOS, limit: SHOWN });
        if (found instanceof Promise) throw new Error('without hooks a search answers at once');
        return found.hits.map(({ id }) => id);
      },
    };
  },
};

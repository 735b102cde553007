import { Charset, Document } from 'flexsearch';
import { type Engine, SHOWN } from './engine.ts';
import { indexedFields, type ProductTexts, textsOf } from './texts.ts';

/**
 * As its documentation advises: a phonetic Latin encoder against misspellings (there is no Spanish pack; of
 * the encoders this one does best on the judged queries), `tokenize: 'forward'` for words still being typed,
 * `suggest` so that not every word must match, and merged results, which follow the order of the fields.
 */
export const flexsearch: Engine = {
  name: 'flexsearch',
  build: async (products) => {
    const index = new Document<ProductTexts>({
      encoder: Charset.LatinAdvanced,
      tokenize: 'forward',
      document: { id: 'id', index: indexedFields },
    });
    for (const product of products) index.add(textsOf(product));
    return {
      search: (query) =>
        index
          .search(query, { limit: SHOWN, suggest: true, merge: true })
          .map(({ id }) => String(id))
          .slice(0, SHOWN),
    };
  },
};

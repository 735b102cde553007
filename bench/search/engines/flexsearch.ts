import { Charset, Document } from 'flexsearch';
import { type Engine, SHOWN } from './engine.ts';
import { indexedFields, type ProductTexts, textsOf } from './texts.ts';

/**
 * As its documentation advises for Latin languages: a phonetic encoder (there is no Spanish pack),
 * `tokenize: 'forward'` for words still being typed, `suggest` so that not every word must match, and
 * fields in the order of their weight, since merged results keep that order.
 */
export const flexsearch: Engine = {
  name: 'flexsearch',
  build: async (products) => {
    const index = new Document<ProductTexts>({
      encoder: Charset.LatinBalance,
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

import type { ProductJson } from '@nutricion/contract/catalog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { cacheTimes } from '../../lib/cache-times.ts';
import { searchPath } from './search-path.ts';
import { useDebounced } from './use-debounced.ts';

/** Suggestions wait for this pause in the typing (specification, section 5). */
const PAUSE_MS = 300;

/** As many as a phone shows above its keyboard. */
const TEXTS_SHOWN = 4;
const PRODUCTS_SHOWN = 4;

export interface Suggestion {
  readonly key: string;
  /** Where choosing it leads. */
  readonly path: string;
  readonly text: string;
  readonly product: ProductJson | null;
}

/**
 * What the shop proposes for the text typed so far. Each answer is kept under its own question, so a
 * late one never takes the place of a newer one.
 */
export const useSuggestions = (text: string): readonly Suggestion[] => {
  const question = useDebounced(text.trim().toLowerCase(), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['suggest', question],
    queryFn: ({ signal }) => call('GET /api/products/suggest', { query: { q: question } }, { signal }),
    enabled: question !== '',
    staleTime: cacheTimes.suggestions,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || text.trim() === '') return [];
  return [
    ...data.suggestions.slice(0, TEXTS_SHOWN).map((suggestion) => ({
      key: `text:${suggestion}`,
      path: searchPath(suggestion) ?? '/',
      text: suggestion,
      product: null,
    })),
    ...data.products.slice(0, PRODUCTS_SHOWN).map((product) => ({
      key: product.id,
      path: `/product/${product.id}`,
      text: product.title,
      product,
    })),
  ];
};

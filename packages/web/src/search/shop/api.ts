import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Browsing } from '../../catalog/public/filter-address.ts';
import { filterQueryOf } from '../../catalog/public/filter-query.ts';
import { call, type Input } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** A query as typed. */
export interface TypedQuery {
  readonly term: string;
  /** Search for the words as typed, without correction. */
  readonly isLiteral: boolean;
}

/** At most twenty products for a query. While a new filter loads, the previous results stay on screen. */
export const searchQuery = ({ term, isLiteral }: TypedQuery, browsing: Browsing) => {
  const query = {
    q: term,
    view: 'card' as const,
    literal: isLiteral ? ('true' as const) : undefined,
    ...filterQueryOf(browsing),
  };
  return queryOptions({
    queryKey: ['search', term, isLiteral, query] as const,
    queryFn: ({ signal }) => call('GET /api/products/search', { query }, { signal }),
    staleTime: cacheTimes.general,
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey[1] === term && lastQuery.queryKey[2] === isLiteral ? last : undefined,
  });
};

/** Categories and texts that complete a query. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: ({ signal }) =>
      call('GET /api/products/suggest', { query: { q: text, products: 0 } }, { signal }),
    enabled: text !== '',
    staleTime: cacheTimes.suggestions,
    placeholderData: keepPreviousData,
    // Suggestions are optional, so a failure isn't retried.
    retry: false,
  });

/** Products on the start page of the search (specification, sections 2, 7 and 9). */
const POPULAR_SHOWN = 8;
const ESSENTIALS_SHOWN = 4;

export const popularQuery = queryOptions({
  queryKey: ['popular'],
  queryFn: ({ signal }) => call('GET /api/products/popular', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.popular,
  select: ({ products }) => products.slice(0, POPULAR_SHOWN),
});

/** Products of the nearest query, where a search found none. */
export const nearQuery = (term: string) =>
  queryOptions({
    queryKey: ['near', term],
    queryFn: ({ signal }) =>
      call(
        'GET /api/products/search',
        { query: { q: term, limit: POPULAR_SHOWN, view: 'card' } },
        { signal },
      ),
    staleTime: cacheTimes.popular,
    select: ({ results }): readonly ProductCardJson[] => results,
  });

export const snacksQuery = queryOptions({
  queryKey: ['snacks'],
  queryFn: ({ signal }) => call('GET /api/products/snacks', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.snacks,
  select: ({ products }) => products,
});

export const essentialsQuery = queryOptions({
  queryKey: ['essentials'],
  queryFn: ({ signal }) =>
    call(
      'GET /api/products',
      { query: { category: 'Leche', sort: 'name', limit: ESSENTIALS_SHOWN, view: 'card' } },
      { signal },
    ),
  staleTime: cacheTimes.category,
  select: ({ products }) => products,
});

/** Adds a search, or the product chosen of it, to the server's log; also while the page is being left. */
export const logSearch = (body: Input<'POST /api/searches'>['body']) =>
  call('POST /api/searches', { body }, { keepalive: true });

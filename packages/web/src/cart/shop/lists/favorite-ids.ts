import { hashKey, queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { externalStore } from '../../../kit/lib/external-store.ts';

/**
 * Cached as long as the page, because a missing heart would be wrong. Here, since the calls of `api-lists.ts` aren't
 * in the first load.
 */
export const favoriteIdsQuery = queryOptions({
  queryKey: ['favorites', 'ids'],
  queryFn: ({ signal }) => call('GET /api/me/favorites', {}, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * The favourites as the hearts see them: one set for all cards, beside the query that fills it. Sixty
 * cards with a query of their own would be felt on an old phone.
 */
const favoriteIdStore = externalStore<ReadonlySet<string>>(new Set());

const HASH = hashKey(favoriteIdsQuery.queryKey);
queryClient.getQueryCache().subscribe(({ query }) => {
  if (query.queryHash !== HASH) return;
  // The session has ended, and its favorites with it.
  const data = queryClient.getQueryData(favoriteIdsQuery.queryKey);
  favoriteIdStore.set(new Set(data?.productIds));
});

export const useIsFavorite = (productId: string): boolean =>
  useSyncExternalStore(favoriteIdStore.subscribe, () => favoriteIdStore.get().has(productId));

/** Null until they are loaded. */
export const useFavoriteIds = (): ReadonlySet<string> | null => {
  const favoriteIds = useSyncExternalStore(favoriteIdStore.subscribe, favoriteIdStore.get);
  return queryClient.getQueryData(favoriteIdsQuery.queryKey) ? favoriteIds : null;
};

/** Loads them; after a failure the hearts are empty, and the next change or visit tries again. */
export const loadFavorites = (): Promise<void> => queryClient.prefetchQuery(favoriteIdsQuery);

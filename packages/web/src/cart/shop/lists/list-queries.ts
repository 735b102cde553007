import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../kit/api/api.ts';

/** Ids of the favorites, for the hearts. Cached as long as the page, because a missing heart would be wrong. */
export const favoriteIdsQuery = queryOptions({
  queryKey: ['favorites', 'ids'],
  queryFn: ({ signal }) => call('GET /api/me/favorites', {}, { signal }),
  gcTime: Number.POSITIVE_INFINITY,
});

export const favoritesQuery = queryOptions({
  queryKey: ['favorites', 'products'],
  queryFn: ({ signal }) => call('GET /api/me/favorites/products', {}, { signal }),
});

export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal }) => call('GET /api/me/lists', {}, { signal }),
});

export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', id],
    queryFn: ({ signal }) => call('GET /api/me/lists/{id}', { params: { id } }, { signal }),
  });

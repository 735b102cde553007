import type { ListLineJson } from '@nutricion/contract/cart/lists';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';
import { newId } from '../../kit/lib/new-id.ts';

/** Beside `favoriteIdsQuery` of `favorite-ids.ts`, which every page needs for its hearts. */
export const favoritesQuery = queryOptions({
  queryKey: ['favorites', 'products'],
  queryFn: ({ signal }) => call('GET /api/me/favorites/products', {}, { signal }),
});

export const saveFavorite = async (productId: string, isFavorite: boolean): Promise<void> => {
  const params = { productId };
  if (isFavorite) await call('PUT /api/me/favorites/{productId}', { params });
  else await call('DELETE /api/me/favorites/{productId}', { params });
};

export const listsQuery = queryOptions({
  queryKey: ['lists'],
  queryFn: ({ signal }) => call('GET /api/me/lists', {}, { signal }),
});

export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', id],
    queryFn: ({ signal }) => call('GET /api/me/lists/{id}', { params: { id } }, { signal }),
  });

/** Invalidates the lists, which may have changed on the server. */
export const refreshLists = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: listsQuery.queryKey });

type NewLine = Pick<ListLineJson, 'productId' | 'quantity' | 'isChecked'>;

/** Makes a list with these lines; rejects with `ApiProblem` or `OfflineError`. Answers its id. */
export const createList = async (
  name: string,
  lines: readonly NewLine[] = [],
  id: string = newId(),
): Promise<string> => {
  await call('POST /api/me/lists', { body: { id, name, lines: [...lines] } });
  await refreshLists();
  return id;
};

/** Rejects with `ApiProblem` or `OfflineError`. */
export const renameList = async (id: string, name: string): Promise<void> => {
  const renamed = await call('PATCH /api/me/lists/{id}', { params: { id }, body: { name } });
  queryClient.setQueryData(listQuery(id).queryKey, (list) => list && { ...list, name: renamed.name });
  await refreshLists();
};

export const deleteList = (id: string) => call('DELETE /api/me/lists/{id}', { params: { id } });

/** Adds the line, or changes the one that the list has of this product. */
export const saveLine = (listId: string, { productId, quantity, isChecked }: NewLine) =>
  call('PUT /api/me/lists/{id}/lines/{productId}', {
    params: { id: listId, productId },
    body: { quantity, isChecked },
  });

export const deleteLine = (listId: string, productId: string) =>
  call('DELETE /api/me/lists/{id}/lines/{productId}', { params: { id: listId, productId } });

import { queryClient } from '../../../kit/api/query.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { currentSession } from '../../../kit/session/session-store.ts';
import { favoritesQuery, saveFavorite } from '../api-lists.ts';
import { favoriteIdsQuery } from './favorite-ids.ts';
import { runSerially } from './run-serially.ts';
import { showListError } from './show-list-error.ts';

/** Adds a product to the favorites or removes it: shown at once, reverted with a toast if the server refuses. */
export const setFavorite = async (
  product: { readonly id: string; readonly title: string },
  isFavorite: boolean,
): Promise<void> => {
  const userId = currentSession()?.user.id;
  show(product.id, isFavorite);
  haptic(isFavorite ? 'add' : 'remove');
  announce(isFavorite ? `${product.title}: guardado en favoritos` : `${product.title}: fuera de favoritos`);
  try {
    await runSerially(product.id, async () => {
      if (currentSession()?.user.id !== userId) return;
      await saveFavorite(product.id, isFavorite);
    });
    await queryClient.invalidateQueries({ queryKey: favoritesQuery.queryKey });
  } catch (error) {
    if (currentSession()?.user.id !== userId) return;
    show(product.id, !isFavorite);
    showListError(isFavorite ? 'No pudimos guardarlo' : 'No pudimos quitarlo', error);
  }
};

const show = (id: string, isFavorite: boolean): void => {
  queryClient.setQueryData(favoriteIdsQuery.queryKey, (before) => {
    const others = (before?.productIds ?? []).filter((other) => other !== id);
    return { productIds: isFavorite ? [id, ...others] : others };
  });
};

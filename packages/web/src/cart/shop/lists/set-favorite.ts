import { call } from '../../../kit/api/api.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { announce } from '../../../kit/lib/announce.tsx';
import { haptic } from '../../../kit/lib/haptics.ts';
import { currentSession } from '../../../kit/session/session-store.ts';
import { inTurn } from './in-turn.ts';
import { favoriteIdsQuery, favoritesQuery } from './list-queries.ts';
import { sayFailure } from './say-failure.ts';

/** Keeps a product among the favourites or drops it: shown at once, taken back with a word when it can't be kept. */
export const setFavorite = async (
  product: { readonly id: string; readonly title: string },
  wanted: boolean,
): Promise<void> => {
  const userId = currentSession()?.user.id;
  show(product.id, wanted);
  haptic(wanted ? 'add' : 'remove');
  announce(wanted ? `${product.title}: guardado en favoritos` : `${product.title}: fuera de favoritos`);
  const params = { productId: product.id };
  try {
    await inTurn(product.id, async () => {
      if (currentSession()?.user.id !== userId) return;
      if (wanted) await call('PUT /api/me/favorites/{productId}', { params });
      else await call('DELETE /api/me/favorites/{productId}', { params });
    });
    await queryClient.invalidateQueries({ queryKey: favoritesQuery.queryKey });
  } catch (error) {
    if (currentSession()?.user.id !== userId) return;
    show(product.id, !wanted);
    sayFailure(wanted ? 'No pudimos guardarlo' : 'No pudimos quitarlo', error);
  }
};

const show = (id: string, wanted: boolean): void => {
  queryClient.setQueryData(favoriteIdsQuery.queryKey, (before) => {
    const others = (before?.productIds ?? []).filter((other) => other !== id);
    return { productIds: wanted ? [id, ...others] : others };
  });
};

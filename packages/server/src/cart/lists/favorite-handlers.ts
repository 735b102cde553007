import type { FavoriteJson } from '@nutricion/contract/cart/lists';
import { PLACEHOLDER_IMAGE } from '@nutricion/contract/catalog/catalog';
import { fitsAmongFavorites } from '@nutricion/domain/cart/shopping-list';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { currentProducts } from '../../catalog/public.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { deleteFavorite, insertFavorite, readFavoriteIds, readFavorites } from './favorite-store.ts';
import { refusalOfLists, unknownProduct } from './list-refusal.ts';
import { type ListDependencies, lockOwner } from './list-store.ts';

type FavoriteKey =
  | 'GET /api/me/favorites'
  | 'GET /api/me/favorites/products'
  | 'PUT /api/me/favorites/{productId}'
  | 'DELETE /api/me/favorites/{productId}';

export const favoriteHandlers = (deps: ListDependencies): Handlers<FavoriteKey> => ({
  'GET /api/me/favorites': async ({ caller }) =>
    accept({ productIds: await readFavoriteIds(deps.db, caller.profileId) }),

  'GET /api/me/favorites/products': async ({ caller }) =>
    accept({ favorites: await readShown(deps, caller.profileId) }),

  'PUT /api/me/favorites/{productId}': ({ caller, params }) =>
    addFavorite(deps, caller.profileId, params.productId),

  'DELETE /api/me/favorites/{productId}': async ({ caller, params }) => {
    await deleteFavorite(deps.db, caller.profileId, params.productId);
    return accept({});
  },
});

const addFavorite = async (
  deps: ListDependencies,
  userId: ProfileId,
  productId: string,
): Promise<Result<Record<string, never>, Refusal>> => {
  const [product] = await currentProducts(deps.db, [productId], deps.now());
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const favoriteIds = await readFavoriteIds(trx, userId);
    if (favoriteIds.includes(productId)) return accept({});
    if (!product) return refuse(unknownProduct);
    const fits = fitsAmongFavorites(favoriteIds.length);
    if (!fits.ok) return refuse(refusalOfLists(fits.refusal));
    await insertFavorite(trx, userId, productId);
    return accept({});
  });
};

const readShown = async (deps: ListDependencies, userId: ProfileId): Promise<FavoriteJson[]> => {
  const favorites = await readFavorites(deps.db, userId);
  const products = await currentProducts(
    deps.db,
    favorites.map(({ id }) => id),
    deps.now(),
  );
  const byId = new Map(products.map((product) => [product.id, product]));
  return favorites.map(({ id, title, image_url }) => ({
    productId: id,
    title,
    imageUrl: image_url ?? PLACEHOLDER_IMAGE,
    product: byId.get(id) ?? null,
  }));
};

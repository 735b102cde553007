import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** A person's favourites, newest first, whether they are sold or not. */
export const readFavorites = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('favorites as f')
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .select(['p.id', 'p.title', 'p.image_url'])
    .where('f.user_id', '=', userId)
    .orderBy('f.created_at', 'desc')
    .orderBy('p.id')
    .execute();

export const readFavoriteIds = async (db: Kysely<Schema>, userId: string): Promise<string[]> => {
  const favorites = await db
    .selectFrom('favorites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return favorites.map(({ product_id }) => product_id);
};

/** A second time changes nothing. */
export const insertFavorite = async (
  trx: Transaction<Schema>,
  userId: string,
  productId: string,
): Promise<void> => {
  await trx
    .insertInto('favorites')
    .values({ user_id: userId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteFavorite = async (
  db: Kysely<Schema>,
  userId: string,
  productId: string,
): Promise<void> => {
  await db
    .deleteFrom('favorites')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .execute();
};

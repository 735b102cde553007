import type { ProfileId } from '@nutricion/domain/kit/ids';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** Queues a mail in the transaction, so that it is sent only if that commits. */
type Enqueue = (
  executor: Kysely<Schema>,
  mail: { readonly kind: 'back-in-stock'; readonly userId: ProfileId; readonly productIds: string[] },
) => Promise<void>;

/**
 * Queues one mail per customer who waited for products that are back in stock, and deletes the subscriptions, so that a second process or run
 * notifies nobody twice. Returns the number of customers.
 */
export const notifyBackInStock = (db: Kysely<Schema>, enqueueMail: Enqueue): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ user_id: ProfileId; product_id: string }>`
      delete from stock_alerts a
      using products p
      where p.id = a.product_id and p.is_active and p.stock > 0
      returning a.user_id, a.product_id
    `.execute(trx);
    const waited = new Map<ProfileId, string[]>();
    for (const { user_id, product_id } of rows)
      waited.set(user_id, [...(waited.get(user_id) ?? []), product_id]);
    for (const [userId, productIds] of waited)
      await enqueueMail(trx, { kind: 'back-in-stock', userId, productIds });
    return waited.size;
  });

/** The products of a mail that can still be bought, by title. Those that sold out again before it was sent get their subscriptions back. */
export const settleBackInStock = async (
  db: Kysely<Schema>,
  { userId, productIds }: { readonly userId: ProfileId; readonly productIds: readonly string[] },
): Promise<readonly { readonly id: string; readonly title: string }[]> => {
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', sql<boolean>`is_active and stock > 0`.as('is_back')])
    .where(sql<boolean>`id = any(${productIds}::uuid[])`)
    .orderBy('title')
    .execute();
  const soldOut = products.filter(({ is_back }) => !is_back);
  if (soldOut.length > 0)
    await db
      .insertInto('stock_alerts')
      .values(soldOut.map(({ id }) => ({ user_id: userId, product_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return products.filter(({ is_back }) => is_back).map(({ id, title }) => ({ id, title }));
};

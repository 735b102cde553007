import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/**
 * Returns units of these products from a locked order to their lots. Units of recalled lots are not returned: they
 * are the result, so that nobody sells them again.
 */
export const restockLots = async (
  trx: Transaction<Schema>,
  orderId: string,
  productIds: readonly string[],
): Promise<readonly { readonly product_id: string; readonly units: number }[]> => {
  await sql`
    select from lots where id in (
      select t.lot_id from order_item_lots t join order_items i on i.id = t.order_item_id where i.order_id = ${orderId}
        and i.product_id = any(${productIds}::uuid[])
    ) order by id for no key update
  `.execute(trx);
  await sql`
    delete from order_item_lots t using order_items i, lots l
    where i.order_id = ${orderId} and i.product_id = any(${productIds}::uuid[]) and t.order_item_id = i.id and l.id = t.lot_id and l.held_at is null
  `.execute(trx);
  const { rows } = await sql<{ product_id: string; units: number }>`
    select i.product_id, sum(t.units)::int as units
    from order_item_lots t join order_items i on i.id = t.order_item_id
    where i.order_id = ${orderId} and i.product_id = any(${productIds}::uuid[]) group by i.product_id
  `.execute(trx);
  return rows;
};

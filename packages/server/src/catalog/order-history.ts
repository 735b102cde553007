import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** The products in most orders, the most ordered first; without incentives, substitutes and canceled orders. */
export const readTopOrdered = async (db: Kysely<Schema>, limit: number): Promise<readonly string[]> => {
  const products = await db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .select('item.product_id')
    .where('item.is_incentive', '=', false)
    .where('item.substitutes_item_id', 'is', null)
    .where('orders.status', 'not in', calledOffStatuses)
    .groupBy('item.product_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('item.product_id')
    .limit(limit)
    .execute();
  return products.map(({ product_id }) => product_id);
};

/** Specification, section 9. */
const RECENT_ORDERS = 5;

/**
 * The products of the customer's last five orders, newest first, each once with the quantity of its newest order. Incentives and substitutes don't
 * count.
 */
export const readRecentlyOrdered = async (
  db: Kysely<Schema>,
  profileId: string,
): Promise<ReadonlyMap<string, number>> => {
  const items = await db
    .selectFrom('order_items as item')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('orders')
          .select(['id', 'created_at'])
          .where('user_id', '=', profileId)
          .where('status', 'not in', calledOffStatuses)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(RECENT_ORDERS)
          .as('recent'),
      (join) => join.onRef('recent.id', '=', 'item.order_id'),
    )
    .select(['item.product_id', 'item.quantity'])
    .where('item.is_incentive', '=', false)
    .where('item.substitutes_item_id', 'is', null)
    .orderBy('recent.created_at', 'desc')
    .orderBy('item.id')
    .execute();
  const quantities = new Map<string, number>();
  for (const { product_id, quantity } of items)
    if (!quantities.has(product_id)) quantities.set(product_id, quantity);
  return quantities;
};

import { orderMoney } from '@nutricion/contract/orders/order-money';
import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../platform/db/schema.ts';

/** Specification, section 9. */
const RECENT_ORDERS = 5;

/** A person's last orders, the newest first, with what they paid for in each. */
export const readLastOrders = async (db: Kysely<Schema>, profileId: string) => {
  const orders = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.created_at', 'o.total_cents'])
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('order_items as i')
          .select(['i.product_id', 'i.title', 'i.quantity'])
          .whereRef('i.order_id', '=', 'o.id')
          .where('i.is_incentive', '=', false)
          .where('i.substitutes_item_id', 'is', null)
          .orderBy('i.id'),
      ).as('lines'),
    )
    .where('o.user_id', '=', profileId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(RECENT_ORDERS)
    .execute();
  return orders.map(({ total_cents, ...order }) => ({
    ...order,
    ...orderMoney.toJson({ totalCents: total_cents }),
    created_at: order.created_at.toISOString(),
  }));
};

import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { deliveryRoute } from '../delivery-route.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Units that a line holds: what was picked, or before that what was ordered and not cancelled. A short pick's
 * missing units were written off when they were found missing.
 */
const heldUnits = sql<number>`coalesce(picked_quantity, quantity - cancelled_quantity)`;

/**
 * Puts back on the shelf whatever a locked order holds, and answers whose stock that was. Products are locked by id,
 * as orders do, so that none waits in a circle.
 */
export const giveBackStock = async (
  trx: Kysely<Schema>,
  orderId: string,
  by: { readonly actorId: string | null; readonly reason: string | null },
): Promise<string[]> => {
  const { rows: products } = await sql<{ id: string }>`
    select id from products
    where id in (select product_id from order_items where order_id = ${orderId})
    order by id for no key update
  `.execute(trx);
  await sql`
    with item as (
      select product_id, sum(${heldUnits}) as units
      from order_items where order_id = ${orderId} group by product_id having sum(${heldUnits}) > 0
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id, actor_id, reason)
      select product_id, 'devolucion', units, ${orderId}::uuid, ${by.actorId}::uuid, ${by.reason} from item
    )
    update products p set stock = p.stock + item.units from item where p.id = item.product_id
  `.execute(trx);
  return products.map(({ id }) => id);
};

/** What was called off doesn't count as bought. */
export const uncountPurchases = (trx: Kysely<Schema>, orderId: string) =>
  sql`
    with item as (
      select product_id, sum(quantity) as bought from order_items
      where order_id = ${orderId} and not is_incentive and substitutes_item_id is null group by product_id
    )
    update products p set total_purchases = greatest(0, p.total_purchases - item.bought)
    from item where p.id = item.product_id
  `.execute(trx);

/** Leaves the order's place in its delivery window to somebody else. */
export const giveBackPlace = (trx: Kysely<Schema>, order: LockedOrder) =>
  trx
    .updateTable('delivery_slots')
    .set({ booked: sql<number>`greatest(0, booked - 1)` })
    .where('route', '=', deliveryRoute(order.hospital_id))
    .where('date', '=', order.delivery_date)
    .where('window_id', '=', order.delivery_window)
    .execute();

import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { deliveryRoute } from '../delivery-route.ts';

/** A person's own order, locked; undefined for anybody else's. */
export const lockOrder = (trx: Transaction<Schema>, profileId: string, orderId: string) =>
  trx
    .selectFrom('orders')
    .select(['id', 'status', 'version', 'hospital_id', 'delivery_date', 'delivery_window'])
    .where('id', '=', orderId)
    .where('user_id', '=', profileId)
    .forUpdate()
    .executeTakeFirst();

type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/**
 * Writes the cancellation of a locked order and answers whose stock came back. Products are locked by id
 * and the window after them, as orders do, so that none waits in a circle.
 */
export const cancelLocked = async (
  trx: Transaction<Schema>,
  order: LockedOrder,
  actorId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where id in (select product_id from order_items where order_id = ${order.id})
    order by id for no key update
  `.execute(trx);
  await sql`
    with item as (
      select product_id, sum(quantity) as units,
        coalesce(sum(quantity) filter (where not is_incentive), 0) as bought
      from order_items where order_id = ${order.id} group by product_id
    )
    update products p set stock = p.stock + item.units,
      total_purchases = greatest(0, p.total_purchases - item.bought)
    from item where p.id = item.product_id
  `.execute(trx);
  await trx
    .updateTable('delivery_slots')
    .set({ booked: sql<number>`greatest(0, booked - 1)` })
    .where('route', '=', deliveryRoute(order.hospital_id))
    .where('date', '=', order.delivery_date)
    .where('window_id', '=', order.delivery_window)
    .execute();
  await trx
    .updateTable('orders')
    .set({ status: 'cancelado', version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  await trx
    .insertInto('order_status_history')
    .values({ order_id: order.id, status: 'cancelado', actor_id: actorId })
    .execute();
  return rows.map(({ id }) => id);
};

import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { reserveSlot } from '../reserve-slot.ts';
import type { LockedOrder } from './lock-order.ts';

/** Reserves again the units and the slot of an order that had released both: all of it or nothing. */
export const reserveAgain = async (
  trx: Transaction<Schema>,
  order: LockedOrder,
): Promise<readonly string[] | null> => {
  const { rows } = await sql<{ id: string; is_enough: boolean }>`
    with item as (select product_id, sum(quantity - cancelled_quantity) as units from order_items
      where order_id = ${order.id} group by product_id having sum(quantity - cancelled_quantity) > 0)
    select p.id, p.is_active and p.stock >= item.units as is_enough
    from products p join item on item.product_id = p.id order by p.id for no key update of p
  `.execute(trx);
  if (rows.some(({ is_enough }) => !is_enough)) return null;
  if (!(await reserveSlot(trx, order, { date: order.delivery_date, windowId: order.delivery_window })))
    return null;
  await sql`
    with item as (
      select product_id, sum(quantity - cancelled_quantity) as units,
        coalesce(sum(quantity - cancelled_quantity) filter (where not is_incentive and substitutes_item_id is null), 0) as bought
      from order_items where order_id = ${order.id} group by product_id having sum(quantity - cancelled_quantity) > 0
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id)
      select product_id, 'venta', -units, ${order.id}::uuid from item
    )
    update products p set stock = p.stock - item.units, total_purchases = p.total_purchases + item.bought
    from item where p.id = item.product_id
  `.execute(trx);
  return rows.map(({ id }) => id);
};

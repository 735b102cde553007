import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { mayContainUnits, type RecallCertainty, recallEffect } from '@nutricion/domain/stock/recall';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { statusList } from '../../platform/db/status-list.ts';

/** Units of a lot that an order's item has or may have. */
export interface RecallLine {
  readonly lot_id: string;
  readonly item_id: number;
  readonly order_id: string;
  readonly user_id: string | null;
  readonly status: OrderStatus;
  readonly certainty: RecallCertainty;
  readonly units: number;
  readonly product: string;
  readonly lot: string;
  /** The order is paid, or its payment is authorized. */
  readonly is_paid: boolean;
}

/**
 * Items with units of these lots: those whose lot was recorded when they were picked, and those of the same product that were picked since the lot
 * was received without a recorded lot.
 */
export const findRecallLines = async (
  db: Kysely<Schema>,
  lotIds: readonly string[],
): Promise<readonly RecallLine[]> => {
  const { rows } = await sql<RecallLine>`
    with line as (
      select t.lot_id, t.order_item_id, t.units, 'lote' as certainty
      from order_item_lots t
      join order_items i on i.id = t.order_item_id
      join orders o on o.id = i.order_id
      where t.lot_id = any(${lotIds}::uuid[]) and o.status in (${statusList((status) => recallEffect(status) !== null)})
      union all
      select l.id, i.id, least(unknown.units, l.received_units)::int, 'producto'
      from lots l
      join order_items i on i.product_id = l.product_id
      join orders o on o.id = i.order_id
      cross join lateral (
        select coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity)
          - coalesce((select sum(t.units) from order_item_lots t where t.order_item_id = i.id), 0) as units
      ) unknown
      where l.id = any(${lotIds}::uuid[]) and o.status in (${statusList(mayContainUnits)}) and unknown.units > 0
        and l.received_at <= coalesce(
          (select max(h.created_at) from order_status_history h where h.order_id = o.id and h.status = 'listo'),
          (o.delivery_date + 1)::timestamptz)
        and not exists (select from order_item_lots t where t.order_item_id = i.id and t.lot_id = l.id)
    )
    select line.lot_id, line.order_item_id as item_id, o.id as order_id, o.user_id, o.status, line.certainty,
      line.units, i.title as product, l.code as lot, o.payment_status <> 'pendiente' as is_paid
    from line
    join order_items i on i.id = line.order_item_id
    join orders o on o.id = i.order_id
    join lots l on l.id = line.lot_id
    order by line.certainty, o.delivery_date desc, o.id, i.id
  `.execute(db);
  return rows;
};

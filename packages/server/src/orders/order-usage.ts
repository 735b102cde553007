import type { PlaceOrderBody } from '@nutricion/contract/orders/orders';
import type { ProductId } from '@nutricion/domain/kit/ids';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { OrderUsage } from '@nutricion/domain/orders/order-limit-issue';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { statusList } from '../platform/db/status-list.ts';
import type { Caller } from '../platform/http/caller.ts';

const HOUR_MS = 3_600_000;

const closedStatuses = statusList((status) => !isOpenOrder(status));

interface UsageQuery {
  readonly caller: Pick<Caller, 'profileId'>;
  readonly body: Pick<PlaceOrderBody, 'deliveryDate' | 'deliveryWindow'>;
  readonly nowMs: number;
  readonly limits: OrderLimits;
  /** Left out of the count: the order that is being changed. */
  readonly exceptOrderId?: string;
}

/** What a person has on order at this moment; true for as long as their row is locked. */
export const readOrderUsage = async (
  db: Kysely<Schema>,
  { caller, body, nowMs, limits, exceptOrderId }: UsageQuery,
  productIds: readonly string[],
): Promise<OrderUsage> => {
  const { rows } = await sql<UsageRow>`
    with open as materialized (
      select id, total_cents, payment_status, delivery_date, delivery_window from orders
      where user_id = ${caller.profileId} and status not in (${closedStatuses})
        and id is distinct from ${exceptOrderId ?? null}::uuid
    )
    select
      (select count(*) from open) as open_orders,
      (select coalesce(sum(total_cents), 0) from open where payment_status = 'pendiente') as open_unpaid_cents,
      (select count(*) from open
        where delivery_date = ${body.deliveryDate}::date and delivery_window = ${body.deliveryWindow}) as places,
      array(
        select extract(epoch from created_at) * 1000 from orders
        where user_id = ${caller.profileId} and created_at > ${new Date(nowMs - HOUR_MS)}
        order by created_at desc limit ${limits.ordersPerHour}
      )::float8[] as placed_at_ms,
      (select jsonb_object_agg(product_id, units) from (
        select i.product_id, sum(i.quantity) as units from open join order_items i on i.order_id = open.id
        where not i.is_incentive and i.product_id = any(${productIds}::uuid[])
        group by i.product_id
      ) held) as open_units
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count returned no row');
  return {
    openOrders: row.open_orders,
    openUnpaidCents: row.open_unpaid_cents,
    placesInWindow: row.places,
    placedAtMs: row.placed_at_ms,
    openUnits: new Map(Object.entries(row.open_units ?? {}) as [ProductId, number][]),
  };
};

interface UsageRow {
  readonly open_orders: number;
  readonly open_unpaid_cents: number;
  readonly places: number;
  readonly placed_at_ms: readonly number[];
  /** Null: none of these products. */
  readonly open_units: Readonly<Record<string, number>> | null;
}

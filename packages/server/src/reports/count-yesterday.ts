import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const DAY_MS = 86_400_000;

/**
 * Sets every product's `purchased_yesterday_count` to the units bought on the day before `now` in Puerto Rico,
 * without free units, substitutes and cancelled orders, and notifies the processes that cache the catalog.
 */
export const countYesterday = async (db: Kysely<Schema>, now: Date): Promise<void> => {
  const yesterday = puertoRicoDate(now.getTime() - DAY_MS);
  await sql`
    with bought as (
      select i.product_id, sum(i.quantity)::integer as units
      from order_items i join orders o on o.id = i.order_id
      where not i.is_incentive and i.substitutes_item_id is null and o.status <> all(${calledOffStatuses})
        and i.created_at >= ${startOf(yesterday)} and i.created_at < ${startOf(puertoRicoDate(now.getTime()))}
      group by i.product_id
    ), changed as (
      update products p set purchased_yesterday_count = coalesce(b.units, 0)
      from products q left join bought b on b.product_id = q.id
      where p.id = q.id and p.purchased_yesterday_count <> coalesce(b.units, 0)
      returning p.id
    )
    select pg_notify('catalog', id::text) from changed
  `.execute(db);
};

/** Midnight in Puerto Rico, which is UTC−4 all year. */
const startOf = (isoDate: string): Date => new Date(`${isoDate}T00:00:00-04:00`);

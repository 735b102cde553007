import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Days after which unpicked orders are no longer listed for pickers. */
const DAYS_BACK = 7;

/** Orders to pick, by day and window, next first; old ones aren't counted. */
export const readQueue = async (db: Kysely<Schema>, nowMs: number): Promise<readonly QueueRow[]> => {
  const { rows } = await sql<QueueRow>`
    select o.delivery_date as date, o.delivery_window as "window",
      count(*) filter (where o.status = 'confirmado' and o.review <> 'waiting') as orders,
      coalesce(sum(i.units) filter (where o.status = 'confirmado' and o.review <> 'waiting'), 0) as units,
      count(*) filter (where o.status in ('en_preparacion', 'esperando_cliente')) as picking,
      count(*) filter (where o.status = 'confirmado' and o.review = 'waiting') as unconfirmed,
      count(*) filter (where o.status = 'listo') as ready
    from orders o
    cross join lateral (
      select sum(quantity - cancelled_quantity) as units from order_items where order_id = o.id
    ) i
    where o.status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo')
      and o.delivery_date >= ${new Date(nowMs)}::date - ${DAYS_BACK}::int
    group by o.delivery_date, o.delivery_window
    order by o.delivery_date, o.delivery_window
  `.execute(db);
  return rows;
};

interface QueueRow {
  readonly date: string;
  readonly window: DeliveryWindowId;
  readonly orders: number;
  readonly units: number;
  readonly picking: number;
  readonly unconfirmed: number;
  readonly ready: number;
}

/** Batches with a picker, and released ones, oldest first. */
export const readOpenBatches = (db: Kysely<Schema>) =>
  db
    .selectFrom('pick_batches as batch')
    .leftJoin('profiles as picker', 'picker.id', 'batch.picker_id')
    .select(['batch.id', 'batch.delivery_date', 'batch.delivery_window', 'batch.picker_id'])
    .select(['batch.leased_until', 'picker.full_name as picker_name'])
    .select((query) =>
      query
        .selectFrom('pick_bags as bag')
        .select(sql<number>`count(*)`.as('bags'))
        .whereRef('bag.batch_id', '=', 'batch.id')
        .as('bags'),
    )
    .where('batch.state', '=', 'open')
    .orderBy('batch.created_at')
    .execute();

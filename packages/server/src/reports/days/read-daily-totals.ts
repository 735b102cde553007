import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { addDays, type Period } from '@nutricion/domain/reports/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { computeDailyTotals } from './compute-daily-totals.ts';
import { firstDay } from './store-daily-totals.ts';

/** Days to sum: finished ones as stored, today and missing ones computed now. */
export interface Days {
  /** As tables of a query, each with the columns of its own. */
  readonly orders: RawBuilder<unknown>;
  readonly products: RawBuilder<unknown>;
  readonly deliveries: RawBuilder<unknown>;
  /** The first day with a receipt or handover; null if there is none yet. */
  readonly first: string | null;
  readonly today: string;
}

/** @param wanted what is summed; the more of it isn't stored, the longer it takes */
export const readDailyTotals = async (
  db: Kysely<Schema>,
  requestedPeriod: Period,
  nowMs: number,
): Promise<Days> => {
  const today = puertoRicoDate(nowMs);
  const first = await firstDay(db);
  const { through } = await db
    .selectFrom('report_progress')
    .select(sql<string | null>`through::text`.as('through'))
    .executeTakeFirstOrThrow();
  const unkept = through ? addDays(through, 1) : (first ?? today);
  const live = {
    from: unkept > requestedPeriod.from ? unkept : requestedPeriod.from,
    to: requestedPeriod.to < today ? requestedPeriod.to : today,
  };
  const facts =
    live.from <= live.to ? await computeDailyTotals(db, live) : { orders: [], products: [], deliveries: [] };
  const joined = (table: string, rows: readonly object[]) => sql`(
    select * from ${sql.table(table)} where day < ${live.from}::date and day >= ${requestedPeriod.from}::date
    union all
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
  )`;
  return {
    orders: joined('report_order_days', facts.orders),
    products: joined('report_product_days', facts.products),
    deliveries: joined('report_delivery_days', facts.deliveries),
    first,
    today,
  };
};

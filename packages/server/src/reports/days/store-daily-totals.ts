import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { addDays, type Period } from '@nutricion/domain/reports/period';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { computeDailyTotals, type DayFacts } from './compute-daily-totals.ts';

/** After this time every document of a day has been written; ms. */
const FINAL_AFTER_MS = 4 * 60_000;
/** Days computed at once: their lines are in memory meanwhile. */
const DAYS_AT_ONCE = 14;

/** Sums every finished day that isn't summed yet; of several processes one does it. */
export const storeDailyTotals = async (db: Kysely<Schema>, nowMs: number): Promise<void> => {
  const last = addDays(puertoRicoDate(nowMs - FINAL_AFTER_MS), -1);
  for (let isDone = false; !isDone; )
    isDone = await db.transaction().execute(async (trx) => {
      const { through } = await trx
        .selectFrom('report_progress')
        .select(sql<string | null>`through::text`.as('through'))
        .forUpdate()
        .executeTakeFirstOrThrow();
      const from = through ? addDays(through, 1) : await firstDay(trx);
      if (from === null || from > last) return true;
      const to = addDays(from, DAYS_AT_ONCE - 1);
      const period = { from, to: to < last ? to : last };
      await write(trx, period, await computeDailyTotals(trx, period));
      await trx.updateTable('report_progress').set({ through: period.to }).execute();
      return period.to === last;
    });
};

/** Deletes all stored totals and computes them again; reports compute missing ones meanwhile. */
export const rebuildDailyTotals = async (db: Kysely<Schema>, nowMs: number): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('report_progress').set({ through: null }).execute();
    for (const table of tables) await trx.deleteFrom(table).execute();
  });
  await storeDailyTotals(db, nowMs);
};

const tables = ['report_order_days', 'report_product_days', 'report_delivery_days'] as const;

/** The day of the first receipt or handover. */
export const firstDay = async (db: Kysely<Schema>): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select (least(
      (select min(issued_at) from receipts),
      (select min(created_at) from order_status_history where status in ('entregado', 'no_entregado'))
    ) at time zone 'America/Puerto_Rico')::date::text as day
  `.execute(db);
  return rows[0]?.day ?? null;
};

const write = async (trx: Transaction<Schema>, { from, to }: Period, facts: DayFacts): Promise<void> => {
  for (const table of tables)
    await trx.deleteFrom(table).where('day', '>=', from).where('day', '<=', to).execute();
  await sql`
    insert into report_order_days
    select * from jsonb_populate_recordset(null::report_order_days, ${JSON.stringify(facts.orders)}::jsonb)
  `.execute(trx);
  await sql`
    insert into report_product_days
    select * from jsonb_populate_recordset(null::report_product_days, ${JSON.stringify(facts.products)}::jsonb)
  `.execute(trx);
  await sql`
    insert into report_delivery_days
    select * from jsonb_populate_recordset(null::report_delivery_days, ${JSON.stringify(facts.deliveries)}::jsonb)
  `.execute(trx);
};

import { dailyCloseMoney } from '@nutricion/contract/order-money';
import { type ClosedWay, closedWays, type DailyCloseJson } from '@nutricion/contract/payment-close';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { countConcerns } from './admin-payment-reads.ts';

/**
 * What came in and went back on one day of Puerto Rico, by way of paying: authorised when it was, captured and refunded
 * when the provider had done it, at the door when it was handed over.
 */
export const readDailyClose = async (
  db: Kysely<Schema>,
  day: string,
  nowMs: number,
): Promise<DailyCloseJson> => {
  const { rows } = await sql<WayRow>`
    with bounds as (
      select (${day}::date)::timestamp at time zone 'America/Puerto_Rico' as begins,
        (${day}::date + 1)::timestamp at time zone 'America/Puerto_Rico' as ends
    ), moved as (
      select p.id, ${way} as way, p.authorized_cents as authorized, 0 as captured, 0 as refunded, 0 as failed, null::int as fee
      from payments p, bounds where p.authorized_at >= begins and p.authorized_at < ends
      union all
      select p.id, ${way}, 0, p.captured_cents, 0, 0, 0
      from payments p, bounds where p.provider = 'door' and p.created_at >= begins and p.created_at < ends
      union all
      select p.id, ${way}, 0, o.amount_cents, 0, 0, coalesce(p.fee_cents, -1)
      from payment_operations o join payments p on p.id = o.payment_id, bounds
      where o.kind = 'capture' and o.done_at >= begins and o.done_at < ends
      union all
      select p.id, ${way}, 0, 0, o.amount_cents, 0, null
      from payment_operations o join payments p on p.id = o.payment_id, bounds
      where o.kind = 'refund' and o.done_at >= begins and o.done_at < ends
      union all
      select p.id, ${way}, 0, 0, 0, o.amount_cents, null
      from payment_operations o join payments p on p.id = o.payment_id, bounds
      where o.kind = 'refund' and o.state = 'rechazada' and o.done_at is not null and o.changed_at >= begins and o.changed_at < ends
    )
    select way, count(distinct id)::int as payments, sum(authorized)::int as authorized, sum(captured)::int as captured,
      sum(refunded)::int as refunded, sum(failed)::int as failed,
      case when bool_or(fee < 0) then null else coalesce(sum(fee), 0)::int end as fees
    from moved group by way
  `.execute(db);
  const cash = rows.find((row) => row.way === 'cash');
  return {
    day,
    ways: closedWays.flatMap((each) => {
      const row = rows.find((found) => found.way === each);
      return row ? [{ way: each, payments: row.payments, ...wayMoney(row) }] : [];
    }),
    cash: dailyCloseMoney.toJson({
      expectedCents: (cash?.captured ?? 0) - (cash?.refunded ?? 0),
      countedCents: await countedCash(db, day),
    }),
    open_concerns: await countConcerns(db, nowMs),
  };
};

/** What drivers counted at the end of their routes of the day; null where no route was closed. */
const countedCash = async (db: Kysely<Schema>, day: string): Promise<number | null> => {
  const { rows } = await sql<{ cents: number | null }>`
    select sum(r.cash_counted_cents)::int as cents from delivery_routes r
    where r.closed_at >= (${day}::date)::timestamp at time zone 'America/Puerto_Rico'
      and r.closed_at < (${day}::date + 1)::timestamp at time zone 'America/Puerto_Rico'
  `.execute(db);
  return rows[0]?.cents ?? null;
};

/** A card and ATH Móvil beforehand by their names, and at the door how it was paid there. */
const way = sql<ClosedWay>`coalesce(p.door_way, p.method)`;

interface WayRow {
  readonly way: ClosedWay;
  readonly payments: number;
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  readonly failed: number;
  readonly fees: number | null;
}

const wayMoney = (row: WayRow) =>
  dailyCloseMoney.toJson({
    authorizedCents: row.authorized,
    capturedCents: row.captured,
    refundedCents: row.refunded,
    refundFailedCents: row.failed,
    feesCents: row.fees,
  });

import type { ClosedPaymentMethod } from '@nutricion/domain/payments/daily-close';
import { type Period, periodBounds } from '@nutricion/domain/reports/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Money of one payment method on one day; cents. */
export interface PaymentMovementRow {
  /** Of Puerto Rico. */
  readonly day: string;
  readonly way: ClosedPaymentMethod;
  readonly payments: number;
  readonly authorized: number;
  readonly captured: number;
  readonly refunded: number;
  /** Refunds that a bank returned. */
  readonly failed: number;
  /** Null if the provider doesn't report fees per charge. */
  readonly fees: number | null;
}

/**
 * Money received and refunded in a period, by payment method: an authorisation counts when it was made, captures
 * and refunds when they were done, payments on delivery when the order was handed over. A refund by hand counts under
 * the way it was paid back.
 */
export const readPaymentMovements = async (
  db: Kysely<Schema>,
  period: Period,
): Promise<readonly PaymentMovementRow[]> => {
  const { begins, ends } = periodBounds(period);
  const isThen = (moment: RawBuilder<unknown>) => sql`${moment} >= ${begins} and ${moment} < ${ends}`;
  const { rows } = await sql<PaymentMovementRow>`
    with moved as (
      select p.authorized_at as at, p.id, ${paymentMethod} as way, p.authorized_cents as authorized, 0 as captured, 0 as refunded, 0 as failed,
        null::int as fee
      from payments p where ${isThen(sql`p.authorized_at`)}
      union all
      select p.created_at, p.id, ${paymentMethod}, 0, p.captured_cents, 0, 0, 0
      from payments p where p.provider = 'door' and ${isThen(sql`p.created_at`)}
      union all
      select o.done_at, p.id, ${paymentMethod}, 0, o.amount_cents, 0, 0, coalesce(p.fee_cents, -1)
      from payment_operations o join payments p on p.id = o.payment_id
      where o.kind = 'capture' and ${isThen(sql`o.done_at`)}
      union all
      select o.done_at, p.id, coalesce(o.door_way, ${paymentMethod}), 0, 0, o.amount_cents, 0, null
      from payment_operations o join payments p on p.id = o.payment_id
      where o.kind = 'refund' and ${isThen(sql`o.done_at`)}
      union all
      select o.changed_at, p.id, ${paymentMethod}, 0, 0, 0, o.amount_cents, null
      from payment_operations o join payments p on p.id = o.payment_id
      where o.kind = 'refund' and o.state = 'rechazada' and o.done_at is not null and ${isThen(sql`o.changed_at`)}
    )
    select (at at time zone 'America/Puerto_Rico')::date::text as day, way, count(distinct id)::int as payments,
      sum(authorized)::float8 as authorized, sum(captured)::float8 as captured, sum(refunded)::float8 as refunded,
      sum(failed)::float8 as failed, case when bool_or(fee < 0) then null else coalesce(sum(fee), 0)::float8 end as fees
    from moved group by 1, way
  `.execute(db);
  return rows;
};

/**
 * Cash that drivers counted at the end of their routes, by the day the route was closed; days without a count are
 * missing.
 */
export const readCountedCash = async (
  db: Kysely<Schema>,
  period: Period,
): Promise<ReadonlyMap<string, number>> => {
  const { begins, ends } = periodBounds(period);
  const { rows } = await sql<{ day: string; cents: number }>`
    select (r.closed_at at time zone 'America/Puerto_Rico')::date::text as day, sum(r.cash_counted_cents)::int as cents
    from delivery_routes r
    where r.closed_at >= ${begins} and r.closed_at < ${ends} and r.cash_counted_cents is not null
    group by 1
  `.execute(db);
  return new Map(rows.map(({ day, cents }) => [day, cents]));
};

/** Cards and ATH Móvil by their method; payments on delivery by how they were paid. */
const paymentMethod = sql<ClosedPaymentMethod>`coalesce(p.door_way, p.method)`;

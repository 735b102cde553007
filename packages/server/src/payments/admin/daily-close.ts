import { dailyCloseMoney } from '@nutricion/contract/orders/order-money';
import { closeNumberText, type DailyCloseJson } from '@nutricion/contract/payments/payment-close';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { type CloseFigures, closedPaymentMethods } from '@nutricion/domain/payments/daily-close';
import type { OnDeliveryMethod } from '@nutricion/domain/payments/on-delivery-method';
import { addDays, periodBounds } from '@nutricion/domain/reports/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { countConcerns } from './admin-payment-reads.ts';
import { readPaymentMovements } from './payment-movements.ts';

/** Money of one day in Puerto Rico: as it was closed, or as it stands. */
export const readDailyClose = async (
  db: Kysely<Schema>,
  day: string,
  nowMs: number,
): Promise<DailyCloseJson> => {
  const closed = await db
    .selectFrom('daily_closes as c')
    .leftJoin('profiles as p', 'p.id', 'c.actor_id')
    .selectAll('c')
    .select('p.full_name as by')
    .where('c.day', '=', day)
    .executeTakeFirst();
  const [entries, unclosed] = await Promise.all([readEntries(db, day), readUnclosedDays(db, nowMs)]);
  const figures = closed?.body ?? (await readFigures(db, day, nowMs));
  const names = await readNames(db, [
    ...figures.routes.map(({ driverId }) => driverId),
    ...figures.manualRefunds.map(({ actorId }) => actorId),
  ]);
  return {
    day,
    ways: figures.ways.map((each) => ({
      way: each.way,
      payments: each.payments,
      ...dailyCloseMoney.toJson(each),
    })),
    routes: figures.routes.map((route) => ({
      ...{ id: route.id, name: route.name, reason: route.reason },
      driver: names.get(route.driverId) ?? null,
      ...dailyCloseMoney.toJson({ expectedCents: route.expectedCents, countedCents: route.countedCents }),
    })),
    manual_refunds: figures.manualRefunds.map((refund) => ({
      ...{ order_id: refund.orderId, order_number: refund.orderNumber, way: refund.way },
      ...dailyCloseMoney.toJson({ amountCents: refund.amountCents }),
      by: names.get(refund.actorId) ?? null,
    })),
    entries: entries.map(({ amount_cents, actor_id: _, ...entry }) => ({
      ...entry,
      ...dailyCloseMoney.toJson({ amountCents: amount_cents }),
    })),
    sales: dailyCloseMoney.toJson(figures.sales),
    cash: dailyCloseMoney.toJson({
      expectedCents: figures.expectedCents,
      countedCents: closed?.counted_cents ?? null,
    }),
    open_concerns: figures.openConcerns,
    closed: closed
      ? {
          number: closeNumberText(closed.number),
          by: closed.by,
          at: closed.closed_at.toISOString(),
          reason: closed.reason,
        }
      : null,
    may_close: !closed && day < puertoRicoDate(nowMs),
    unclosed,
  };
};

/**
 * Figures of a day as they stand. Everything in it is dated when it was done, so once the day is over they change no more,
 * except for fees that a provider reports later.
 */
export const readFigures = async (db: Kysely<Schema>, day: string, nowMs: number): Promise<CloseFigures> => {
  const movements = await readPaymentMovements(db, { from: day, to: day });
  const [routes, manualRefunds, sales, entries, openConcerns] = await Promise.all([
    readRoutes(db, day),
    readManualRefunds(db, day),
    readSales(db, day),
    readEntries(db, day),
    countConcerns(db, nowMs),
  ]);
  const ways = closedPaymentMethods.flatMap((way) => {
    const row = movements.find((each) => each.way === way);
    if (!row) return [];
    const sums = {
      authorizedCents: row.authorized,
      capturedCents: row.captured,
      refundedCents: row.refunded,
    };
    return [{ way, payments: row.payments, ...sums, refundFailedCents: row.failed, feesCents: row.fees }];
  });
  const cashOf = (rows: readonly { readonly way: OnDeliveryMethod; readonly amountCents: number }[]) =>
    rows.filter(({ way }) => way === 'cash').reduce((sum, { amountCents }) => sum + amountCents, 0);
  const expectedCents =
    routes.reduce((sum, { countedCents }) => sum + countedCents, 0) -
    cashOf(manualRefunds) +
    cashOf(entries.map(({ way, amount_cents }) => ({ way, amountCents: amount_cents })));
  return { ways, routes, manualRefunds, sales, expectedCents, openConcerns };
};

/** Routes whose cash was counted on the day. */
const readRoutes = async (db: Kysely<Schema>, day: string): Promise<CloseFigures['routes']> => {
  const { begins, ends } = periodBounds({ from: day, to: day });
  const rows = await db
    .selectFrom('delivery_routes as r')
    .leftJoin('hospitals as h', 'h.id', 'r.hospital_id')
    .select(['r.id', 'h.name', 'r.delivery_window', 'r.driver_id', 'r.cash_expected_cents'])
    .select(['r.cash_counted_cents', 'r.cash_reason'])
    .where('r.closed_at', '>=', begins)
    .where('r.closed_at', '<', ends)
    .where('r.cash_counted_cents', 'is not', null)
    .orderBy('r.closed_at')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: `${row.name ?? 'A domicilio'}, ${deliveryWindowLabel(row.delivery_window)}`,
    driverId: row.driver_id,
    expectedCents: row.cash_expected_cents ?? 0,
    countedCents: row.cash_counted_cents ?? 0,
    reason: row.cash_reason,
  }));
};

const readManualRefunds = async (db: Kysely<Schema>, day: string): Promise<CloseFigures['manualRefunds']> => {
  const { begins, ends } = periodBounds({ from: day, to: day });
  const { rows } = await sql<CloseFigures['manualRefunds'][number]>`
    select o.id as "orderId", o.number as "orderNumber", r.door_way as way, r.amount_cents as "amountCents",
      r.actor_id as "actorId"
    from payment_operations r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
    where r.kind = 'refund' and r.door_way is not null and r.done_at >= ${begins} and r.done_at < ${ends}
    order by r.done_at, r.id
  `.execute(db);
  return rows;
};

/** What the day's receipts sold, less its credit notes. */
const readSales = async (db: Kysely<Schema>, day: string): Promise<CloseFigures['sales']> => {
  const { begins, ends } = periodBounds({ from: day, to: day });
  const sum = (column: 'subtotal_cents' | 'tax_state_cents' | 'tax_municipal_cents' | 'total_cents') =>
    sql<number>`coalesce(sum(case kind when 'recibo' then ${sql.ref(column)} else -${sql.ref(column)} end), 0)::int`;
  return db
    .selectFrom('receipts')
    .select([
      sum('subtotal_cents').as('subtotalCents'),
      sum('tax_state_cents').as('taxStateCents'),
      sum('tax_municipal_cents').as('taxMunicipalCents'),
      sum('total_cents').as('totalCents'),
    ])
    .where('issued_at', '>=', begins)
    .where('issued_at', '<', ends)
    .executeTakeFirstOrThrow();
};

const readEntries = (db: Kysely<Schema>, day: string) =>
  db
    .selectFrom('cash_entries as e')
    .leftJoin('profiles as p', 'p.id', 'e.actor_id')
    .select(['e.id', 'e.way', 'e.amount_cents', 'e.reason', 'e.corrects', 'e.actor_id', 'p.full_name as by'])
    .where('e.day', '=', day)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();

const UNCLOSED_DAYS = 31;

/** Earlier days with money that nobody has closed. */
const readUnclosedDays = async (db: Kysely<Schema>, nowMs: number): Promise<string[]> => {
  const yesterday = addDays(puertoRicoDate(nowMs), -1);
  const period = { from: addDays(yesterday, 1 - UNCLOSED_DAYS), to: yesterday };
  const [movements, closes] = await Promise.all([
    readPaymentMovements(db, period),
    db.selectFrom('daily_closes').select('day').where('day', '>=', period.from).execute(),
  ]);
  const closed = new Set(closes.map(({ day }) => day));
  return [...new Set(movements.map(({ day }) => day))].filter((day) => !closed.has(day)).sort();
};

const readNames = async (
  db: Kysely<Schema>,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> => {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('profiles').select(['id', 'full_name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
};

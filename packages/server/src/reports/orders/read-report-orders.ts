import { reportOrderMoney } from '@nutricion/contract/reports/report-money';
import type { ReportOrderJson } from '@nutricion/contract/reports/reports';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import type { ReportName } from '@nutricion/domain/reports/report';
import { sql } from 'kysely';
import type { ReportDependencies } from '../read-report.ts';
import { factsOf } from './order-facts.ts';

const ROWS_PER_PAGE = 50;

interface RequestedPage {
  readonly of: string;
  readonly key?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly after?: string | undefined;
}

/** A page of the orders that a figure or row counts, latest first; none if it doesn't consist of orders. */
export const readReportOrders = async (
  { db, now }: ReportDependencies,
  name: ReportName,
  { of, key, after, ...period }: RequestedPage,
): Promise<{ orders: ReportOrderJson[]; next: string | null }> => {
  const facts = factsOf(name, { of, key, period }, now());
  if (!facts) return { orders: [], next: null };
  const [atMs, afterId] = after?.split('_') ?? [];
  const conditions = [
    ...facts.conditions,
    ...(afterId
      ? [sql`(date_trunc('milliseconds', ${facts.at}), o.id) < (${new Date(Number(atMs))}, ${afterId}::uuid)`]
      : []),
    sql`true`,
  ];
  const { rows } = await sql<OrderRow>`
    select distinct on (at, o.id) o.id, o.number, o.status, date_trunc('milliseconds', ${facts.at}) as at,
      hospital.name as hospital, o.delivery_date::text, o.delivery_window, ${facts.totalCents} as total_cents
    from ${facts.from} left join hospitals hospital on hospital.id = o.hospital_id
    where ${sql.join(conditions, sql` and `)}
    order by at desc, o.id desc limit ${ROWS_PER_PAGE + 1}
  `.execute(db);
  const page = rows.slice(0, ROWS_PER_PAGE);
  const last = page.at(-1);
  return {
    orders: page.map(({ total_cents, at, ...order }) => ({
      ...order,
      at: at.toISOString(),
      ...reportOrderMoney.toJson({ totalCents: total_cents }),
    })),
    next: rows.length > ROWS_PER_PAGE && last ? `${last.at.getTime()}_${last.id}` : null,
  };
};

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly at: Date;
  readonly hospital: string | null;
  readonly delivery_date: string;
  readonly delivery_window: DeliveryWindowId;
  readonly total_cents: number;
}

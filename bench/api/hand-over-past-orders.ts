import { sql } from 'kysely';
import { openDatabase } from '../../packages/server/src/platform/db/database.ts';
import { storeDailyTotals } from '../../packages/server/src/reports/days/store-daily-totals.ts';

/**
 * Makes the ended orders of `insertManyOrders` a year's handovers, each with its receipt and history, and sums their days
 * as the nights would have.
 * @returns how many were handed over
 */
export const handOverPastOrders = async (url: string): Promise<number> => {
  const { db, close } = openDatabase(url, { maxConnections: 1 });
  await sql`
    update orders o set delivery_date = current_date - 1 - spread.n % 360, status = 'entregado',
      created_at = current_date - 2 - spread.n % 360 + interval '15 hours'
    from (select id, row_number() over (order by id)::int as n from orders
      where status in ('entregado', 'cancelado') and idempotency_key like 'bench-order-%') spread
    where o.id = spread.id
  `.execute(db);
  const ended = sql`o.status = 'entregado' and o.idempotency_key like 'bench-order-%'`;
  await sql`
    update order_items i set picked_quantity = quantity from orders o where o.id = i.order_id and ${ended}
  `.execute(db);
  await sql`
    insert into order_status_history (order_id, status, created_at)
    select o.id, 'entregado', o.delivery_date + interval '16 hours' from orders o where ${ended}
  `.execute(db);
  const { numAffectedRows } = await sql`
    insert into receipts (kind, order_id, body, subtotal_cents, tax_state_cents, tax_municipal_cents, total_cents, issued_at)
    select 'recibo', o.id, '{}', o.subtotal_cents, 0, 0, o.subtotal_cents, o.delivery_date + interval '16 hours' from orders o where ${ended}
  `.execute(db);
  await storeDailyTotals(db, Date.now());
  await sql`analyze`.execute(db);
  await close();
  return Number(numAffectedRows ?? 0);
};

import { type Kysely, sql } from 'kysely';

/**
 * Why an order was cancelled, as it was typed, may name the customer. The ledger of stock outlives their account, so it
 * says only that the order was.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update stock_movements m set reason = 'Cancelado'
    where m.order_id is not null and m.reason is not null and m.kind in ('devolucion', 'merma') and (
      exists (select from order_cancellations c where c.order_id = m.order_id and c.reason = m.reason)
      or exists (select from order_status_history h where h.order_id = m.order_id and h.reason = m.reason)
      or exists (select from orders o where o.id = m.order_id and o.user_id is null)
    )
  `.execute(db);
};

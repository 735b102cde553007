import { sql } from 'kysely';

/** For a select on lines of purchase orders as `l`: units that came of the line, as its lots say. */
export const receivedUnits = sql<number>`(
  select coalesce(sum(t.received_units), 0)::int from lots t
  where t.purchase_order_id = l.order_id and t.product_id = l.product_id
)`;

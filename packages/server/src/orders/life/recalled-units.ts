import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Units of recalled lots in the bags of orders whose removal nobody has confirmed. */
const unitsInBags = (isOfOrder: RawBuilder<unknown>) => sql`
  order_items i
  join order_item_lots t on t.order_item_id = i.id
  join lots l on l.id = t.lot_id and l.held_at is not null
  where ${isOfOrder} and not exists (
    select from recalled_out r where r.order_item_id = i.id and r.lot_id = l.id
  )`;

/** Whether an order may not be shipped until they are removed. */
export const isRecalled = (orderId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from ${unitsInBags(sql`i.order_id = ${orderId}`)})`;

export interface RecalledUnits {
  readonly item_id: number;
  readonly title: string;
  readonly lot_id: string;
  /** As printed on the package. */
  readonly lot: string;
  readonly units: number;
}

/** What has to be taken out of the bags of these orders. */
export const readRecalledUnits = async (
  db: Kysely<Schema>,
  orderIds: readonly string[],
): Promise<RecalledUnits[]> => {
  const { rows } = await sql<RecalledUnits>`
    select i.id as item_id, i.title, l.code as lot, t.lot_id, t.units
    from ${unitsInBags(sql`i.order_id = any(${orderIds}::uuid[])`)} order by i.id
  `.execute(db);
  return rows;
};

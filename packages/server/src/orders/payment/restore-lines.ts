import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { returnToLots } from '../../stock/public.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { restockUnits } from '../life/restock-order.ts';

export interface RestoredLine {
  readonly itemId: number;
  readonly units: number;
}

/**
 * Restocks units of lines; the result is ids of products whose stock changed. The caller has decided that they may
 * be sold again.
 */
export const restoreLines = async (
  trx: Transaction<Schema>,
  { id: orderId }: LockedOrder,
  lines: readonly RestoredLine[],
  by: { readonly actorId: string; readonly reason: string },
): Promise<readonly string[]> => {
  const itemIds = lines.map(({ itemId }) => itemId);
  const { rows } = await sql<{ product_id: string; units: number }>`
    select i.product_id, sum(t.units)::int as units
    from unnest(${itemIds}::bigint[], ${lines.map(({ units }) => units)}::int[]) as t (item_id, units)
    join order_items i on i.id = t.item_id and i.order_id = ${orderId} group by i.product_id
  `.execute(trx);
  const restocked = await restockUnits(trx, orderId, rows, { ...by, restocks: true });
  for (const { itemId, units } of lines) await returnToLots(trx, itemId, units);
  return restocked;
};

import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { LockedOrder } from './lock-order.ts';
import { repack } from './repack.ts';
import { restockUnits } from './restock-order.ts';

interface UnitsOfItem {
  readonly item_id: number;
  readonly units: number;
}

/** Units of recalled lots that somebody took out of an order's bags. */
export const readTakenOut = async (trx: Transaction<Schema>, orderId: string): Promise<UnitsOfItem[]> => {
  const { rows } = await sql<UnitsOfItem>`
    select t.order_item_id as item_id, t.units
    from recalled_out r join order_item_lots t on t.order_item_id = r.order_item_id and t.lot_id = r.lot_id
    join order_items i on i.id = t.order_item_id where i.order_id = ${orderId}
  `.execute(trx);
  return rows;
};

/** Writes units off that are out of the bags of an order paid on delivery; they leave what is collected for it. */
export const writeOffTakenOut = async (
  trx: Transaction<Schema>,
  actorId: string,
  order: LockedOrder,
  taken: readonly UnitsOfItem[],
): Promise<void> => {
  for (const { item_id, units } of taken) {
    const { product_id } = await trx
      .updateTable('order_items')
      .set({ picked_quantity: sql<number>`greatest(0, picked_quantity - ${units})` })
      .where('id', '=', item_id)
      .returning('product_id')
      .executeTakeFirstOrThrow();
    await restockUnits(trx, order.id, [{ product_id, units }], {
      actorId,
      reason: 'De un lote retirado',
      restocks: false,
    });
  }
  await repack(trx, order);
};

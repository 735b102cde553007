import type { DeliverySlot } from '@nutricion/domain/fulfilment/delivery';
import type { Transaction } from 'kysely';
import { type LockedOrder, releaseSlot, reserveSlot } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';

/** Moves a locked order to another window: false, and nothing done, when that one is full or closed. */
export const moveReservedSlot = async (
  trx: Transaction<Schema>,
  order: LockedOrder,
  to: DeliverySlot,
): Promise<boolean> => {
  if (!(await reserveSlot(trx, order, to))) return false;
  await releaseSlot(trx, order);
  await trx
    .updateTable('orders')
    .set({ delivery_date: to.date, delivery_window: to.windowId, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  return true;
};

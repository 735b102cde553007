import type { DeliverySlot } from '@nutricion/domain/fulfilment/delivery';
import type { Transaction } from 'kysely';
import { giveBackPlace } from '../../orders/life/give-back.ts';
import type { LockedOrder } from '../../orders/life/lock-order.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { takeSlot } from './take-slot.ts';

/** Moves a locked order to another window: false, and nothing done, when that one is full or closed. */
export const moveSlot = async (
  trx: Transaction<Schema>,
  order: LockedOrder,
  to: DeliverySlot,
): Promise<boolean> => {
  if (!(await takeSlot(trx, order, to))) return false;
  await giveBackPlace(trx, order);
  await trx
    .updateTable('orders')
    .set({ delivery_date: to.date, delivery_window: to.windowId, version: order.version + 1 })
    .where('id', '=', order.id)
    .execute();
  return true;
};

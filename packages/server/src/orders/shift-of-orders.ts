import { type Shift, shiftOfWindow } from '@nutricion/domain/fulfilment/shift';
import { calledOffStatuses } from '@nutricion/domain/orders/order-status';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** The shift of the user's last order to their hospital; null if there is none. */
export const shiftOfOrders = async (db: Kysely<Schema>, profileId: string): Promise<Shift | null> => {
  const order = await db
    .selectFrom('orders')
    .select('delivery_window')
    .where('user_id', '=', profileId)
    .where('delivery_type', '=', 'hospital')
    .where('status', 'not in', calledOffStatuses)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return order ? shiftOfWindow(order.delivery_window) : null;
};

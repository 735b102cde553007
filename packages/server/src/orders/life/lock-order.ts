import { isAwaitingReview } from '@nutricion/domain/orders/order-review';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isRecalled } from './recalled-units.ts';
import { isUnpaid } from './unpaid-order.ts';

/** Locks an order before the rows that belong to it; undefined if there is none. */
export const lockOrder = async (trx: Transaction<Schema>, orderId: string) => {
  const order = await trx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'user_id',
      'status',
      'review',
      'version',
      'total_cents',
      'payment_method',
      'payment_status',
    ])
    .select(isRecalled(sql.ref('orders.id')).as('isRecalled'))
    .select(isUnpaid(sql.ref('orders.id')).as('isUnpaid'))
    .select(['hospital_id', 'delivery_date', 'delivery_window', 'ivu_basis_points'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return order && { ...order, isWaiting: isAwaitingReview(order) };
};

/** A person's own order, locked; undefined for anybody else's. */
export const lockOwnOrder = async (trx: Transaction<Schema>, profileId: string, orderId: string) => {
  const order = await lockOrder(trx, orderId);
  return order?.user_id === profileId ? order : undefined;
};

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

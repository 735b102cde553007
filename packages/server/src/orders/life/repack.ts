import { dueSum } from '@nutricion/domain/orders/due-price';
import type { Transaction } from 'kysely';
import { columnOfCents } from '../../platform/db/dollars.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { dueLine } from '../order-reads.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Computes a locked order's sums again after something left its bags; increases the version, so that nobody acts on
 * the old sum.
 */
export const repack = async (trx: Transaction<Schema>, order: LockedOrder): Promise<void> => {
  const items = await trx
    .selectFrom('order_items')
    .select(['quantity', 'total_price', 'cancelled_quantity', 'picked_quantity', 'tax_class', 'agreed_cents'])
    .where('order_id', '=', order.id)
    .execute();
  const sums = dueSum(items.map(dueLine), order.ivu_basis_points);
  await trx
    .updateTable('orders')
    .set({
      packed_subtotal: columnOfCents(sums.subtotalCents),
      packed_tax: columnOfCents(sums.taxCents),
      packed_total: columnOfCents(sums.totalCents),
      version: order.version + 1,
    })
    .where('id', '=', order.id)
    .execute();
};

import { dueSum } from '@nutricion/domain/orders/due-price';
import type { Transaction } from 'kysely';
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
    .select([
      'quantity',
      'total_price_cents',
      'cancelled_quantity',
      'picked_quantity',
      'tax_class',
      'agreed_cents',
    ])
    .where('order_id', '=', order.id)
    .execute();
  const sums = dueSum(items.map(dueLine), order.ivu_basis_points);
  await trx
    .updateTable('orders')
    .set({
      packed_subtotal_cents: sums.subtotalCents,
      packed_tax_cents: sums.taxCents,
      packed_total_cents: sums.totalCents,
      version: order.version + 1,
    })
    .where('id', '=', order.id)
    .execute();
};

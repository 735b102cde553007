import type { cancelBodySchema } from '@nutricion/contract/orders/admin-orders';
import { refundMoney } from '@nutricion/contract/orders/order-money';
import type { Zone } from '@nutricion/domain/catalog/zone';
import type { CancellableLine, CancelledUnits } from '@nutricion/domain/orders/cancel-lines';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../../platform/db/schema.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { dueLine } from '../order-reads.ts';

interface RequestedCancellation {
  readonly orderId: string;
  readonly actorId: string;
  /** Of the order, before it. */
  readonly version: number;
  /** Null: the whole order. */
  readonly units: readonly CancelledUnits[] | null;
}

export interface OrderLineToCancel extends CancellableLine {
  readonly productId: string;
  readonly title: string;
  readonly unitPriceCents: number;
  /** Free, or in place of another line: it never counted as bought. */
  readonly isFree: boolean;
  readonly zone: Zone;
}

export const readCancellableLines = async (
  db: Kysely<Schema>,
  orderId: string,
): Promise<OrderLineToCancel[]> => {
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'i.product_id', 'i.title', 'i.quantity', 'i.unit_price_cents', 'i.total_price_cents'])
    .select(['i.tax_class', 'i.is_incentive', 'i.picked_quantity', 'i.cancelled_quantity'])
    .select(['i.substitutes_item_id', 'i.agreed_cents', 'p.zone'])
    .where('i.order_id', '=', orderId)
    .orderBy('i.id')
    .execute();
  return items.map((item) => ({
    ...dueLine(item),
    id: item.id,
    productId: item.product_id,
    title: item.title,
    unitPriceCents: item.unit_price_cents,
    isFree: item.is_incentive || item.substitutes_item_id !== null,
    zone: item.zone,
  }));
};

/** Whether this is what the order's next version was made by already, by the same person. */
export const isRepeatOfCancellation = async (
  db: Kysely<Schema>,
  { orderId, actorId, version, units }: RequestedCancellation,
): Promise<boolean> => {
  const done = await db
    .selectFrom('order_cancellations')
    .select('lines')
    .where('order_id', '=', orderId)
    .where('version', '=', version + 1)
    .where('actor_id', '=', actorId)
    .executeTakeFirst();
  // Lines that were all there was made it a cancellation of the whole.
  return done !== undefined && (done.lines === null || unitsText(done.lines) === unitsText(units));
};

const unitsText = (units: readonly CancelledUnits[] | null): string =>
  JSON.stringify(units?.map(({ itemId, units: cancelledUnits }) => [itemId, cancelledUnits]) ?? null);

export const insertCancellation = (
  trx: Transaction<Schema>,
  { orderId, actorId, version, units }: RequestedCancellation,
  { restock, refund, reason }: z.output<typeof cancelBodySchema>,
) =>
  trx
    .insertInto('order_cancellations')
    .values({
      order_id: orderId,
      version: version + 1,
      lines: units && JSON.stringify(units),
      restocked: restock,
      refund: typeof refund === 'number' ? 'part' : refund ? 'all' : 'none',
      refund_amount_cents: refundMoney.fromJson({ refund_amount: typeof refund === 'number' ? refund : null })
        .refundCents,
      reason,
      actor_id: actorId,
    })
    .execute();

/** Removes units from a locked order's lines and increases the order's version. */
export const writeCancelledUnits = async (
  trx: Transaction<Schema>,
  { id, version }: LockedOrder,
  units: readonly CancelledUnits[],
): Promise<void> => {
  for (const { itemId, units: cancelledUnits } of units)
    await trx
      .updateTable('order_items')
      .set({
        cancelled_quantity: sql<number>`cancelled_quantity + ${cancelledUnits}`,
        // Null, and stays so, where nobody has picked it.
        picked_quantity: sql<number | null>`picked_quantity - ${cancelledUnits}`,
      })
      .where('order_id', '=', id)
      .where('id', '=', itemId)
      .execute();
  await trx
    .updateTable('orders')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute();
};

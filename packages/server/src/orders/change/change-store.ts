import { formatUsd } from '@nutricion/domain/kit/money';
import type { ChangeableLine, ChangedOrder } from '@nutricion/domain/orders/change-quantities';
import { dueUnits } from '@nutricion/domain/orders/due-price';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { LockedOrder } from '../life/lock-order.ts';

/** Units that an order no longer holds. */
export const releasedUnits = (before: readonly ChangeableLine[], after: readonly ChangeableLine[]) =>
  before.flatMap((line, index) => {
    const now = after[index];
    const units = now ? dueUnits(line) - dueUnits(now) : 0;
    return units > 0 ? [{ product_id: line.productId, units, isFree: line.isFree }] : [];
  });

/** Writes the changed lines and the order's sums; the new total is computed from them alone. */
export const writeChangedLines = async (
  trx: Transaction<Schema>,
  { id, version }: LockedOrder,
  { lines, sum }: ChangedOrder,
): Promise<void> => {
  for (const line of lines)
    await trx
      .updateTable('order_items')
      .set({
        quantity: line.quantity,
        cancelled_quantity: line.cancelledQuantity,
        unit_price_cents: line.unitPriceCents,
        total_price_cents: line.totalCents,
        agreed_cents: line.agreedCents ? JSON.stringify(line.agreedCents) : null,
      })
      .where('id', '=', line.id)
      .execute();
  await trx
    .updateTable('orders')
    .set({
      subtotal_cents: sum.subtotalCents,
      tax_cents: sum.taxCents,
      total_cents: sum.totalCents,
      expected_total_cents: sql<number>`greatest(expected_total_cents, ${sum.totalCents}::int)`,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
};

/** "Arroz: 4 → 2. Total: $12.30". */
export const changeText = (
  before: readonly ChangeableLine[],
  { lines, newLines, sum }: ChangedOrder,
): string => {
  const changes = before.flatMap((line, index) => {
    const now = lines[index];
    if (!now || dueUnits(now) === dueUnits(line)) return [];
    return [`${line.title}: ${dueUnits(line)} → ${dueUnits(now)}`];
  });
  const addedLines = newLines.map(({ title, quantity }) => `${title}: 0 → ${quantity}`);
  return [...changes, ...addedLines, `Total: ${formatUsd(sum.totalCents)}`].join('. ');
};

import type { CancelledUnits } from '@nutricion/domain/orders/cancel-lines';
import { isRestockable } from '@nutricion/domain/stock/is-restockable';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { returnToLots } from '../../stock/public.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { restockUnits, uncountUnits } from '../life/restock-order.ts';
import type { OrderLineToCancel } from './cancellation-store.ts';

interface CancelledLines {
  /** As they were before. */
  readonly lines: readonly OrderLineToCancel[];
  readonly units: readonly CancelledUnits[];
}

/**
 * Returns the cancelled units of a locked order's lines to stock, and those out of its bags to their lots; or writes them off,
 * always those that need cooling and have left the store. The result is ids of products whose stock changed.
 */
export const restockCancelledUnits = async (
  trx: Transaction<Schema>,
  { id, status }: LockedOrder,
  { lines, units }: CancelledLines,
  { actorId, restocks }: { readonly actorId: string; readonly restocks: boolean },
): Promise<readonly string[]> => {
  const cancelled = units.flatMap(({ itemId, units: count }) => {
    const line = lines.find((each) => each.id === itemId);
    return line ? [{ ...line, count, isBack: restocks && isRestockable(line.zone, status) }] : [];
  });
  const byProduct = (isBack: boolean) => {
    const counts = new Map<string, number>();
    for (const line of cancelled)
      if (line.isBack === isBack) counts.set(line.productId, (counts.get(line.productId) ?? 0) + line.count);
    return [...counts].map(([product_id, count]) => ({ product_id, units: count }));
  };
  // All at once and by id, as orders lock them: those written off change their count of purchases too.
  const ids = cancelled.map(({ productId }) => productId);
  await sql`select from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
  // Never the reason as it was typed: it may name the customer, and the ledger outlives their account.
  const by = { actorId, reason: 'Líneas canceladas' };
  const restocked = await restockUnits(trx, id, byProduct(true), { ...by, restocks: true });
  const lost = byProduct(false);
  if (lost.length > 0) await restockUnits(trx, id, lost, { ...by, restocks: false });
  // Units of a recalled lot are written off by it.
  for (const line of cancelled)
    if (line.isBack && line.pickedQuantity !== null) await returnToLots(trx, line.id, line.count);
  await uncountUnits(
    trx,
    cancelled
      .filter(({ isFree }) => !isFree)
      .map(({ productId, count }) => ({ product_id: productId, units: count })),
  );
  return restocked;
};

import { isBagComplete } from '@nutricion/domain/fulfilment/pick-sheet';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { dueSum, dueUnits } from '@nutricion/domain/orders/due-price';
import { decideTransition, transitionRefusalText } from '@nutricion/domain/orders/order-transitions';
import { sql, type Transaction } from 'kysely';
import { type AdminOrderDependencies, dueLine, lockOrder, transitionOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  closeIfFinished,
  lockBatch,
  lockOrdersOf,
  notYourBatchText,
  renewLease,
  unknownBatch,
} from './lock-batch.ts';
import { isPacked, readStoredBatch, type StoredBatch, sheetOf } from './stored-batch.ts';

interface PackedBag {
  readonly orderNumber: string;
  readonly isBatchDone: boolean;
}

/**
 * Packs an order whose bag was checked: what is in the bag is charged. Repeated requests, also in two processes at
 * once, do it once and get the same response.
 */
export const readyBag = (
  deps: AdminOrderDependencies,
  caller: Caller,
  batchId: string,
  number: number,
): Promise<Result<PackedBag, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const batch = await lockBatch(trx, batchId);
    if (!batch) return refuse(unknownBatch);
    await lockOrdersOf(trx, batchId);
    const stored = await readStoredBatch(trx, batchId);
    const bag = stored.bags.find((each) => each.number === number);
    if (!bag) return refuse({ kind: 'not-found', what: 'esa bolsa' });
    const order = await lockOrder(trx, bag.order_id);
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    if (isPacked(order.status))
      return accept({ orderNumber: order.number, isBatchDone: batch.state !== 'open' });
    if (batch.picker_id !== caller.profileId)
      return refuse({ kind: 'wrong-state', detail: notYourBatchText(batch) });
    const transition = decideTransition(order, 'listo', { kind: 'staff', roles: caller.roles });
    if (!transition.ok)
      return refuse({ kind: 'wrong-state', detail: transitionRefusalText(transition.refusal) });
    const issue = packingIssue(stored, number);
    if (issue !== null) return refuse({ kind: 'wrong-state', detail: issue });
    await writePacked(trx, stored, number);
    await transitionOrder(deps, trx, order, transition.value, { actorId: caller.profileId });
    await renewLease(trx, batchId, caller.profileId, deps.now());
    const ended = await closeIfFinished(trx, { batchId });
    return accept({ orderNumber: order.number, isBatchDone: ended.length > 0 });
  });

const packingIssue = (stored: StoredBatch, number: number): string | null => {
  const sheet = sheetOf(stored);
  const items = stored.items.filter(({ bag }) => bag === number);
  if (!isBagComplete(sheet, number))
    return `A la bolsa ${number} todavía le falta algo, o le sobra. Mírala otra vez contra la lista.`;
  if (!sheet.bags.some((bag) => bag.number === number && bag.isChecked))
    return `Falta la segunda revisión de la bolsa ${number}. Mírala contra la lista y márcala.`;
  if (items.every((item) => dueUnits(dueLine(item)) === 0))
    return `La bolsa ${number} quedó vacía, y un pedido vacío no se entrega. Pide que lo cancelen en «Pedidos».`;
  return null;
};

const writePacked = async (trx: Transaction<Schema>, stored: StoredBatch, number: number): Promise<void> => {
  const bag = stored.bags.find((each) => each.number === number);
  if (!bag) throw new Error('a bag that is packed is in its batch');
  const lines = stored.items.filter((item) => item.bag === number).map(dueLine);
  const sums = dueSum(lines, bag.ivu_basis_points);
  await trx
    .updateTable('order_items')
    .set({ picked_quantity: sql<number>`quantity - cancelled_quantity` })
    .where('order_id', '=', bag.order_id)
    .where('picked_quantity', 'is', null)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      packed_subtotal_cents: sums.subtotalCents,
      packed_tax_cents: sums.taxCents,
      packed_total_cents: sums.totalCents,
    })
    .where('id', '=', bag.order_id)
    .execute();
};

import { accept, type Result } from '@nutricion/domain/kit/result';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import type { Transaction } from 'kysely';
import { type AdminOrderDependencies, lockOrder, transitionOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { closeIfFinished, lockOwnBatch } from './lock-batch.ts';

interface ReleasedBatch {
  /** Orders that are back in the queue. */
  readonly returnedOrders: number;
  /** Orders with something in a bag: they wait in the batch for the next picker. */
  readonly remainingOrders: number;
}

/** Releases a batch: orders that nobody has touched return to the queue, the others stay together. */
export const releaseBatch = (
  deps: AdminOrderDependencies,
  caller: Caller,
  batchId: string,
): Promise<Result<ReleasedBatch, Refusal>> =>
  deps.db.transaction().execute(async (trx) => {
    const batch = await lockOwnBatch(trx, batchId, caller.profileId);
    if (!batch.ok) return batch;
    const bags = await readBags(trx, batchId);
    let back = 0;
    for (const { order_id, is_touched } of bags)
      if (!is_touched && (await returnToQueue(deps, trx, caller, order_id))) {
        await trx
          .deleteFrom('pick_bags')
          .where('batch_id', '=', batchId)
          .where('order_id', '=', order_id)
          .execute();
        back += 1;
      }
    await trx.updateTable('pick_batches').set({ picker_id: null }).where('id', '=', batchId).execute();
    const left = bags.length - back;
    if (left === 0)
      await trx.updateTable('pick_batches').set({ state: 'given-back' }).where('id', '=', batchId).execute();
    else await closeIfFinished(trx, { batchId });
    return accept({ returnedOrders: back, remainingOrders: left });
  });

const readBags = (trx: Transaction<Schema>, batchId: string) =>
  trx
    .selectFrom('pick_bags as bag')
    .select('bag.order_id')
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('pick_actions as action')
            .innerJoin('order_items as item', 'item.id', 'action.order_item_id')
            .select('action.id')
            .whereRef('item.order_id', '=', 'bag.order_id')
            .where('action.batch_id', '=', batchId)
            .where('action.refusal', 'is', null)
            .where('action.is_undone', '=', false),
        )
        .as('is_touched'),
    )
    .where('bag.batch_id', '=', batchId)
    .orderBy('bag.number')
    .execute();

/** False for an order that was cancelled or moved on since. */
const returnToQueue = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId, roles }: Caller,
  orderId: string,
): Promise<boolean> => {
  const order = await lockOrder(trx, orderId);
  if (!order) return false;
  const transition = decideTransition(order, 'confirmado', { kind: 'staff', roles });
  if (!transition.ok) return false;
  await transitionOrder(deps, trx, order, transition.value, { actorId: profileId });
  return true;
};

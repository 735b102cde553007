import type { pickingEndpoints } from '@nutricion/contract/fulfilment/picking';
import { leaseOf } from '@nutricion/domain/fulfilment/batch';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, refuse } from '@nutricion/domain/kit/result';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { readBatch } from './batch-to-json.ts';
import { claimBatch } from './claim-batch.ts';
import { unknownBatch } from './lock-batch.ts';
import { readOpenBatches, readQueue } from './picking-queue.ts';
import { readyBag } from './ready-bag.ts';
import { recordActions } from './record-actions.ts';
import { releaseBatch } from './release-batch.ts';
import { takeOverBatch } from './take-over-batch.ts';

/** Picking, for pickers with a telephone. */
export const pickingHandlers = (deps: AdminOrderDependencies): Handlers<keyof typeof pickingEndpoints> => ({
  'GET /api/admin/picking': async ({ caller: { profileId } }) => {
    const nowMs = deps.now();
    const [windows, batches] = await Promise.all([readQueue(deps.db, nowMs), readOpenBatches(deps.db)]);
    return accept({
      windows: [...windows],
      batches: batches.map((batch) => {
        const lease = { pickerId: batch.picker_id, leasedUntilMs: batch.leased_until.getTime() };
        return {
          id: batch.id,
          delivery_date: batch.delivery_date,
          delivery_window: batch.delivery_window,
          picker: batch.picker_name === null ? null : { name: batch.picker_name },
          is_mine: batch.picker_id === profileId,
          leased_until: batch.leased_until.toISOString(),
          bags: batch.bags ?? 0,
          may_take: leaseOf(lease, profileId, nowMs) !== 'others',
        };
      }),
    });
  },

  'POST /api/admin/picking/batches': async ({ caller, body }) => {
    const claimed = await claimBatch(deps, caller, body);
    return claimed.ok ? batchResponse(deps, claimed.value, caller.profileId) : claimed;
  },

  'GET /api/admin/picking/batches/{id}': ({ caller, params }) =>
    batchResponse(deps, params.id, caller.profileId),

  'POST /api/admin/picking/batches/{id}/take': async ({ caller, params }) => {
    const claimed = await takeOverBatch(deps, caller, params.id);
    if (!claimed.ok) return claimed;
    const batch = await readBatch(deps, params.id, caller.profileId);
    return batch ? accept({ batch, taken_from: claimed.value }) : refuse(unknownBatch);
  },

  'POST /api/admin/picking/batches/{id}/return': async ({ caller, params }) => {
    const released = await releaseBatch(deps, caller, params.id);
    if (!released.ok) return released;
    return accept({
      id: params.id,
      back_in_queue: released.value.returnedOrders,
      left_in_batch: released.value.remainingOrders,
    });
  },

  'POST /api/admin/picking/batches/{id}/actions': async ({ caller, params, body }) => {
    const recorded = await recordActions(deps, caller, params.id, body.actions);
    if (!recorded.ok) return recorded;
    const { results, leasedUntilMs } = recorded.value;
    return accept({ answers: results, leased_until: new Date(leasedUntilMs).toISOString() });
  },

  'POST /api/admin/picking/batches/{id}/bags/{number}/ready': async ({ caller, params }) => {
    const packed = await readyBag(deps, caller, params.id, params.number);
    if (!packed.ok) return packed;
    const { orderNumber, isBatchDone } = packed.value;
    return accept({ order_number: orderNumber, batch_state: isBatchDone ? 'done' : 'open' });
  },
});

const batchResponse = async (deps: AdminOrderDependencies, batchId: string, profileId: string) => {
  const batch = isUuid(batchId) ? await readBatch(deps, batchId, profileId) : null;
  return batch ? accept(batch) : refuse(unknownBatch);
};

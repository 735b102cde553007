import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  batchFinished,
  closeIfFinished,
  leaseOfBatch,
  lockBatch,
  lockPicker,
  renewLease,
  unknownBatch,
} from './lock-batch.ts';

/**
 * Makes an open batch the picker's own if another one released it or left it for ten minutes, and returns the
 * former picker's name, or null. Of two who take it over at once one succeeds, and the other is refused.
 */
export const takeOverBatch = (
  { db, now }: AdminOrderDependencies,
  { profileId }: Caller,
  batchId: string,
): Promise<Result<string | null, Refusal>> =>
  db.transaction().execute(async (trx) => {
    await lockPicker(trx, profileId);
    await closeIfFinished(trx, { pickerId: profileId });
    const batch = await lockBatch(trx, batchId);
    if (!batch) return refuse(unknownBatch);
    if (batch.state !== 'open') return refuse(batchFinished);
    const lease = leaseOfBatch(batch, profileId, now());
    if (lease === 'others') return refuse(claimedBy(batch.picker_name));
    if (lease === 'free') {
      const own = await trx
        .selectFrom('pick_batches')
        .select('id')
        .where('picker_id', '=', profileId)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (own) return refuse(alreadyHasOne);
    }
    await renewLease(trx, batchId, profileId, now());
    return accept(lease === 'mine' ? null : batch.picker_name);
  });

const claimedBy = (name: string | null): Refusal => ({
  kind: 'wrong-state',
  detail: `Este lote lo tiene ${name ?? 'otra persona'} en la mano. Escoge otro, o espera a que lo suelte: a los diez minutos sin moverse lo puedes tomar.`,
});

const alreadyHasOne: Refusal = {
  kind: 'wrong-state',
  detail: 'Ya tienes un lote en la mano. Termínalo o suéltalo, y después toma este.',
};

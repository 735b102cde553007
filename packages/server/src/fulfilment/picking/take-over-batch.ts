import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
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
import type { PickingDependencies } from './picking-dependencies.ts';

/**
 * Makes an open batch somebody's own that another one let go of or left alone for ten minutes, and says who had it:
 * their name, or null. Of two who take it at once one has it, and the other is told.
 */
export const takeOverBatch = (
  { db, now }: PickingDependencies,
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

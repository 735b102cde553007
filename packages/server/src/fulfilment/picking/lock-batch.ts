import { LEASE_MS, leaseOf } from '@nutricion/domain/fulfilment/batch';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

/**
 * Locks a batch before its orders, and these before their products, so that its actions run one after the other.
 * Undefined if there is none.
 */
export const lockBatch = (trx: Transaction<Schema>, batchId: string) =>
  trx
    .selectFrom('pick_batches as batch')
    .select(['batch.id', 'batch.picker_id', 'batch.leased_until', 'batch.state'])
    .select((query) =>
      query
        .selectFrom('profiles')
        .select('full_name')
        .whereRef('profiles.id', '=', 'batch.picker_id')
        .as('picker_name'),
    )
    .where('batch.id', '=', batchId)
    .forUpdate('batch')
    .executeTakeFirst();

/**
 * Locks the orders of a locked batch before their lines are read and their products are locked, in the same order
 * as a cancellation, to prevent deadlocks.
 */
export const lockOrdersOf = (trx: Transaction<Schema>, batchId: string) =>
  sql`
    select o.id from orders o join pick_bags b on b.order_id = o.id
    where b.batch_id = ${batchId}::uuid order by o.id for update of o
  `.execute(trx);

export type LockedBatch = NonNullable<Awaited<ReturnType<typeof lockBatch>>>;

export const leaseOfBatch = (batch: LockedBatch, pickerProfileId: string, nowMs: number) =>
  leaseOf({ pickerId: batch.picker_id, leasedUntilMs: batch.leased_until.getTime() }, pickerProfileId, nowMs);

/** The batch if it is open and the caller's own; otherwise whose it is and what to do. */
export const lockOwnBatch = async (
  trx: Transaction<Schema>,
  batchId: string,
  pickerProfileId: string,
): Promise<Result<LockedBatch, Refusal>> => {
  const batch = await lockBatch(trx, batchId);
  if (!batch) return refuse(unknownBatch);
  if (batch.state !== 'open') return refuse(batchFinished);
  if (batch.picker_id === pickerProfileId) return accept(batch);
  return refuse({ kind: 'wrong-state', detail: notYourBatchText(batch) });
};

export const notYourBatchText = ({ picker_name, picker_id }: LockedBatch): string =>
  picker_id === null
    ? 'Este lote está suelto. Tómalo otra vez para seguir.'
    : `Este lote lo tiene ahora ${picker_name ?? 'otra persona'}. Habla con esa persona antes de seguir.`;

/** Renews the ten minutes for the picker. */
export const renewLease = (trx: Transaction<Schema>, batchId: string, pickerId: string, nowMs: number) =>
  trx
    .updateTable('pick_batches')
    .set({
      picker_id: pickerId,
      leased_until: new Date(nowMs + LEASE_MS),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', batchId)
    .execute();

/** One batch in the hand at a time: a person's takings wait for each other. */
export const lockPicker = (trx: Transaction<Schema>, pickerProfileId: string) =>
  trx.selectFrom('profiles').select('id').where('id', '=', pickerProfileId).forNoKeyUpdate().execute();

/** Orders of these statuses are still being put in their bags. */
const inBags = sql`('en_preparacion', 'esperando_cliente')`;

/** Ends open batches, of one picker or a single one, in which nothing is left to pick. */
export const closeIfFinished = (
  trx: Kysely<Schema>,
  which: { readonly pickerId: string } | { readonly batchId: string },
) =>
  trx
    .updateTable('pick_batches as batch')
    .set({ state: 'done' })
    .where('batch.state', '=', 'open')
    .$if('pickerId' in which, (query) =>
      query.where('batch.picker_id', '=', 'pickerId' in which ? which.pickerId : null),
    )
    .$if('batchId' in which, (query) => query.where('batch.id', '=', 'batchId' in which ? which.batchId : ''))
    .where(
      sql<boolean>`not exists (
        select 1 from pick_bags b join orders o on o.id = b.order_id
        where b.batch_id = batch.id and o.status in ${inBags}
      )`,
    )
    .returning('batch.id')
    .execute();

export const unknownBatch: Refusal = { kind: 'not-found', what: 'ese lote' };

export const batchFinished = {
  kind: 'wrong-state',
  detail: 'Ese lote ya terminó. Vuelve a la lista y toma otro.',
} as const satisfies Refusal;

import { applyAction, type SubstituteProduct } from '@nutricion/domain/fulfilment/apply-action';
import { LEASE_MS } from '@nutricion/domain/fulfilment/batch';
import { pickRefusalText } from '@nutricion/domain/fulfilment/pick-refusal-text';
import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import {
  batchFinished,
  leaseOfBatch,
  lockBatch,
  lockOrdersOf,
  notYourBatchText,
  renewLease,
  unknownBatch,
} from './lock-batch.ts';
import { readStockOnHand } from './stock-on-hand.ts';
import { readStoredBatch, sheetOf } from './stored-batch.ts';
import { type Done, writeAction } from './write-action.ts';

export interface ActionResult {
  readonly id: string;
  readonly applied: boolean;
  /** Why not, and what to do; null where it counts. */
  readonly detail: string | null;
}

/**
 * Runs a picker's actions in order, each in a transaction of its own: after a crash those done are done, and a
 * repeated one gets its first result. Each renews the lease.
 */
export const recordActions = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  batchId: string,
  actions: readonly PickAction[],
): Promise<Result<{ readonly results: ActionResult[]; readonly leasedUntilMs: number }, Refusal>> => {
  const results: ActionResult[] = [];
  const changedProductIds = new Set<string>();
  for (const action of actions) {
    const recorded = await deps.db
      .transaction()
      .execute((trx) => recordOne(deps, trx, caller, { batchId, action }));
    if (!recorded.ok) return recorded;
    results.push({ id: action.id, applied: recorded.value.detail === null, detail: recorded.value.detail });
    for (const id of recorded.value.changedProductIds) changedProductIds.add(id);
  }
  if (changedProductIds.size > 0) deps.announceStock([...changedProductIds]);
  return accept({ results, leasedUntilMs: deps.now() + LEASE_MS });
};

interface Recorded {
  readonly detail: string | null;
  /** Products whose stock changed. */
  readonly changedProductIds: readonly string[];
}

const recordOne = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { batchId, action }: { readonly batchId: string; readonly action: PickAction },
): Promise<Result<Recorded, Refusal>> => {
  const batch = await lockBatch(trx, batchId);
  if (!batch) return refuse(unknownBatch);
  const before = await trx
    .selectFrom('pick_actions')
    .select(['batch_id', 'refusal'])
    .where('id', '=', action.id)
    .executeTakeFirst();
  if (before)
    return accept({
      detail: before.batch_id === batchId ? before.refusal : FOREIGN_ID,
      changedProductIds: [],
    });
  if (batch.state !== 'open') return accept({ detail: batchFinished.detail, changedProductIds: [] });
  const { profileId } = caller;
  const log = { batchId, actorId: profileId, atMs: deps.now() };
  if (leaseOfBatch(batch, profileId, deps.now()) !== 'mine') {
    const detail = notYourBatchText(batch);
    await logAction(trx, log, action, { refusal: detail });
    return accept({ detail, changedProductIds: [] });
  }
  await renewLease(trx, batchId, profileId, deps.now());
  const done = await decideAction(deps, trx, caller, { batchId, action });
  await logAction(trx, log, action, done.ok ? done.value : { refusal: done.refusal });
  return accept(
    done.ok
      ? { detail: null, changedProductIds: done.value.changedProductIds }
      : { detail: done.refusal, changedProductIds: [] },
  );
};

const decideAction = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { batchId, action }: { readonly batchId: string; readonly action: PickAction },
): Promise<Result<Done, string>> => {
  await lockOrdersOf(trx, batchId);
  const stored = await readStoredBatch(trx, batchId);
  const sheet = sheetOf(stored);
  const brought = await readSubstituteOf(trx, action, deps.now());
  const next = applyAction(sheet, action, () => brought);
  if (!next.ok) return refuse(pickRefusalText(next.refusal));
  return writeAction(deps, trx, caller, { batchId, action, stored, before: sheet, after: next.value });
};

const readSubstituteOf = async (
  trx: Transaction<Schema>,
  action: PickAction,
  nowMs: number,
): Promise<SubstituteProduct | undefined> => {
  if (!('outcome' in action) || action.outcome.kind !== 'substitute') return undefined;
  const { productId } = action.outcome;
  const product = (await readStockOnHand(trx, { ids: [productId] }, nowMs)).get(productId);
  return product && { productId, title: product.title, zone: product.zone, aisle: product.aisle };
};

const FOREIGN_ID = 'Eso ya se usó en otro lote. Vuelve a abrir el lote e intenta de nuevo.';

/** Writes down what was done, or why it wasn't: sent again it is answered by that. */
const logAction = (
  trx: Transaction<Schema>,
  { batchId, actorId, atMs }: { readonly batchId: string; readonly actorId: string; readonly atMs: number },
  action: PickAction,
  outcome:
    | { readonly refusal: string }
    | { readonly itemId: number | null; readonly substituteItemId: number | null },
) =>
  trx
    .insertInto('pick_actions')
    .values({
      id: action.id,
      batch_id: batchId,
      actor_id: actorId,
      done_at: new Date(atMs),
      kind: action.kind,
      units: 'units' in action ? action.units : null,
      outcome: 'outcome' in action ? action.outcome.kind : null,
      bag: 'bag' in action ? action.bag : null,
      undoes: 'undoes' in action ? action.undoes : null,
      ...('refusal' in outcome
        ? { order_item_id: null, brought_item_id: null, refusal: outcome.refusal }
        : { order_item_id: outcome.itemId, brought_item_id: outcome.substituteItemId, refusal: null }),
    })
    .execute();

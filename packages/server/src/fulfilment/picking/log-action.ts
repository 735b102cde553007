import type { PickAction } from '@nutricion/domain/fulfilment/pick-sheet';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

/** Writes down what was done, or why it wasn't: sent again it is answered by that. */
export const logAction = (
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

import { findLine, type PickAction, type PickSheet } from '@nutricion/domain/fulfilment/pick-sheet';
import { accept, type Result } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { followTheCustomer } from './follow-the-customer.ts';
import type { KeptBatch } from './kept-batch.ts';
import type { PickingDependencies } from './picking-dependencies.ts';
import { bringSubstitute, takeSubstituteBack } from './substitute-lines.ts';
import { findAgain, writeOff } from './write-off.ts';

export interface Decided {
  readonly batchId: string;
  readonly action: PickAction;
  readonly kept: KeptBatch;
  readonly before: PickSheet;
  readonly after: PickSheet;
}

export interface Done {
  readonly itemId: number | null;
  readonly broughtItemId: number | null;
  /** Products whose stock moved. */
  readonly moved: readonly string[];
}

/** Writes what an action that the rules allow does to lines, stock and order; or says why the shelf doesn't. */
export const writeAction = async (
  deps: PickingDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  decided: Decided,
): Promise<Result<Done, string>> => {
  const { action, batchId } = decided;
  if (action.kind === 'check') {
    await setChecked(trx, batchId, action.bag, new Date(deps.now()));
    return accept({ itemId: null, broughtItemId: null, moved: [] });
  }
  if (action.kind === 'undo') return undo(deps, trx, caller, decided, action.undoes);
  const { item, bag } = itemOf(decided, action.line);
  if (action.kind === 'pick') {
    await deps.takeFromLots(trx, item.id, action.units);
    await setChecked(trx, batchId, bag, null);
    return accept({ itemId: item.id, broughtItemId: null, moved: [] });
  }
  const by = { trx, caller, item };
  if (action.outcome.kind !== 'substitute') {
    if (action.kind === 'short') await writeOff(by, action.units, action.outcome.kind);
    await setChecked(trx, batchId, bag, null);
    await followTheCustomer(deps, by, decided.after);
    return accept({ itemId: item.id, broughtItemId: null, moved: [] });
  }
  const { productId } = action.outcome;
  const brought = await bringSubstitute(deps, by, decided.kept, { productId, units: action.units });
  if (!brought.ok) return brought;
  if (action.kind === 'short') await writeOff(by, action.units, 'substitute');
  await setChecked(trx, batchId, bag, null);
  await followTheCustomer(deps, by, decided.after);
  return accept({ itemId: item.id, broughtItemId: brought.value, moved: [productId] });
};

const undo = async (
  deps: PickingDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  decided: Decided,
  undoneId: string,
): Promise<Result<Done, string>> => {
  const undone = decided.before.actions.find(({ id }) => id === undoneId);
  if (!undone || undone.kind === 'undo') throw new Error('the rules let nothing be undone that was not done');
  await trx.updateTable('pick_actions').set({ is_undone: true }).where('id', '=', undoneId).execute();
  if (undone.kind === 'check') {
    await setChecked(trx, decided.batchId, undone.bag, null);
    return accept({ itemId: null, broughtItemId: null, moved: [] });
  }
  const { item, bag } = itemOf(decided, undone.line);
  await setChecked(trx, decided.batchId, bag, null);
  const by = { trx, caller, item };
  const moved: string[] = [];
  if ('outcome' in undone && undone.outcome.kind === 'substitute') {
    await takeSubstituteBack(by, decided.before, undone);
    moved.push(undone.outcome.productId);
  }
  if (undone.kind === 'pick') {
    const lost = await deps.putBackInLots(trx, item.id, undone.units);
    if (lost !== null) moved.push(lost);
  }
  if (undone.kind === 'short') await findAgain(by, undone.units);
  await followTheCustomer(deps, by, decided.after);
  return accept({ itemId: item.id, broughtItemId: null, moved });
};

const itemOf = ({ kept, before }: Decided, key: string) => {
  const line = findLine(before, key);
  const item = kept.items.find(({ id }) => String(id) === line?.key);
  if (!line || !item) throw new Error('an action that the rules allow names a line');
  return { item, bag: line.bag };
};

const setChecked = (trx: Transaction<Schema>, batchId: string, bag: number, at: Date | null) =>
  trx
    .updateTable('pick_bags')
    .set({ checked_at: at })
    .where('batch_id', '=', batchId)
    .where('number', '=', bag)
    .where(sql<boolean>`(checked_at is null) <> ${at === null}`)
    .execute();

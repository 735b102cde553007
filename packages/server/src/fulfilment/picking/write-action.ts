import {
  findLine,
  linesOfBag,
  type PickAction,
  type PickSheet,
} from '@nutricion/domain/fulfilment/pick-sheet';
import { accept, type Result } from '@nutricion/domain/kit/result';
import { decideTransition } from '@nutricion/domain/orders/order-transitions';
import { sql, type Transaction } from 'kysely';
import { type AdminOrderDependencies, lockOrder, transitionOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { allocateLots, returnToLots } from '../../stock/public.ts';
import type { StoredBatch } from './stored-batch.ts';
import { addSubstitute, removeSubstitute } from './substitute-lines.ts';
import { type LineChange, writeOff, writeOnAgain } from './write-off.ts';

export interface Decided {
  readonly batchId: string;
  readonly action: PickAction;
  readonly stored: StoredBatch;
  readonly before: PickSheet;
  readonly after: PickSheet;
}

export interface Done {
  readonly itemId: number | null;
  readonly substituteItemId: number | null;
  /** Products whose stock changed. */
  readonly changedProductIds: readonly string[];
}

/** Writes what an allowed action does to lines, stock and order; or says why the stock doesn't suffice. */
export const writeAction = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  decided: Decided,
): Promise<Result<Done, string>> => {
  const { action, batchId } = decided;
  if (action.kind === 'check') {
    await setChecked(trx, batchId, action.bag, new Date(deps.now()));
    return accept({ itemId: null, substituteItemId: null, changedProductIds: [] });
  }
  if (action.kind === 'undo') return undo(deps, trx, caller, decided, action.undoes);
  const { item, bag } = itemOf(decided, action.line);
  if (action.kind === 'pick') {
    await allocateLots(trx, item.id, action.units, deps.now());
    await setChecked(trx, batchId, bag, null);
    return accept({ itemId: item.id, substituteItemId: null, changedProductIds: [] });
  }
  const by = { trx, caller, item };
  if (action.outcome.kind !== 'substitute') {
    if (action.kind === 'short') await writeOff(by, action.units, action.outcome.kind);
    await setChecked(trx, batchId, bag, null);
    await applyCustomerReply(deps, by, decided.after);
    return accept({ itemId: item.id, substituteItemId: null, changedProductIds: [] });
  }
  const { productId } = action.outcome;
  const brought = await addSubstitute(deps, by, decided.stored, { productId, units: action.units });
  if (!brought.ok) return brought;
  if (action.kind === 'short') await writeOff(by, action.units, 'substitute');
  await setChecked(trx, batchId, bag, null);
  await applyCustomerReply(deps, by, decided.after);
  return accept({ itemId: item.id, substituteItemId: brought.value, changedProductIds: [productId] });
};

const undo = async (
  deps: AdminOrderDependencies,
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
    return accept({ itemId: null, substituteItemId: null, changedProductIds: [] });
  }
  const { item, bag } = itemOf(decided, undone.line);
  await setChecked(trx, decided.batchId, bag, null);
  const by = { trx, caller, item };
  const changedProductIds: string[] = [];
  if ('outcome' in undone && undone.outcome.kind === 'substitute') {
    await removeSubstitute(by, decided.before, undone);
    changedProductIds.push(undone.outcome.productId);
  }
  if (undone.kind === 'pick') {
    const lost = await returnToLots(trx, item.id, undone.units);
    if (lost !== null) changedProductIds.push(lost);
  }
  if (undone.kind === 'short') await writeOnAgain(by, undone.units);
  await applyCustomerReply(deps, by, decided.after);
  return accept({ itemId: item.id, substituteItemId: null, changedProductIds });
};

const itemOf = ({ stored, before }: Decided, key: string) => {
  const line = findLine(before, key);
  const item = stored.items.find(({ id }) => String(id) === line?.key);
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

/**
 * Sets the order's status: it waits for its customer exactly while one of its lines does. The rest is picked
 * meanwhile.
 */
const applyCustomerReply = async (
  deps: AdminOrderDependencies,
  { trx, caller, item }: LineChange,
  after: PickSheet,
): Promise<void> => {
  const order = await lockOrder(trx, item.order_id);
  if (!order) return;
  const waiting = linesOfBag(after, item.bag).filter((line) => line.waiting > 0);
  const status = waiting.length > 0 ? 'esperando_cliente' : 'en_preparacion';
  if (order.status === status) return;
  const reason = `Falta ${waiting.map(({ title }) => title).join(', ')}`;
  const actor = { kind: 'staff', roles: caller.roles } as const;
  const transition = decideTransition(order, status, actor, reason);
  if (!transition.ok) return;
  await transitionOrder(deps, trx, order, transition.value, {
    actorId: caller.profileId,
    ...(waiting.length > 0 && { reason: reason.slice(0, 500) }),
  });
};

import type { AuditAction } from '@nutricion/contract/kit/audit';
import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import type { Permission } from '@nutricion/domain/accounts/permission';
import { MAX_WRONG_CODES } from '@nutricion/domain/fulfilment/handover-code';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { isNoShow } from '../no-shows.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { insertOrderNote } from './notes.ts';
import { readAdminOrder } from './read-admin-order.ts';

/** Takes a missed handover off its customer, so that it doesn't count towards paying beforehand. */
export const excuseNoShow = (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<Result<AdminOrderJson, Refusal>> =>
  changeWithNote(deps, caller, orderId, {
    ...{ permission: 'orders.review', action: 'order.excuse-no-show' },
    ...{ note: `No cuenta como falta: ${reason}`, refusal: noNoShow },
    change: async (trx, { id }) => {
      const changed = await trx
        .updateTable('orders as o')
        .set({ no_show_excused: true })
        .where('o.id', '=', id)
        .where('o.no_show_excused', '=', false)
        .where(isNoShow)
        .returning('o.id')
        .executeTakeFirst();
      return changed !== undefined;
    },
  });

/** Gives a handover code that was typed wrong too often its tries again. The driver can't: a code is also a proof of theirs. */
export const unlockHandoverCode = (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  reason: string,
): Promise<Result<AdminOrderJson, Refusal>> =>
  changeWithNote(deps, caller, orderId, {
    ...{ permission: 'orders.edit', action: 'order.unlock-code' },
    ...{ note: `Código desbloqueado: ${reason}`, refusal: notLocked },
    change: async (trx, { id }) => {
      const changed = await trx
        .updateTable('handover_codes')
        .set({ wrong_tries: 0 })
        .where('order_id', '=', id)
        .where('code', 'is not', null)
        .where('wrong_tries', '>=', MAX_WRONG_CODES)
        .returning('order_id')
        .executeTakeFirst();
      return changed !== undefined;
    },
  });

interface NotedChange {
  /** Rechecked under the lock: a role may have been taken a moment ago. */
  readonly permission: Permission;
  readonly action: AuditAction;
  /** Holds the reason: it goes with the account, the audit doesn't. */
  readonly note: string;
  /** False: there is nothing to change. */
  readonly change: (trx: Transaction<Schema>, order: LockedOrder) => Promise<boolean>;
  readonly refusal: Refusal;
}

const changeWithNote = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  { permission, action, note, change, refusal }: NotedChange,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, caller.profileId, permission);
    if (!allowed.ok) return allowed;
    const order = await lockOrder(trx, orderId);
    if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
    if (!(await change(trx, order))) return refuse(refusal);
    await insertOrderNote(trx, orderId, { authorId: caller.profileId, text: note, isMessage: false });
    await recordChange(trx, {
      ...{ actorId: caller.profileId, action, subjectType: 'order', subjectId: orderId },
      before: null,
      after: { number: order.number },
    });
    return accept(null);
  });
  return changed.ok ? readAdminOrder(deps.db, caller, orderId, deps.now()) : changed;
};

const noNoShow: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido ya no cuenta como falta: se pagó, o alguien la quitó antes.',
};
const notLocked: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese código no está bloqueado, o el pedido ya no va en camino.',
};

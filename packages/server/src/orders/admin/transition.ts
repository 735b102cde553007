import type { AdminOrderJson, transitionBodySchema } from '@nutricion/contract/orders/admin-orders';
import { isOnAnotherDay, otherDayText } from '@nutricion/domain/fulfilment/another-day';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  decideTransition,
  permissionForTransition,
  type TransitionRefusal,
  transitionFormText,
  transitionRefusalText,
} from '@nutricion/domain/orders/order-transitions';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { permissionRefusal } from '../../platform/http/permission-refusal.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { transitionOrder } from '../life/transition-order.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { hasChangedSince } from './changed-since.ts';
import { readAdminOrder } from './read-admin-order.ts';

type Transition = z.output<typeof transitionBodySchema>;

/**
 * Makes a transition of an order for an administrator. `version` is what they saw: of two who move the same order
 * at once one wins, and the other gets who did it and when.
 */
export const handleTransition = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  body: Transition,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const permission = permissionForTransition(body.to);
  const refusal = permission && permissionRefusal(caller.roles, permission);
  if (refusal) return refuse(refusal);
  const result = await deps.db
    .transaction()
    .execute((trx) => transitionUnderLock(deps, trx, caller, orderId, body));
  if (!result.ok) return result;
  if (result.value.length > 0) deps.announceStock(result.value);
  return readAdminOrder(deps.db, caller, orderId, deps.now());
};

const transitionUnderLock = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  orderId: string,
  { to, reason, version }: Transition,
): Promise<Result<readonly string[], Refusal>> => {
  const permission = permissionForTransition(to);
  const allowed = permission && (await recheckPermission(trx, actorId, permission));
  if (allowed && !allowed.ok) return allowed;
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  if (order.version !== version) return refuse(await hasChangedSince(trx, order));
  const transition = decideTransition(order, to, { kind: 'staff', roles }, reason);
  if (!transition.ok) return refuse(refusalOf(transition.refusal));
  if (transition.value.byForm)
    return refuse({ kind: 'move-refused', detail: transitionFormText(transition.value.byForm) });
  if (to === 'en_ruta' && !reason?.trim() && leavesOnAnotherDay(order, deps.now()))
    return refuse({ kind: 'invalid-input', errors: { reason: otherDayText(order.delivery_date) } });
  const restocked = await transitionOrder(deps, trx, order, transition.value, { actorId, reason });
  await recordChange(trx, {
    actorId,
    action: 'order.move',
    subjectType: 'order',
    subjectId: orderId,
    before: { number: order.number, status: order.status, version },
    after: { number: order.number, status: to, version: version + 1 },
  });
  return accept(restocked);
};

/** An order that leaves by itself is asked the same as a route. */
const leavesOnAnotherDay = (
  { delivery_date: date, delivery_window: windowId }: LockedOrder,
  nowMs: number,
): boolean => isOnAnotherDay({ date, windowId }, nowMs);

const refusalOf = (refusal: TransitionRefusal): Refusal =>
  refusal.kind === 'reason-missing'
    ? { kind: 'invalid-input', errors: { reason: transitionRefusalText(refusal) } }
    : { kind: 'move-refused', detail: transitionRefusalText(refusal) };

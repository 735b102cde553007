import type { AdminOrderJson, transitionBodySchema } from '@nutricion/contract/orders/admin-orders';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  decideMove,
  type MoveRefusal,
  moveFormText,
  moveRefusalText,
  permissionToMove,
} from '@nutricion/domain/orders/order-moves';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { permissionRefusal } from '../../platform/http/permission-refusal.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { lockOrder } from '../life/lock-order.ts';
import { moveOrder } from '../life/move-order.ts';
import type { CounterDependencies } from './counter-dependencies.ts';
import { movedMeanwhile } from './last-change.ts';
import { readAdminOrder } from './read-admin-order.ts';

type Transition = z.output<typeof transitionBodySchema>;

/**
 * Moves an order a step along for somebody at the shop. `version` is what they saw: of two who move the same order at
 * once one wins, and the other hears who did and when.
 */
export const transitionOrder = async (
  deps: CounterDependencies,
  caller: Caller,
  orderId: string,
  body: Transition,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const permission = permissionToMove(body.to);
  const refusal = permission && permissionRefusal(caller.roles, permission);
  if (refusal) return refuse(refusal);
  const moved = await deps.db.transaction().execute((trx) => moveUnderLock(deps, trx, caller, orderId, body));
  if (!moved.ok) return moved;
  if (moved.value.length > 0) deps.announceStock(moved.value);
  return readAdminOrder(deps.db, caller, orderId, deps.now());
};

const moveUnderLock = async (
  deps: CounterDependencies,
  trx: Transaction<Schema>,
  { profileId: actorId, roles }: Caller,
  orderId: string,
  { to, reason, version }: Transition,
): Promise<Result<readonly string[], Refusal>> => {
  const permission = permissionToMove(to);
  const allowed = permission && (await stillMay(trx, actorId, permission));
  if (allowed && !allowed.ok) return allowed;
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  if (order.version !== version) return refuse(await movedMeanwhile(trx, order));
  const move = decideMove(order, to, { kind: 'staff', roles }, reason);
  if (!move.ok) return refuse(refusalOf(move.refusal));
  if (move.value.byForm) return refuse({ kind: 'move-refused', detail: moveFormText(move.value.byForm) });
  const restocked = await moveOrder(deps, trx, order, move.value, { actorId, reason });
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

const refusalOf = (refusal: MoveRefusal): Refusal =>
  refusal.kind === 'reason-missing'
    ? { kind: 'invalid-input', errors: { reason: moveRefusalText(refusal) } }
    : { kind: 'move-refused', detail: moveRefusalText(refusal) };

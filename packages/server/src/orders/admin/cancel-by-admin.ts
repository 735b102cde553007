import type { AdminOrderJson, cancelBodySchema } from '@nutricion/contract/orders/admin-orders';
import { refundMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  decideTransition,
  type OrderTransition,
  transitionRefusalText,
} from '@nutricion/domain/orders/order-transitions';
import { type Refund, retainedCentsOf } from '@nutricion/domain/payments/returnable';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { repack } from '../life/repack.ts';
import { transitionOrder } from '../life/transition-order.ts';
import type { AdminOrderDependencies } from './admin-order-dependencies.ts';
import { insertCancellation, isRepeatOfCancellation, writeCancelledUnits } from './cancellation-store.ts';
import { cancelledMessage } from './cancelled-message.ts';
import { hasChangedSince } from './changed-since.ts';
import { sendMessage } from './notes.ts';
import { type CancellationPlan, planCancellation } from './plan-cancellation.ts';
import { readAdminOrder } from './read-admin-order.ts';
import { restockCancelledUnits } from './restock-cancelled-units.ts';

type Cancellation = z.output<typeof cancelBodySchema>;

/**
 * Cancels an order, or units of its lines, for an administrator, who decides about stock and money; both are
 * recorded. A repeated request returns the order as the first one left it.
 */
export const cancelByAdmin = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  body: Cancellation,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const cancelled = await deps.db
    .transaction()
    .execute((trx) => cancelUnderLock(deps, trx, caller, orderId, body));
  if (!cancelled.ok) return cancelled;
  if (cancelled.value.length > 0) deps.announceStock(cancelled.value);
  return readAdminOrder(deps.db, caller, orderId, deps.now());
};

const cancelUnderLock = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  orderId: string,
  body: Cancellation,
): Promise<Result<readonly string[], Refusal>> => {
  const allowed = await recheckPermission(trx, caller.profileId, 'orders.cancel');
  if (!allowed.ok) return allowed;
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  if (order.status === 'cancelado' && !body.lines) return accept([]);
  const units = body.lines?.map((line) => ({ itemId: line.item_id, units: line.quantity })) ?? null;
  const cancellation = { orderId, actorId: caller.profileId, version: body.version, units };
  if (await isRepeatOfCancellation(trx, cancellation)) return accept([]);
  if (order.version !== body.version) return refuse(await hasChangedSince(trx, order));
  const transition = decideTransition(
    order,
    'cancelado',
    { kind: 'staff', roles: caller.roles },
    body.reason,
  );
  if (!transition.ok)
    return refuse({ kind: 'move-refused', detail: transitionRefusalText(transition.refusal) });
  const planned = await planCancellation(trx, order, units);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (units === null || plan.isWhole)
    return cancelWholeOrder(deps, trx, caller, { order, transition: transition.value, plan, body });
  if (plan.returnable.stands !== 'unpaid' && body.refund !== true) return refuse(notComing);
  const { lines } = plan;
  await insertCancellation(trx, cancellation, body);
  await writeCancelledUnits(trx, order, units);
  if (plan.isFromBags) await repack(trx, order);
  await record(trx, caller, order, 'order.cancel-lines', body);
  await deps.settleMoney(trx, order, 'lower-due', {
    actorId: caller.profileId,
    reason: body.reason,
    retainedCents: plan.dueAfter.totalCents,
  });
  const text = cancelledMessage(lines, units, plan.dueAfter.totalCents, body.reason);
  await sendMessage(deps, trx, order, { authorId: caller.profileId, text });
  return accept(
    await restockCancelledUnits(
      trx,
      order,
      { lines, units },
      {
        actorId: caller.profileId,
        restocks: body.restock,
      },
    ),
  );
};

interface WholeOrder {
  readonly order: LockedOrder;
  readonly transition: OrderTransition;
  readonly plan: CancellationPlan;
  readonly body: Cancellation;
}

const cancelWholeOrder = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { order, transition, plan, body }: WholeOrder,
): Promise<Result<readonly string[], Refusal>> => {
  const retainedCents = retainedCentsOf(plan.returnable, refundOf(body));
  if (retainedCents === null) return refuse(refundOverPaid(plan.returnable.cents));
  const cancellation = { orderId: order.id, actorId: caller.profileId, version: body.version, units: null };
  await insertCancellation(trx, cancellation, body);
  await record(trx, caller, order, 'order.cancel', body, retainedCents);
  const { reason, restock: restocks } = body;
  return accept(
    await transitionOrder(deps, trx, order, transition, {
      actorId: caller.profileId,
      reason,
      restocks,
      retainedCents,
    }),
  );
};

const refundOf = (body: Cancellation): Refund => {
  const { refundCents } = refundMoney.fromJson({
    refund_amount: typeof body.refund === 'number' ? body.refund : null,
  });
  if (refundCents !== null) return { cents: refundCents };
  return body.refund ? 'all' : 'none';
};

const refundOverPaid = (cents: number): Refusal => ({
  kind: 'invalid-input',
  errors: {
    refund: `De este pedido se pueden devolver hasta ${formatUsd(cents)}. Escribe esa cantidad o menos.`,
  },
});

const notComing: Refusal = {
  kind: 'invalid-input',
  errors: {
    refund: 'Lo que no va en el pedido no se cobra. Escoge «Se devuelve», o cancela el pedido entero.',
  },
};

const record = (
  trx: Transaction<Schema>,
  { profileId: actorId }: Caller,
  { id, number, status, version }: LockedOrder,
  action: 'order.cancel' | 'order.cancel-lines',
  { lines, restock, refund }: Cancellation,
  retainedCents = 0,
) =>
  recordChange(trx, {
    actorId,
    action,
    subjectType: 'order',
    subjectId: id,
    before: { number, status, version },
    // Without the reason, which may name the customer: the order has it, and loses it with the account.
    after: {
      number,
      version: version + 1,
      lines: lines ?? null,
      restock,
      refund,
      ...refundMoney.toJson({ keptCents: retainedCents }),
    },
  });

import type { AdminOrderJson, cancelBodySchema } from '@nutricion/contract/orders/admin-orders';
import { refundMoney } from '@nutricion/contract/orders/order-money';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { CancelledUnits } from '@nutricion/domain/orders/cancel-lines';
import { decideMove, moveRefusalText, type OrderMove } from '@nutricion/domain/orders/order-moves';
import { keptOf, type Refund } from '@nutricion/domain/payments/returnable';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { recordChange } from '../../platform/admin/audit.ts';
import { stillMay } from '../../platform/admin/still-may.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { giveBackUnits, uncountUnits } from '../life/give-back.ts';
import { type LockedOrder, lockOrder } from '../life/lock-order.ts';
import { moveOrder } from '../life/move-order.ts';
import {
  type CounterLine,
  insertCancellation,
  isRepeatOfCancellation,
  writeCancelledUnits,
} from './cancellation-store.ts';
import { cancelledMessage } from './cancelled-message.ts';
import type { CounterDependencies } from './counter-dependencies.ts';
import { movedMeanwhile } from './last-change.ts';
import { sendMessage } from './notes.ts';
import { type CancellationPlan, planCancellation } from './plan-cancellation.ts';
import { readAdminOrder } from './read-admin-order.ts';

type Cancellation = z.output<typeof cancelBodySchema>;

/**
 * Cancels an order, or units of its lines, for somebody at the shop: what becomes of stock and money is said with it
 * and written down. Asked for twice, it answers what the first one made of the order.
 */
export const cancelAtCounter = async (
  deps: CounterDependencies,
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
  deps: CounterDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  orderId: string,
  body: Cancellation,
): Promise<Result<readonly string[], Refusal>> => {
  const allowed = await stillMay(trx, caller.profileId, 'orders.cancel');
  if (!allowed.ok) return allowed;
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  if (order.status === 'cancelado' && !body.lines) return accept([]);
  const units = body.lines?.map((line) => ({ itemId: line.item_id, units: line.quantity })) ?? null;
  const asked = { orderId, actorId: caller.profileId, version: body.version, units };
  if (await isRepeatOfCancellation(trx, asked)) return accept([]);
  if (order.version !== body.version) return refuse(await movedMeanwhile(trx, order));
  const move = decideMove(order, 'cancelado', { kind: 'staff', roles: caller.roles }, body.reason);
  if (!move.ok) return refuse({ kind: 'move-refused', detail: moveRefusalText(move.refusal) });
  const planned = await planCancellation(trx, order, units);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (units === null || plan.isWhole)
    return cancelWhole(deps, trx, caller, { order, move: move.value, plan, body });
  if (plan.returnable.stands !== 'unpaid' && body.refund !== true) return refuse(notComing);
  const { lines } = plan;
  await insertCancellation(trx, asked, body);
  await writeCancelledUnits(trx, order, units);
  await record(trx, caller, order, 'order.cancel-lines', body);
  await deps.settleMoney(trx, order, 'lower-due', {
    actorId: caller.profileId,
    reason: body.reason,
    keptCents: plan.dueAfter.totalCents,
  });
  const text = cancelledMessage(lines, units, plan.dueAfter.totalCents, body.reason);
  await sendMessage(deps, trx, order, { authorId: caller.profileId, text });
  return accept(await giveBack(trx, caller, order, { lines, units, body }));
};

interface WholeOrder {
  readonly order: LockedOrder;
  readonly move: OrderMove;
  readonly plan: CancellationPlan;
  readonly body: Cancellation;
}

const cancelWhole = async (
  deps: CounterDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { order, move, plan, body }: WholeOrder,
): Promise<Result<readonly string[], Refusal>> => {
  const keptCents = keptOf(plan.returnable, refundOf(body));
  if (keptCents === null) return refuse(moreThanPaid(plan.returnable.cents));
  const asked = { orderId: order.id, actorId: caller.profileId, version: body.version, units: null };
  await insertCancellation(trx, asked, body);
  await record(trx, caller, order, 'order.cancel', body, keptCents);
  const { reason, restock: restocks } = body;
  return accept(
    await moveOrder(deps, trx, order, move, { actorId: caller.profileId, reason, restocks, keptCents }),
  );
};

const refundOf = (body: Cancellation): Refund => {
  const { refundCents } = refundMoney.fromJson({
    refund_amount: typeof body.refund === 'number' ? body.refund : null,
  });
  if (refundCents !== null) return { cents: refundCents };
  return body.refund ? 'all' : 'none';
};

const moreThanPaid = (cents: number): Refusal => ({
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

interface TakenOut {
  readonly lines: readonly CounterLine[];
  readonly units: readonly CancelledUnits[];
  readonly body: Cancellation;
}

const giveBack = async (
  trx: Transaction<Schema>,
  { profileId: actorId }: Caller,
  { id }: LockedOrder,
  { lines, units, body }: TakenOut,
): Promise<readonly string[]> => {
  const unitsByProduct = new Map<string, number>();
  const bought: { product_id: string; units: number }[] = [];
  for (const { itemId, units: taken } of units) {
    const line = lines.find((each) => each.id === itemId);
    if (!line) continue;
    unitsByProduct.set(line.productId, (unitsByProduct.get(line.productId) ?? 0) + taken);
    if (!line.isFree) bought.push({ product_id: line.productId, units: taken });
  }
  const held = [...unitsByProduct].map(([product_id, taken]) => ({ product_id, units: taken }));
  const restocked = await giveBackUnits(trx, id, held, {
    actorId,
    // Never the reason as it was typed: it may name the customer, and the ledger outlives their account.
    reason: 'Líneas canceladas',
    restocks: body.restock,
  });
  await uncountUnits(trx, bought);
  return restocked;
};

const record = (
  trx: Transaction<Schema>,
  { profileId: actorId }: Caller,
  { id, number, status, version }: LockedOrder,
  action: 'order.cancel' | 'order.cancel-lines',
  { lines, restock, refund }: Cancellation,
  keptCents = 0,
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
      ...refundMoney.toJson({ keptCents }),
    },
  });

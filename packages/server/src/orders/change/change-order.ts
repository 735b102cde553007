import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { ChangeOrderBody, OrderJson } from '@nutricion/contract/orders/orders';
import type { ProfileId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { canCustomerCancel } from '@nutricion/domain/orders/can-customer-cancel';
import {
  type ChangedOrder,
  changeQuantities,
  changeRefusalText,
} from '@nutricion/domain/orders/change-quantities';
import { type OrderLimits, reviewDueMs } from '@nutricion/domain/orders/order-limits';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readCancellableLines } from '../admin/cancellation-store.ts';
import type { CancelDependencies } from '../cancel/cancel-order.ts';
import { lockOwnOrder } from '../life/lock-order.ts';
import { restockUnits, uncountUnits } from '../life/restock-order.ts';
import { lockedToSellable } from '../locked-to-sellable.ts';
import { readOrder } from '../order-reads.ts';
import { lockProducts } from '../order-store.ts';
import { addedUnits, addUnits, CHANGED_BY_CUSTOMER, insertNewLines, requireReview } from './add-units.ts';
import { additionIssue } from './addition-issue.ts';
import { recordOrderChange, releasedUnits, writeChangedLines } from './change-store.ts';

export interface ChangeDependencies extends CancelDependencies {
  readonly now: () => number;
  readonly orderLimits: () => Promise<OrderLimits>;
  readonly paymentMethods: readonly PaymentMethod[];
}

/**
 * Changes the quantities of a customer's own order before picking begins: lines, sums, stock and counters in one
 * transaction. `version` and `expectedTotal` are what they saw and agreed to.
 */
export const changeOrder = async (
  deps: ChangeDependencies,
  profileId: ProfileId,
  orderId: string,
  body: ChangeOrderBody,
): Promise<Result<OrderJson, Refusal>> => {
  const limits = await deps.orderLimits();
  const changed = await deps.db
    .transaction()
    .execute((trx) => changeUnderLock(deps, trx, { profileId, orderId, body, limits }));
  if (!changed.ok) return changed;
  if (changed.value.length > 0) deps.announceStock(changed.value);
  const order = await readOrder(deps.db, profileId, orderId);
  return order ? accept(order) : refuse(unknownOrder);
};

interface ChangeRequest {
  readonly profileId: ProfileId;
  readonly orderId: string;
  readonly body: ChangeOrderBody;
  readonly limits: OrderLimits;
}

const changeUnderLock = async (
  deps: ChangeDependencies,
  trx: Transaction<Schema>,
  { profileId, orderId, body, limits }: ChangeRequest,
): Promise<Result<readonly string[], Refusal>> => {
  const nowMs = deps.now();
  // Person, order, products: what they have on order can't grow while it is counted.
  await sql`select from profiles where id = ${profileId}::uuid for no key update`.execute(trx);
  const order = await lockOwnOrder(trx, profileId, orderId);
  if (!order) return refuse(unknownOrder);
  if (!canCustomerCancel(order.status)) return refuse(tooLateRefusal);
  const before = await readCancellableLines(trx, orderId);
  const ids = [...before, ...body.lines].map(({ productId }) => productId);
  const products = await lockProducts(trx, [...new Set(ids)], new Date(nowMs));
  const sellable = {
    products: new Map(products.map((row) => [row.product_id, lockedToSellable(row, nowMs)])),
    nowMs,
  };
  const changed = changeQuantities(before, body.lines, order.ivu_basis_points, sellable);
  if (!changed.ok) return refuse({ kind: 'wrong-state', detail: changeRefusalText(changed.refusal) });
  const issue = notAgreed(changed.value, body);
  if (issue) return refuse(issue);
  const released = releasedUnits(before, changed.value.lines);
  const added = addedUnits(before, changed.value);
  // A repeated request: the order is already as requested.
  if (released.length === 0 && added.length === 0) return accept([]);
  if (order.version !== body.version) return refuse(changedSinceRefusal);
  const { totalCents } = changed.value.sum;
  const addition = { profileId, before, added, totalCents, products, limits, nowMs };
  const tooMuch = await additionIssue(deps, trx, order, addition);
  if (tooMuch) return refuse(tooMuch);
  await writeChangedLines(trx, order, changed.value);
  await insertNewLines(trx, order, changed.value.newLines, products);
  if (added.length > 0) await requireReview(trx, order, reviewDueMs(totalCents, limits, nowMs));
  await deps.settleMoney(trx, order, 'lower-due', { actorId: profileId, retainedCents: totalCents });
  await recordOrderChange(trx, order, before, changed.value);
  await uncountUnits(
    trx,
    released.filter(({ isFree }) => !isFree),
  );
  await addUnits(trx, orderId, added);
  const transitionContext = { actorId: null, reason: CHANGED_BY_CUSTOMER, restocks: true };
  const back = await restockUnits(trx, orderId, byProduct(released), transitionContext);
  return accept([...back, ...added.map(({ productId }) => productId)]);
};

/** A product may be in an order twice: paid and free. */
const byProduct = (released: ReturnType<typeof releasedUnits>) => {
  const units = new Map<string, number>();
  for (const line of released) units.set(line.product_id, (units.get(line.product_id) ?? 0) + line.units);
  return [...units].map(([product_id, freed]) => ({ product_id, units: freed }));
};

const notAgreed = ({ sum }: ChangedOrder, body: ChangeOrderBody): Refusal | null => {
  if (placeOrderMoney.fromJson(body).expectedTotalCents === sum.totalCents) return null;
  return {
    kind: 'wrong-state',
    detail: `Con ese cambio el pedido sale en ${formatUsd(sum.totalCents)}. Revísalo y vuelve a confirmarlo.`,
  };
};

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const tooLateRefusal: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ya empezamos a preparar tu pedido, así que aquí no se puede cambiar. Llama a la tienda si lo necesitas.',
};

const changedSinceRefusal: Refusal = {
  kind: 'wrong-state',
  detail: 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres, cámbialo.',
};

import { placeOrderMoney } from '@nutricion/contract/orders/order-money';
import type { ChangeOrderBody } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import {
  type ChangedOrder,
  changeQuantities,
  changeRefusalText,
} from '@nutricion/domain/orders/change-quantities';
import { type OrderLimits, reviewDueMs } from '@nutricion/domain/orders/order-limits';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { readCancellableLines } from '../admin/cancellation-store.ts';
import type { CancelDependencies } from '../cancel/cancel-order.ts';
import { restockUnits, uncountUnits } from '../life/restock-order.ts';
import { lockedToSellable } from '../locked-to-sellable.ts';
import { lockProducts } from '../order-store.ts';
import { addedUnits, addUnits, CHANGED_BY_CUSTOMER, insertNewLines, requireReview } from './add-units.ts';
import { additionIssue } from './addition-issue.ts';
import { changeText, releasedUnits, writeChangedLines } from './change-store.ts';
import { lockChangeable, type OrderChanger, recordOrderChange, staleRefusal } from './order-changer.ts';

export interface ChangeDependencies extends CancelDependencies {
  readonly now: () => number;
  readonly orderLimits: () => Promise<OrderLimits>;
  readonly paymentMethods: readonly PaymentMethod[];
}

/**
 * Changes the quantities of an order before picking begins, for its customer or for staff at their request: lines, sums,
 * stock and counters in one transaction. `version` and `expectedTotal` are what they saw and agreed to.
 */
export const changeOrder = async (
  deps: ChangeDependencies,
  by: OrderChanger,
  orderId: string,
  body: ChangeOrderBody,
): Promise<Result<null, Refusal>> => {
  const limits = await deps.orderLimits();
  const changed = await deps.db
    .transaction()
    .execute((trx) => changeUnderLock(deps, trx, { by, orderId, body, limits }));
  if (!changed.ok) return changed;
  if (changed.value.length > 0) deps.announceStock(changed.value);
  return accept(null);
};

/** Products of a change, for the queue of orders. */
export const changedIds = ({ lines }: Pick<ChangeOrderBody, 'lines'>): string[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];

interface ChangeRequest {
  readonly by: OrderChanger;
  readonly orderId: string;
  readonly body: ChangeOrderBody;
  readonly limits: OrderLimits;
}

const changeUnderLock = async (
  deps: ChangeDependencies,
  trx: Transaction<Schema>,
  { by, orderId, body, limits }: ChangeRequest,
): Promise<Result<readonly string[], Refusal>> => {
  const nowMs = deps.now();
  // Person, order, products: what they have on order can't grow while it is counted.
  const locked = await lockChangeable(trx, by, orderId, 'lines');
  if (!locked.ok) return locked;
  const { order, profileId } = locked.value;
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
  if (order.version !== body.version) return refuse(await staleRefusal(trx, by, order, 'lines'));
  const { totalCents } = changed.value.sum;
  const addition = { profileId, before, added, totalCents, products, limits, nowMs };
  const tooMuch = await additionIssue(deps, trx, order, addition);
  if (tooMuch) return refuse(tooMuch);
  await writeChangedLines(trx, order, changed.value);
  await insertNewLines(trx, order, changed.value.newLines, products);
  if (added.length > 0) await requireReview(trx, order, reviewDueMs(totalCents, limits, nowMs));
  await deps.settleMoney(trx, order, 'lower-due', {
    actorId: by.actorId,
    retainedCents: totalCents,
  });
  await recordOrderChange(deps, trx, by, order, {
    text: changeText(before, changed.value),
    after: { total: formatUsd(totalCents) },
  });
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

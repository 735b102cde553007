import { placeOrderMoney } from '@nutricion/contract/order-money';
import type { ChangeOrderBody, OrderJson } from '@nutricion/contract/orders';
import type { ProfileId } from '@nutricion/domain/ids';
import { formatUsd } from '@nutricion/domain/money/money';
import {
  type ChangedOrder,
  changeQuantities,
  changeRefusalText,
} from '@nutricion/domain/order/change-quantities';
import { customerMayCancel } from '@nutricion/domain/order/customer-cancel';
import { accept, type Result, refuse } from '@nutricion/domain/result';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { CancelDependencies } from '../cancel/cancel-order.ts';
import { readCancellableLines } from '../counter/cancellation-store.ts';
import { giveBackUnits, uncountUnits } from '../life/give-back.ts';
import { lockOwnOrder } from '../life/lock-order.ts';
import { readOrder } from '../order-reads.ts';
import { noteChange, releasedUnits, writeChangedLines } from './change-store.ts';

/**
 * Takes units out of a customer's own order before somebody begins to pick it: lines, sums, stock and counters in
 * one transaction. `version` and `expectedTotal` are what they saw and agreed to.
 */
export const changeOrder = async (
  deps: CancelDependencies,
  profileId: ProfileId,
  orderId: string,
  body: ChangeOrderBody,
): Promise<Result<OrderJson, Refusal>> => {
  const changed = await deps.db
    .transaction()
    .execute((trx) => changeUnderLock(deps, trx, profileId, orderId, body));
  if (!changed.ok) return changed;
  if (changed.value.length > 0) deps.announceStock(changed.value);
  const order = await readOrder(deps.db, profileId, orderId);
  return order ? accept(order) : refuse(unknownOrder);
};

const changeUnderLock = async (
  deps: Pick<CancelDependencies, 'settleMoney'>,
  trx: Transaction<Schema>,
  profileId: ProfileId,
  orderId: string,
  body: ChangeOrderBody,
): Promise<Result<readonly string[], Refusal>> => {
  const order = await lockOwnOrder(trx, profileId, orderId);
  if (!order) return refuse(unknownOrder);
  if (!customerMayCancel(order.status)) return refuse(tooLate);
  const before = await readCancellableLines(trx, orderId);
  const changed = changeQuantities(before, body.lines, order.ivu_basis_points);
  if (!changed.ok) return refuse({ kind: 'wrong-state', detail: changeRefusalText(changed.refusal) });
  const fault = notAgreed(changed.value, body);
  if (fault) return refuse(fault);
  const released = releasedUnits(before, changed.value.lines);
  // Asked for twice: the order is already as it is wanted.
  if (released.length === 0) return accept([]);
  if (order.version !== body.version) return refuse(changedMeanwhile);
  await writeChangedLines(trx, order, changed.value);
  const keptCents = changed.value.sum.totalCents;
  await deps.settleMoney(trx, order, 'lower-due', { actorId: profileId, keptCents });
  await noteChange(trx, order, before, changed.value.lines);
  await uncountUnits(
    trx,
    released.filter(({ isFree }) => !isFree),
  );
  const given = { actorId: null, reason: 'Cambio del cliente', restocks: true };
  return accept(await giveBackUnits(trx, orderId, byProduct(released), given));
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

const tooLate: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ya empezamos a preparar tu pedido, así que aquí no se puede cambiar. Llama a la tienda si lo necesitas.',
};

const changedMeanwhile: Refusal = {
  kind: 'wrong-state',
  detail: 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres, cámbialo.',
};

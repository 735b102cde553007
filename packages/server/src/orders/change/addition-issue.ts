import { mustPrepay, prepayText } from '@nutricion/domain/fulfilment/no-shows';
import type { ProductId, ProfileId } from '@nutricion/domain/kit/ids';
import { formatUsd } from '@nutricion/domain/kit/money';
import { type ChangeableLine, dueOfProduct } from '@nutricion/domain/orders/change-quantities';
import { dueSum } from '@nutricion/domain/orders/due-price';
import { orderLimitIssue } from '@nutricion/domain/orders/order-limit-issue';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { PaymentMethod } from '@nutricion/domain/orders/order-status';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { countNoShows } from '../no-shows.ts';
import type { LockedProduct } from '../order-store.ts';
import { readOrderUsage } from '../order-usage.ts';
import type { AddedUnits } from './add-units.ts';

/** A change that adds to an order, before it is checked. */
interface Addition {
  readonly profileId: ProfileId;
  readonly before: readonly ChangeableLine[];
  readonly added: readonly AddedUnits[];
  /** Of the whole order, changed. */
  readonly totalCents: number;
  readonly products: readonly LockedProduct[];
  readonly limits: OrderLimits;
  readonly nowMs: number;
}

/**
 * Why a customer can't have so much more in their order: the limits are those of placing one, and what is paid beforehand
 * never costs more than what was authorised. Null: they can.
 */
export const additionIssue = async (
  { paymentMethods }: { readonly paymentMethods: readonly PaymentMethod[] },
  trx: Transaction<Schema>,
  order: LockedOrder,
  { profileId, before, added, totalCents, products, limits, nowMs }: Addition,
): Promise<Refusal | null> => {
  const isPrepaid = order.payment_method !== 'on-delivery';
  if (isPrepaid) {
    // Checked even if units are only taken out: an offer for several units may be lost, and the order cost more.
    const maxCents = await payableCents(trx, order, before);
    if (totalCents > maxCents)
      return { kind: 'wrong-state', detail: overPaidText(order.payment_method, maxCents) };
  }
  const paid = added.filter(({ isFree }) => !isFree);
  if (paid.length === 0) return null;
  if (!isPrepaid && mustPrepay(await countNoShows(trx, profileId)))
    return { kind: 'wrong-state', detail: prepayText(paymentMethods) };
  const usageQuery = {
    caller: { profileId },
    body: { deliveryDate: order.delivery_date, deliveryWindow: order.delivery_window },
    nowMs,
    limits,
    exceptOrderId: order.id,
  };
  const usage = await readOrderUsage(
    trx,
    usageQuery,
    paid.map(({ productId }) => productId),
  );
  const lines = paid.map(({ productId, title, quantity }) => ({
    productId: productId as ProductId,
    title,
    quantity,
    // What the order holds already is the customer's own.
    stock:
      (products.find(({ product_id }) => product_id === productId)?.stock ?? 0) +
      dueOfProduct(before, productId),
  }));
  // It was placed, and has its place, already.
  const placed = { ...usage, openOrders: 0, placesInWindow: 0, placedAtMs: [] };
  const fault = orderLimitIssue({ totalCents, lines }, placed, limits, nowMs);
  return fault && { kind: 'order-limit', issue: fault };
};

/**
 * The most that a prepaid order may cost after a change, in cents: the authorised amount of a card, or else what
 * its lines cost now. Units that the shop removed don't count, because their money was refunded.
 */
const payableCents = async (
  trx: Transaction<Schema>,
  { id, ivu_basis_points }: LockedOrder,
  before: readonly ChangeableLine[],
): Promise<number> => {
  const { rows } = await sql<{ held: number | null }>`
    select max(authorized_cents) as held from payments
    where order_id = ${id}::uuid and not is_spare and status = 'autorizado' and captured_cents = 0
  `.execute(trx);
  return Math.max(dueSum(before, ivu_basis_points).totalCents, Number(rows[0]?.held ?? 0));
};

const overPaidText = (method: PaymentMethod, maxCents: number): string =>
  `Este pedido se paga ${method === 'card' ? 'con tarjeta' : 'con ATH Móvil'} y no puede pasar de ${formatUsd(maxCents)}. Para más, haz otro pedido para la misma hora: llegan juntos.`;

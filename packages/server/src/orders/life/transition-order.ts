import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import { isCalledOff, orderStatusLabels } from '@nutricion/domain/orders/order-status';
import type { MoneyEffect, OrderTransition } from '@nutricion/domain/orders/order-transitions';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { renewHandoverCode } from '../handover-codes.ts';
import type { EnqueueOrderMail, OrderMail } from '../order-mail.ts';
import type { LockedOrder } from './lock-order.ts';
import { decrementPurchases, releaseSlot, restockOrder } from './restock-order.ts';

/**
 * Sets an order's money in the transaction of its transition; a provider's operation is written there and requested
 * after the commit.
 */
export type SettleMoney = (
  trx: Transaction<Schema>,
  order: LockedOrder,
  effect: SettledEffect,
  by: TransitionContext,
) => Promise<void>;

/**
 * `lower-due`: no transition, but fewer units are delivered, so that what was captured beyond `keptCents` is
 * refunded.
 */
export type SettledEffect = Exclude<MoneyEffect, 'none'> | 'lower-due';

export interface TransitionDependencies {
  readonly enqueueMail: EnqueueOrderMail;
  readonly settleMoney: SettleMoney;
  /** Writes the receipt of what was handed over. */
  readonly issueReceipt: (trx: Transaction<Schema>, orderId: string) => Promise<void>;
  /** Writes a credit note for each refund of lines that was done since the receipt, and has none. */
  readonly issueCreditNotes: (trx: Transaction<Schema>, orderId: string) => Promise<void>;
}

export interface TransitionContext {
  /** Null: a payment or the clock. */
  readonly actorId: string | null;
  readonly reason?: string | undefined;
  /** Only for transitions that ask for it: whether the units are restocked. Default: they are. */
  readonly restocks?: boolean | undefined;
  /** For cancellations: what the shop retains, in cents. Default: nothing. */
  readonly retainedCents?: number | undefined;
  /** A mail of its own instead of the move's. */
  readonly mail?: Extract<OrderMail, { readonly kind: 'order-cancelled' | 'order-reviewed' }>['kind'];
}

/**
 * Makes an allowed transition of a locked order: status, history, stock, slot, money and mail, all in the caller's
 * transaction. Returns ids of products whose stock changed.
 */
export const transitionOrder = async (
  transitionDependencies: TransitionDependencies,
  trx: Transaction<Schema>,
  order: LockedOrder,
  transition: OrderTransition,
  by: TransitionContext,
): Promise<readonly string[]> => {
  const reason = by.reason?.trim() || null;
  const restocks = transition.stock === 'goes-back' || by.restocks !== false;
  // The ledger doesn't name the customer, because it outlives their account; the order has the name.
  const actorId = by.actorId === order.user_id ? null : by.actorId;
  const restocked =
    transition.stock === 'goes-back' || transition.stock === 'as-said'
      ? await restockOrder(trx, order, { actorId, reason: orderStatusLabels[transition.to], restocks })
      : [];
  if (isCalledOff(transition.to)) {
    await decrementPurchases(trx, order.id);
    await releaseSlot(trx, order);
  }
  const version = order.version + 1;
  await trx
    .updateTable('orders')
    .set({ status: transition.to, version })
    .where('id', '=', order.id)
    .execute();
  await trx
    .insertInto('order_status_history')
    .values({ order_id: order.id, status: transition.to, actor_id: by.actorId, reason, version })
    .execute();
  await renewHandoverCode(trx, order, transition.to);
  if (transition.money !== 'none') await transitionDependencies.settleMoney(trx, order, transition.money, by);
  if (transition.to === 'entregado') {
    await transitionDependencies.issueReceipt(trx, order.id);
    await transitionDependencies.issueCreditNotes(trx, order.id);
  }
  await notifyTransition(transitionDependencies, trx, order, transition, by);
  return restocked;
};

const notifyTransition = async (
  { enqueueMail }: TransitionDependencies,
  trx: Transaction<Schema>,
  { id, user_id }: LockedOrder,
  { notification: news }: OrderTransition,
  { mail }: TransitionContext,
): Promise<void> => {
  // The customer's account is deleted: there is no address.
  if (news === null || user_id === null) return;
  const about = { orderId: id as OrderId, userId: user_id as ProfileId };
  await enqueueMail(trx, mail ? { kind: mail, ...about } : { kind: 'order-news', news, ...about });
};

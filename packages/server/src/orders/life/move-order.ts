import type { OrderId, ProfileId } from '@nutricion/domain/kit/ids';
import type { MoneyEffect, OrderMove } from '@nutricion/domain/orders/order-moves';
import { isCalledOff, orderStatusLabels } from '@nutricion/domain/orders/order-status';
import type { Transaction } from 'kysely';
import { renewHandoverCode } from '../../fulfilment/delivery/handover-codes.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { EnqueueOrderMail, OrderMail } from '../order-mail.ts';
import { giveBackPlace, giveBackStock, uncountPurchases } from './give-back.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Settles an order's money in the transaction that moves it; what has to be asked of a provider is written down
 * there and asked after the commit.
 */
export type SettleMoney = (
  trx: Transaction<Schema>,
  order: LockedOrder,
  effect: SettledEffect,
  by: MovedBy,
) => Promise<void>;

/** `lower-due`: no move, but less of the order comes, so that what was taken beyond `keptCents` goes back. */
export type SettledEffect = Exclude<MoneyEffect, 'none'> | 'lower-due';

export interface OrderLife {
  readonly enqueueMail: EnqueueOrderMail;
  readonly settleMoney: SettleMoney;
  /** Writes the receipt of what was handed over. */
  readonly issueReceipt: (trx: Transaction<Schema>, orderId: string) => Promise<void>;
  /** Writes a credit note for each refund of lines that was done since the receipt, and has none. */
  readonly issueCreditNotes: (trx: Transaction<Schema>, orderId: string) => Promise<void>;
  /** Units of a line that were picked lie on the shelf again; answers the product of which recalled ones were written off. */
  readonly putBackInLots: (
    trx: Transaction<Schema>,
    orderItemId: number,
    units: number,
  ) => Promise<string | null>;
}

export interface MovedBy {
  /** Null: a payment or the clock. */
  readonly actorId: string | null;
  readonly reason?: string | undefined;
  /** Where the table says that it is to be said: whether the units go back on the shelf. They do unless told. */
  readonly restocks?: boolean | undefined;
  /** Of what is cancelled: what stays with the shop of its money. Nothing unless told. */
  readonly keptCents?: number | undefined;
  /** A mail of its own instead of the move's. */
  readonly mail?: Extract<OrderMail, { readonly kind: 'order-cancelled' | 'order-reviewed' }>['kind'];
}

/**
 * Makes a move of a locked order that the rules allow: status, history, stock, place in the window, money and what
 * the customer is told, all in the caller's transaction. Answers the products whose stock moved.
 */
export const moveOrder = async (
  life: OrderLife,
  trx: Transaction<Schema>,
  order: LockedOrder,
  move: OrderMove,
  by: MovedBy,
): Promise<readonly string[]> => {
  const reason = by.reason?.trim() || null;
  const restocks = move.stock === 'goes-back' || by.restocks !== false;
  // Who ordered and why it ended is the order's to tell: the ledger outlives their account.
  const actorId = by.actorId === order.user_id ? null : by.actorId;
  const restocked =
    move.stock === 'goes-back' || move.stock === 'as-said'
      ? await giveBackStock(trx, order, { actorId, reason: orderStatusLabels[move.to], restocks })
      : [];
  if (isCalledOff(move.to)) {
    await uncountPurchases(trx, order.id);
    await giveBackPlace(trx, order);
  }
  const version = order.version + 1;
  await trx.updateTable('orders').set({ status: move.to, version }).where('id', '=', order.id).execute();
  await trx
    .insertInto('order_status_history')
    .values({ order_id: order.id, status: move.to, actor_id: by.actorId, reason, version })
    .execute();
  await renewHandoverCode(trx, order, move.to);
  if (move.money !== 'none') await life.settleMoney(trx, order, move.money, by);
  if (move.to === 'entregado') {
    await life.issueReceipt(trx, order.id);
    await life.issueCreditNotes(trx, order.id);
  }
  await tell(life, trx, order, move, by);
  return restocked;
};

const tell = async (
  { enqueueMail }: OrderLife,
  trx: Transaction<Schema>,
  { id, user_id }: LockedOrder,
  { news }: OrderMove,
  { mail }: MovedBy,
): Promise<void> => {
  // An order whose account is deleted has nobody to tell.
  if (news === null || user_id === null) return;
  const about = { orderId: id as OrderId, userId: user_id as ProfileId };
  await enqueueMail(trx, mail ? { kind: mail, ...about } : { kind: 'order-news', news, ...about });
};

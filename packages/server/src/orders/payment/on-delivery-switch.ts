import { isLate, lateSlots } from '@nutricion/domain/fulfilment/lateness';
import { mustPrepay } from '@nutricion/domain/fulfilment/no-shows';
import { transitionBetween } from '@nutricion/domain/orders/order-transitions';
import type { PrepaidOrder } from '@nutricion/domain/payments/switch-to-on-delivery';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { hasChangedSince } from '../admin/changed-since.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { reserveAgain } from '../life/reserve-again.ts';
import { type TransitionDependencies, transitionOrder } from '../life/transition-order.ts';
import { readTakenOut, writeOffTakenOut } from '../life/write-off-recalled.ts';
import { countNoShows } from '../no-shows.ts';
import { type OwnPayment, readOwnPayment } from './own-payment.ts';

interface SwitchedBy {
  readonly actorId: string;
  /** As typed; it is deleted with the customer's account. */
  readonly reason: string;
}

/** What payments need to let a locked order be paid when it is handed over. */
export const onDeliverySwitch = (
  transitionDependencies: TransitionDependencies,
  trx: Transaction<Schema>,
  order: LockedOrder,
) => ({
  prepaid: async (nowMs: number): Promise<PrepaidOrder> => {
    const noShows = order.user_id === null ? 0 : await countNoShows(trx, order.user_id);
    return prepaidOrder(order, await readOwnPayment(trx, order.id), nowMs, mustPrepay(noShows));
  },
  changedSince: () => hasChangedSince(trx, order),
  isSwitchedBy: (by: SwitchedBy) => isSwitchedBy(trx, order, by),
  /**
   * Stores that it is paid when it is handed over, and confirms it if it waited for its payment. Null: its time to pay was over,
   * and a unit or its place is gone; it stays as it is.
   */
  collectOnDelivery: async (by: SwitchedBy): Promise<readonly string[] | null> => {
    const reserved = order.status === 'vencido' ? await reserveAgain(trx, order) : [];
    if (!reserved) return null;
    await writeSwitch(trx, order, by);
    const taken = await readTakenOut(trx, order.id);
    if (taken.length > 0) await writeOffTakenOut(trx, by.actorId, order, taken);
    const confirmation = transitionBetween(order.status, 'confirmado');
    if (confirmation?.by.includes('payment'))
      await transitionOrder(transitionDependencies, trx, order, confirmation, by);
    return reserved;
  },
});

/** An order as the rule sees it that says whether it may be paid when it is handed over. */
export const prepaidOrder = (
  order: Pick<LockedOrder, 'status' | 'payment_method' | 'user_id' | 'delivery_date' | 'delivery_window'>,
  payment: OwnPayment | null,
  nowMs: number,
  isPrepayer: boolean,
): PrepaidOrder => ({
  status: order.status,
  method: order.payment_method,
  hasCustomer: order.user_id !== null,
  isTooLate: isLate(
    'confirmado',
    { date: order.delivery_date, windowId: order.delivery_window },
    lateSlots(nowMs),
  ),
  mustPrepay: isPrepayer,
  payment,
});

const writeSwitch = async (
  trx: Transaction<Schema>,
  { id, version }: LockedOrder,
  { actorId, reason }: SwitchedBy,
): Promise<void> => {
  await trx
    .updateTable('orders')
    // Also where money came too late and went back: nobody has paid.
    .set({
      payment_method: 'on-delivery',
      payment_status: 'pendiente',
      held_until: null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('order_notes')
    .values({ order_id: id, author_id: actorId, text: SWITCHED, change_reason: reason })
    .execute();
};

/** Whether the same person has switched it already, for the same reason: the request came twice. */
const isSwitchedBy = async (
  trx: Transaction<Schema>,
  { id }: LockedOrder,
  { actorId, reason }: SwitchedBy,
): Promise<boolean> => {
  const note = await trx
    .selectFrom('order_notes')
    .select('id')
    .where('order_id', '=', id)
    .where('author_id', '=', actorId)
    .where('text', '=', SWITCHED)
    .where('change_reason', '=', reason)
    .executeTakeFirst();
  return note !== undefined;
};

/** The note's text, by which the order's history knows it. */
export const SWITCHED =
  'Ahora se paga al recibir, porque su pago por adelantado se perdió. El cliente lo sabe por correo.';

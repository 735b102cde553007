import type { OrderJson, rescheduleBodySchema } from '@nutricion/contract/orders/orders';
import { type DeliverySlot, deliveryDates, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { isUuid, type ProfileId } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { canCustomerCancel, isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { z } from 'zod';
import { type LockedOrder, lockOwnOrder, type OrderQueue, readOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { moveReservedSlot } from './move-slot.ts';

export interface RescheduleDependencies {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly orderLimits: () => Promise<OrderLimits>;
  readonly orderQueue: OrderQueue;
}

export const rescheduleHandlers = (
  deps: RescheduleDependencies,
): Handlers<'POST /api/orders/{id}/reschedule'> => ({
  'POST /api/orders/{id}/reschedule': ({ caller, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId: caller.profileId, productIds: [] }, () =>
          rescheduleOrder(deps, caller.profileId, params.id, body),
        )
      : refuse(unknownOrder),
});

/** Moves a customer's own order to another day and window before picking begins. A repeated request moves it once. */
const rescheduleOrder = async (
  { db, now, orderLimits }: RescheduleDependencies,
  profileId: ProfileId,
  orderId: string,
  body: z.output<typeof rescheduleBodySchema>,
): Promise<Result<OrderJson, Refusal>> => {
  const { placesPerWindow } = await orderLimits();
  const result = await db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    // Person before order, as who orders does: what they hold in a window can't grow while it is counted.
    await sql`select from profiles where id = ${profileId}::uuid for no key update`.execute(trx);
    const order = await lockOwnOrder(trx, profileId, orderId);
    if (!order) return refuse(unknownOrder);
    const to = { date: body.deliveryDate, windowId: body.deliveryWindow };
    if (order.delivery_date === to.date && order.delivery_window === to.windowId) return accept(null);
    if (!canCustomerCancel(order.status)) return refuse(tooLateRefusal);
    if (order.version !== body.version) return refuse(changedSinceRefusal);
    if (!deliveryDates(now()).includes(to.date)) return refuse(notOffered);
    const places = await placesIn(trx, profileId, to);
    if (places >= placesPerWindow)
      return refuse({ kind: 'order-limit', issue: { kind: 'places-per-window', places } });
    if (!(await moveReservedSlot(trx, order, to))) return refuse(slotFull);
    await recordReschedule(trx, order, to);
    return accept(null);
  });
  if (!result.ok) return result;
  const order = await readOrder(db, profileId, orderId);
  return order ? accept(order) : refuse(unknownOrder);
};

/** Open orders of theirs in a window. */
const placesIn = async (
  trx: Transaction<Schema>,
  profileId: string,
  { date, windowId }: DeliverySlot,
): Promise<number> => {
  const { places } = await trx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('places'))
    .where('user_id', '=', profileId)
    .where('status', 'in', orderStatuses.filter(isOpenOrder))
    .where('delivery_date', '=', date)
    .where('delivery_window', '=', windowId)
    .executeTakeFirstOrThrow();
  return places;
};

/** For the counter, as one of its notes. */
const recordReschedule = (
  trx: Transaction<Schema>,
  { id, user_id, delivery_date, delivery_window }: LockedOrder,
  to: DeliverySlot,
) =>
  trx
    .insertInto('order_notes')
    .values({
      order_id: id,
      author_id: user_id ?? '',
      text: endSentence(
        `El cliente cambió la entrega: ${slotText(delivery_date, delivery_window)} → ${slotText(to.date, to.windowId)}`,
      ),
    })
    .execute();

const slotText = (date: string, windowId: LockedOrder['delivery_window']): string =>
  `${shortDeliveryDay(date)}, ${deliveryWindowLabel(windowId)}`;

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const tooLateRefusal: Refusal = {
  kind: 'wrong-state',
  detail:
    'Ya empezamos a preparar tu pedido, así que aquí no se puede mover. Llama a la tienda si no vas a estar.',
};

const changedSinceRefusal: Refusal = {
  kind: 'wrong-state',
  detail: 'El pedido cambió mientras lo mirabas. Revisa cómo va y, si todavía quieres, cambia la entrega.',
};

const notOffered: Refusal = {
  kind: 'invalid-input',
  errors: { deliveryDate: 'Ese día ya no se ofrece. Escoge otro.' },
};

const slotFull: Refusal = {
  kind: 'invalid-input',
  errors: { deliveryWindow: 'Ese horario se acaba de llenar. Escoge otro.' },
};

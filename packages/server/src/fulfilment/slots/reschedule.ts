import type { rescheduleBodySchema } from '@nutricion/contract/orders/orders';
import type { telephoneDeliverySchema } from '@nutricion/contract/orders/telephone-orders';
import { type DeliverySlot, deliveryDates, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import { orderStatuses } from '@nutricion/domain/orders/order-status';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import {
  type AdminOrderDependencies,
  lockChangeable,
  type OrderChanger,
  type OrderQueue,
  placeChange,
  readAdminOrder,
  readOrder,
  recordOrderChange,
  staleRefusal,
} from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { moveReservedSlot } from './move-slot.ts';

export interface RescheduleDependencies extends AdminOrderDependencies {
  readonly orderLimits: () => Promise<OrderLimits>;
  readonly orderQueue: OrderQueue;
}

/** Another delivery of an order, for its customer or for staff at their request. */
export const rescheduleHandlers = (
  deps: RescheduleDependencies,
): Handlers<'POST /api/orders/{id}/reschedule' | 'POST /api/admin/orders/{id}/delivery'> => ({
  'POST /api/orders/{id}/reschedule': ({ caller: { profileId }, params, body }) =>
    isUuid(params.id)
      ? deps.orderQueue.run({ profileId, productIds: [] }, async () => {
          const by = { kind: 'customer', actorId: profileId } as const;
          const moved = await rescheduleOrder(deps, by, params.id, body);
          const order = moved.ok && (await readOrder(deps.db, profileId, params.id));
          return order ? accept(order) : moved.ok ? refuse(unknownOrder) : moved;
        })
      : refuse(unknownOrder),

  'POST /api/admin/orders/{id}/delivery': ({ caller, params, body: { reason, ...body } }) =>
    deps.orderQueue.run({ profileId: caller.profileId, productIds: [] }, async () => {
      const by = { kind: 'staff', actorId: caller.profileId, reason } as const;
      const moved = await rescheduleOrder(deps, by, params.id, body);
      return moved.ok ? readAdminOrder(deps.db, caller, params.id, deps.now()) : moved;
    }),
});

type NewDelivery = z.output<typeof rescheduleBodySchema> &
  Pick<z.output<typeof telephoneDeliverySchema>, 'delivery' | 'contact'>;

/**
 * Moves an order to another day, window or place before picking begins. A repeated request changes it once; a change is of
 * all its parts or of none.
 */
const rescheduleOrder = async (
  deps: RescheduleDependencies,
  by: OrderChanger,
  orderId: string,
  body: NewDelivery,
): Promise<Result<null, Refusal>> => {
  const { placesPerWindow } = await deps.orderLimits();
  return deps.db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    // Person before order, as who orders does: what they hold in a window can't grow while it is counted.
    const locked = await lockChangeable(trx, by, orderId, 'delivery');
    if (!locked.ok) return locked;
    const { order, profileId } = locked.value;
    const to = { date: body.deliveryDate, windowId: body.deliveryWindow };
    const isMoved = order.delivery_date !== to.date || order.delivery_window !== to.windowId;
    const place = await placeChange(trx, { ...order, profileId }, body);
    if (!place.ok) return place;
    if (!isMoved && place.value === null) return accept(null);
    if (order.version !== body.version) return refuse(await staleRefusal(trx, by, order, 'delivery'));
    const texts: string[] = [];
    if (isMoved) {
      const refusal = await moveTo(trx, { order, profileId, to }, { nowMs: deps.now(), placesPerWindow });
      if (refusal) return refuse(refusal);
      const from = { date: order.delivery_date, windowId: order.delivery_window };
      texts.push(`Entrega: ${slotText(from)} → ${slotText(to)}`);
    }
    if (place.value) {
      const write = trx.updateTable('orders').set({ ...place.value.row, version: order.version + 1 });
      await write.where('id', '=', order.id).execute();
      texts.push(place.value.text);
    }
    await recordOrderChange(deps, trx, by, order, {
      text: texts.join('. '),
      after: {
        ...(isMoved && { delivery: `${to.date} ${to.windowId}` }),
        ...(place.value && { place: 'otro lugar o persona' }),
      },
    });
    return accept(null);
  });
};

interface Move {
  readonly order: Parameters<typeof moveReservedSlot>[1];
  readonly profileId: string;
  readonly to: DeliverySlot;
}

const moveTo = async (
  trx: Transaction<Schema>,
  { order, profileId, to }: Move,
  { nowMs, placesPerWindow }: { readonly nowMs: number; readonly placesPerWindow: number },
): Promise<Refusal | null> => {
  if (!deliveryDates(nowMs).includes(to.date)) return notOffered;
  const places = await placesIn(trx, profileId, to);
  if (places >= placesPerWindow) return { kind: 'order-limit', issue: { kind: 'places-per-window', places } };
  return (await moveReservedSlot(trx, order, to)) ? null : slotFull;
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

const slotText = ({ date, windowId }: DeliverySlot): string =>
  `${shortDeliveryDay(date)}, ${deliveryWindowLabel(windowId)}`;

const unknownOrder: Refusal = { kind: 'not-found', what: 'ese pedido' };

const notOffered: Refusal = {
  kind: 'invalid-input',
  errors: { deliveryDate: 'Ese día ya no se ofrece. Escoge otro.' },
};

const slotFull: Refusal = {
  kind: 'invalid-input',
  errors: { deliveryWindow: 'Ese horario se acaba de llenar. Escoge otro.' },
};

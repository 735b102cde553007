import type { AdminOrderJson } from '@nutricion/contract/orders/admin-orders';
import { orderMoney } from '@nutricion/contract/orders/order-money';
import { hasPermission } from '@nutricion/domain/accounts/role';
import { isOnAnotherDay } from '@nutricion/domain/fulfilment/another-day';
import { MAX_WRONG_CODES } from '@nutricion/domain/fulfilment/handover-code';
import { mustPrepay } from '@nutricion/domain/fulfilment/no-shows';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { canCustomerCancel } from '@nutricion/domain/orders/can-customer-cancel';
import { cancellableUnits, mayLeaveBags } from '@nutricion/domain/orders/cancel-lines';
import { dueSum } from '@nutricion/domain/orders/due-price';
import { isAwaitingReview } from '@nutricion/domain/orders/order-review';
import {
  decideTransition,
  type OrderBeforeTransition,
  orderTransitionsFrom,
  transitionBetween,
} from '@nutricion/domain/orders/order-transitions';
import { decideSwitch } from '@nutricion/domain/payments/switch-to-on-delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { LockedOrder } from '../life/lock-order.ts';
import { readRecalledUnits } from '../life/recalled-units.ts';
import { isUnpaid } from '../life/unpaid-order.ts';
import { countNoShows, isNoShow } from '../no-shows.ts';
import type { OrderAddress } from '../order-address.ts';
import { dueLine, itemToJson, readItems } from '../order-reads.ts';
import { prepaidOrder } from '../payment/on-delivery-switch.ts';
import { ownPaymentToJson, readOwnPayment } from '../payment/own-payment.ts';
import { placeOfOrder } from './queue.ts';
import { readTimeline } from './timeline.ts';

/** One order with everything the administration sees, and what the caller may do with it. */
export const readAdminOrder = async (
  db: Kysely<Schema>,
  caller: Caller,
  orderId: string,
  nowMs: number,
): Promise<Result<AdminOrderJson, Refusal>> => {
  const order = await db
    .selectFrom('orders as o')
    .leftJoin('hospitals as h', 'h.id', 'o.hospital_id')
    .selectAll('o')
    .select('h.name as hospital')
    .leftJoin('handover_codes as c', 'c.order_id', 'o.id')
    .leftJoin('delivery_stops as stop', 'stop.order_id', 'o.id')
    .select('stop.route_id')
    .select(isUnpaid(sql.ref('o.id')).as('isUnpaid'))
    .select(sql<boolean>`${isNoShow} and not o.no_show_excused`.as('countsAsNoShow'))
    .select(sql<boolean>`c.code is not null and c.wrong_tries >= ${MAX_WRONG_CODES}`.as('isCodeLocked'))
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!order) return refuse({ kind: 'not-found', what: 'ese pedido' });
  const items = await readItems(db, [orderId]);
  const [customer, timeline, notes, payment, recalled] = await Promise.all([
    order.user_id === null ? null : readCustomer(db, order.user_id),
    readTimeline(db, orderId, items),
    readOrderNotes(db, orderId),
    readOwnPayment(db, orderId),
    readRecalledUnits(db, [orderId]),
  ]);
  const due = dueSum(items.map(dueLine), order.ivu_basis_points);
  const isFromBags = mayLeaveBags(order.status, payment?.capturedCents ?? 0);
  return accept({
    id: order.id,
    number: order.number,
    status: order.status,
    ...placeOfOrder({ ...order, delivery_address: order.delivery_address as OrderAddress | null }, nowMs),
    recipient: order.recipient_name,
    phone: order.recipient_phone,
    hospital: order.hospital,
    hospital_id: order.hospital_id,
    route_id: order.route_id,
    delivery_type: order.delivery_type,
    delivery_date: order.delivery_date,
    delivery_window: order.delivery_window,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    created_at: order.created_at.toISOString(),
    version: order.version,
    substitution: order.substitution,
    review: {
      state: order.review,
      due_at: order.review_due_at?.toISOString() ?? null,
      reason: order.review_reason,
    },
    customer,
    ivu_basis_points: order.ivu_basis_points,
    by_telephone: order.by_telephone,
    items: items.map((item) => ({
      ...itemToJson(item, items, order.substitution),
      id: item.id,
      cancelled: item.cancelled_quantity,
      picked: item.picked_quantity,
      cancellable: cancellableUnits(dueLine(item), isFromBags),
      substitutes: item.substitutes_item_id,
    })),
    money: {
      ordered: orderMoney.toJson({
        subtotalCents: order.subtotal_cents,
        taxCents: order.tax_cents,
        totalCents: order.total_cents,
      }),
      due: orderMoney.toJson(due),
      packed: packedSums(order),
      payment: payment && ownPaymentToJson(payment),
    },
    timeline,
    notes,
    recalled: recalled.map(({ lot_id: _, ...units }) => units),
    moves: transitionsOf({ ...order, isRecalled: recalled.length > 0 }, caller, nowMs),
    may_cancel:
      hasPermission(caller.roles, 'orders.cancel') && transitionBetween(order.status, 'cancelado') !== null,
    may_change:
      hasPermission(caller.roles, 'orders.change') &&
      order.user_id !== null &&
      canCustomerCancel(order.status),
    // For whoever has to pay in advance staff are told so when they try, with what can be done.
    can_pay_on_delivery: decideSwitch(prepaidOrder(order, payment, nowMs, false)).ok,
    may_note: hasPermission(caller.roles, 'orders.edit'),
    may_excuse: order.countsAsNoShow && hasPermission(caller.roles, 'orders.review'),
    may_unlock: order.isCodeLocked && hasPermission(caller.roles, 'orders.edit'),
  });
};

const readOrderNotes = async (db: Kysely<Schema>, orderId: string): Promise<AdminOrderJson['notes']> => {
  const notes = await db
    .selectFrom('order_notes as n')
    .leftJoin('profiles as p', 'p.id', 'n.author_id')
    .select(['n.id', 'n.text', 'n.is_message', 'n.created_at', 'p.full_name as by'])
    .where('n.order_id', '=', orderId)
    .orderBy('n.id')
    .execute();
  return notes.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() }));
};

const readCustomer = async (db: Kysely<Schema>, userId: string): Promise<AdminOrderJson['customer']> => {
  const user = await db
    .selectFrom('profiles as p')
    .leftJoin('hospitals as h', 'h.id', 'p.hospital_id')
    .select(['p.id', 'p.full_name', 'p.email', 'h.name as hospital'])
    .where('p.id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  const noShows = await countNoShows(db, userId);
  return { ...user, no_shows: noShows, must_prepay: mustPrepay(noShows) };
};

const packedSums = (order: {
  readonly packed_subtotal_cents: number | null;
  readonly packed_tax_cents: number | null;
  readonly packed_total_cents: number | null;
}): AdminOrderJson['money']['packed'] => {
  const {
    packed_subtotal_cents: subtotalCents,
    packed_tax_cents: taxCents,
    packed_total_cents: totalCents,
  } = order;
  // Together or not at all (orders_packed_within_total).
  return subtotalCents === null || taxCents === null || totalCents === null
    ? null
    : orderMoney.toJson({ subtotalCents, taxCents, totalCents });
};

const transitionsOf = (
  order: Parameters<typeof isAwaitingReview>[0] &
    Pick<OrderBeforeTransition, 'isRecalled' | 'isUnpaid'> &
    Pick<LockedOrder, 'delivery_date' | 'delivery_window'>,
  { roles }: Caller,
  nowMs: number,
): AdminOrderJson['moves'] => {
  const actor = { kind: 'staff', roles } as const;
  const { status, isRecalled, isUnpaid } = order;
  const isOnOtherDay = isOnAnotherDay({ date: order.delivery_date, windowId: order.delivery_window }, nowMs);
  const movable = { status, isWaiting: isAwaitingReview(order), isRecalled, isUnpaid };
  const isOpenTo = (to: (typeof order)['status']) => {
    const decided = decideTransition(movable, to, actor, 'cualquiera');
    return decided.ok;
  };
  return orderTransitionsFrom(order.status, actor)
    .filter(({ to }) => isOpenTo(to))
    .map(({ to, needsReason, byForm }) => ({
      to,
      needs_reason: needsReason ?? (to === 'en_ruta' && isOnOtherDay),
      by_form: byForm ?? null,
    }));
};

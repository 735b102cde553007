import type { ClosureBody, ClosureJson } from '@nutricion/contract/fulfilment/delivery-days';
import { type DeliverySlot, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  deliveryRoute,
  type EnqueueOrderMail,
  lockOrder,
  lockSlot,
  sendMessage,
} from '../../orders/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import { rollBackOnRefusal } from '../../platform/db/roll-back-on-refusal.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { routeName, unknownRoute, writeCapacity } from './delivery-days.ts';
import { moveReservedSlot } from './move-slot.ts';

interface ClosureDependencies {
  readonly db: Kysely<Schema>;
  readonly enqueueMail: EnqueueOrderMail;
}

/** Still in the store: they can be moved to another window. */
const reschedulableStatuses: readonly OrderStatus[] = [
  'pendiente_pago',
  'confirmado',
  'esperando_cliente',
  'en_preparacion',
  'listo',
];
const IN_TRANSIT: OrderStatus = 'en_ruta';

/**
 * Closes windows of a day, of one hospital or many, and moves their orders to another window with a message to each
 * customer. What doesn't fit there stays and is named. The dry run is the run, rolled back.
 */
export const closeSlots = async (
  { db, enqueueMail }: ClosureDependencies,
  actorId: string,
  body: ClosureBody,
): Promise<Result<ClosureJson, Refusal>> => {
  if (body.date === body.to.date && body.windows.includes(body.to.window)) return refuse(sameSlotRefusal);
  const done = await rollBackOnRefusal(db, async (trx): Promise<Result<ClosureJson, Refusal | DryRun>> => {
    const allowed = await recheckPermission(trx, actorId, 'hospitals.write');
    if (!allowed.ok) return allowed;
    const closed: ClosedRoute[] = [];
    for (const route of [...new Set(body.routes)].sort()) {
      const name = await routeName(trx, route);
      if (name === null) return refuse(unknownRoute);
      closed.push(await closeRoute({ trx, enqueueMail, actorId, body }, route, name));
    }
    const closure = {
      is_dry_run: body.dry_run,
      by_route: closed.map(({ left: _, ...counts }) => counts),
      left: closed.flatMap(({ left }) => left),
    };
    return body.dry_run ? refuse({ kind: 'dry-run', closure }) : accept(closure);
  });
  if (done.ok) return done;
  return done.refusal.kind === 'dry-run' ? accept(done.refusal.closure) : refuse(done.refusal);
};

/** Rolls the transaction back, as a refusal would. */
interface DryRun {
  readonly kind: 'dry-run';
  readonly closure: ClosureJson;
}

interface Closing {
  readonly trx: Transaction<Schema>;
  readonly enqueueMail: EnqueueOrderMail;
  readonly actorId: string;
  readonly body: ClosureBody;
}

type ClosedRoute = ClosureJson['by_route'][number] & Pick<ClosureJson, 'left'>;

const closeRoute = async (closing: Closing, route: string, name: string): Promise<ClosedRoute> => {
  const { trx, actorId, body } = closing;
  // Locks orders before windows, as rescheduling one order does.
  const orders = await lockOrdersOf(trx, route, body);
  for (const windowId of [...new Set(body.windows)].sort()) {
    await lockSlot(trx, route, { date: body.date, windowId });
    await writeCapacity(trx, {
      route,
      date: body.date,
      weekday: null,
      window_id: windowId,
      capacity: 0,
      reason: body.reason,
    });
  }
  const left: ClosureJson['left'] = [];
  for (const { id, number, status } of orders)
    if (status === IN_TRANSIT) left.push({ id, number, why: 'under-way' });
    else if (!(await rescheduleAndNotify(closing, id))) left.push({ id, number, why: 'full' });
  const counts = { orders: orders.length, moved: orders.length - left.length };
  const closedName = `${name}, ${shortDeliveryDay(body.date)}: ${body.windows.map(deliveryWindowLabel).join(', ')}`;
  await recordChange(trx, {
    actorId,
    action: 'delivery.close',
    subjectType: 'hospital',
    subjectId: route,
    before: { name: closedName, moved: '' },
    after: {
      name: closedName,
      moved: `${counts.moved} de ${counts.orders} al ${slotText({ date: body.to.date, windowId: body.to.window })}`,
    },
    reason: body.reason,
  });
  return { route, name, ...counts, left };
};

const lockOrdersOf = async (trx: Transaction<Schema>, route: string, { date, windows }: ClosureBody) => {
  const { rows } = await sql<{ id: string; number: string; status: OrderStatus }>`
    select id, number, status from orders
    where delivery_date = ${date}::date and delivery_window = any(${windows}::text[])
      and coalesce(hospital_id::text, ${deliveryRoute(null)}) = ${route}
      and status = any(${[...reschedulableStatuses, IN_TRANSIT]}::text[])
    order by id for update
  `.execute(trx);
  return rows;
};

const rescheduleAndNotify = async (
  { trx, enqueueMail, actorId, body }: Closing,
  orderId: string,
): Promise<boolean> => {
  const order = await lockOrder(trx, orderId);
  const to: DeliverySlot = { date: body.to.date, windowId: body.to.window };
  if (!order || !(await moveReservedSlot(trx, order, to))) return false;
  const from: DeliverySlot = { date: order.delivery_date, windowId: order.delivery_window };
  await sendMessage({ enqueueMail }, trx, order, {
    authorId: actorId,
    text: rescheduledText(from, to, body.reason),
  });
  return true;
};

const rescheduledText = (from: DeliverySlot, to: DeliverySlot, reason: string): string =>
  [
    `No podemos entregar tu pedido el ${slotText(from)}: ${reason}`,
    '',
    endSentence(`Lo movimos al ${slotText(to)}`),
    'Si no te sirve, abre tu pedido y escoge otra hora, o cancélalo sin costo.',
  ].join('\n');

const slotText = ({ date, windowId }: DeliverySlot): string =>
  `${longDeliveryDay(date)}, ${deliveryWindowLabel(windowId)}`;

const sameSlotRefusal: Refusal = {
  kind: 'invalid-input',
  errors: { to: 'Ese horario también se cierra. Escoge otro a dónde mover los pedidos.' },
};

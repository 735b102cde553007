import {
  type ClosureBody,
  type ClosureJson,
  MAX_CLOSED_DAYS,
} from '@nutricion/contract/fulfilment/delivery-days';
import { type DeliverySlot, deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay, shortDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { endSentence } from '@nutricion/domain/kit/end-sentence';
import { DAY_MS } from '@nutricion/domain/kit/puerto-rico-time';
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
 * Closes windows of one or several days, of one hospital or many, and moves their orders to other windows, which fill in the order
 * given, those due first first; each customer gets a message. What fits in none stays and is named. The dry run is the run, rolled back.
 */
export const closeSlots = async (
  { db, enqueueMail }: ClosureDependencies,
  actorId: string,
  body: ClosureBody,
): Promise<Result<ClosureJson, Refusal>> => {
  const dates = datesOf(body);
  if (!dates.ok) return dates;
  const targets = [body.to, ...(body.next ?? [])].map(({ date, window }) => ({ date, windowId: window }));
  const isClosed = ({ date, windowId }: DeliverySlot) =>
    dates.value.includes(date) && body.windows.includes(windowId);
  if (targets.some(isClosed)) return refuse(sameSlotRefusal);
  const movedTo = new Map(targets.map((slot) => [keyOf(slot), { slot, orders: 0 }]));
  const done = await rollBackOnRefusal(db, async (trx): Promise<Result<ClosureJson, Refusal | DryRun>> => {
    const allowed = await recheckPermission(trx, actorId, 'hospitals.write');
    if (!allowed.ok) return allowed;
    const closed: ClosedRoute[] = [];
    for (const route of [...new Set(body.routes)].sort()) {
      const name = await routeName(trx, route);
      if (name === null) return refuse(unknownRoute);
      closed.push(
        await closeRoute({ trx, enqueueMail, actorId, body, dates: dates.value, movedTo }, route, name),
      );
    }
    const closure = {
      is_dry_run: body.dry_run,
      by_route: closed.map(({ left: _, ...counts }) => counts),
      left: closed.flatMap(({ left }) => left),
      to: [...movedTo.values()].map(({ slot, orders }) => ({
        ...{ date: slot.date, window: slot.windowId, orders },
      })),
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
  /** The closed days. */
  readonly dates: readonly string[];
  /** The slots that orders move to, in the order they fill, and how many have. */
  readonly movedTo: ReadonlyMap<string, { readonly slot: DeliverySlot; orders: number }>;
}

const keyOf = ({ date, windowId }: DeliverySlot): string => `${date} ${windowId}`;

const datesOf = ({ date, until = date }: ClosureBody): Result<readonly string[], Refusal> => {
  const days = (Date.parse(until) - Date.parse(date)) / DAY_MS + 1;
  if (days < 1) return refuse({ kind: 'invalid-input', errors: { until: 'Ese día es antes del primero.' } });
  if (days > MAX_CLOSED_DAYS)
    return refuse({
      kind: 'invalid-input',
      errors: { until: `Cierra ${MAX_CLOSED_DAYS} días o menos de una vez.` },
    });
  return accept(
    Array.from({ length: days }, (_, index) =>
      new Date(Date.parse(date) + index * DAY_MS).toISOString().slice(0, 10),
    ),
  );
};

type ClosedRoute = ClosureJson['by_route'][number] & Pick<ClosureJson, 'left'>;

const closeRoute = async (closing: Closing, route: string, name: string): Promise<ClosedRoute> => {
  const { trx, actorId, body, dates, movedTo } = closing;
  // Locks orders before windows, as rescheduling one order does.
  const orders = await lockOrdersOf(trx, route, dates, body);
  const closedSlots = dates.flatMap((date) =>
    [...new Set(body.windows)].map((windowId) => ({ date, windowId })),
  );
  // All of them at once and in one order, so that two closures don't wait for each other.
  const slots = [...closedSlots, ...[...movedTo.values()].map(({ slot }) => slot)];
  for (const slot of slots.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    await lockSlot(trx, route, slot);
  for (const { date, windowId } of closedSlots)
    await writeCapacity(trx, {
      route,
      date,
      weekday: null,
      window_id: windowId,
      capacity: 0,
      reason: body.reason,
    });
  const left: ClosureJson['left'] = [];
  for (const { id, number, status } of orders)
    if (status === IN_TRANSIT) left.push({ id, number, why: 'under-way' });
    else if (!(await rescheduleAndNotify(closing, id))) left.push({ id, number, why: 'full' });
  const counts = { orders: orders.length, moved: orders.length - left.length };
  const days = [body.date, ...(dates.length > 1 ? [dates.at(-1) ?? ''] : [])]
    .map(shortDeliveryDay)
    .join(' a ');
  const closedName = `${name}, ${days}: ${body.windows.map(deliveryWindowLabel).join(', ')}`;
  await recordChange(trx, {
    actorId,
    action: 'delivery.close',
    subjectType: 'hospital',
    subjectId: route,
    before: { name: closedName, moved: '' },
    after: {
      name: closedName,
      moved: `${counts.moved} de ${counts.orders} al ${[...movedTo.values()].map(({ slot }) => slotText(slot)).join(', y al ')}`,
    },
    reason: body.reason,
  });
  return { route, name, ...counts, left };
};

const lockOrdersOf = async (
  trx: Transaction<Schema>,
  route: string,
  dates: readonly string[],
  { windows }: ClosureBody,
) => {
  const { rows } = await sql<{
    id: string;
    number: string;
    status: OrderStatus;
    delivery_date: string;
    delivery_window: string;
  }>`
    select id, number, status, delivery_date, delivery_window from orders
    where delivery_date = any(${dates}::date[]) and delivery_window = any(${windows}::text[])
      and coalesce(hospital_id::text, ${deliveryRoute(null)}) = ${route}
      and status = any(${[...reschedulableStatuses, IN_TRANSIT]}::text[])
    order by id for update
  `.execute(trx);
  // Locked by id, as everywhere; those due first get the first places.
  const due = (row: (typeof rows)[number]) => `${row.delivery_date} ${row.delivery_window}`;
  return rows.sort((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : 0));
};

const rescheduleAndNotify = async (
  { trx, enqueueMail, actorId, body, movedTo }: Closing,
  orderId: string,
): Promise<boolean> => {
  const order = await lockOrder(trx, orderId);
  if (!order) return false;
  const from: DeliverySlot = { date: order.delivery_date, windowId: order.delivery_window };
  for (const target of movedTo.values()) {
    if (!(await moveReservedSlot(trx, order, target.slot))) continue;
    target.orders += 1;
    await sendMessage({ enqueueMail }, trx, order, {
      authorId: actorId,
      text: rescheduledText(from, target.slot, body.reason),
    });
    return true;
  }
  return false;
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

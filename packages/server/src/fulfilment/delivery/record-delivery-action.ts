import type { DeliveryAction } from '@nutricion/contract/fulfilment/deliveries';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { type AdminOrderDependencies, hasChangedSince, lockOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { discardCold, recordStillCold } from './cold-items.ts';
import { applyNextStep, failStop } from './failed-stop.ts';
import { handOver } from './hand-over.ts';
import { lockRoute, notYourRoute, renewRoute, routeFinished } from './lock-route.ts';
import {
  changeStop,
  type Done,
  notInTransit,
  type OrderInTransit,
  readOrderInTransit,
} from './order-in-transit.ts';

/**
 * Runs a delivery action under the locks of its route and order. A repeated id, in any process, gets the first
 * result; an action based on an older version of the order is refused with who changed it. Only the route's driver
 * may.
 */
export const recordDeliveryAction = async (
  deps: AdminOrderDependencies,
  caller: Caller,
  orderId: string,
  action: DeliveryAction,
): Promise<Result<null, Refusal>> => {
  const done = await deps.db
    .transaction()
    .execute((trx) => underLock(deps, trx, caller, { orderId, action }));
  if (!done.ok) return done;
  if (done.value.length > 0) deps.announceStock(done.value);
  return accept(null);
};

const underLock = async (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { orderId, action }: { readonly orderId: string; readonly action: DeliveryAction },
): Promise<Done> => {
  const routeId = await routeOf(trx, orderId);
  const route = routeId === null ? undefined : await lockRoute(trx, routeId);
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse(unknownStop);
  const before = await trx
    .selectFrom('delivery_deeds')
    .selectAll()
    .where('id', '=', action.id)
    .executeTakeFirst();
  if (before) return repeated(before, orderId);
  if (!route) return refuse(unknownStop);
  if (route.driver_id !== caller.profileId) return refuse(notYourRoute(route));
  if (route.state !== 'open') return refuse(routeFinished);
  if ('version' in action && action.version !== order.version)
    return refuse(await hasChangedSince(trx, order));
  await renewRoute(trx, route.id, caller.profileId, deps.now());
  const done = await decide(deps, trx, caller, await readOrderInTransit(trx, order, route), action);
  if (done.ok) await writeDeliveryAction(deps, trx, caller, { orderId, routeId: route.id, action });
  // A wrong code is recorded, so that the same try isn't counted twice.
  else if (done.refusal.kind === 'code-refused')
    await writeDeliveryAction(deps, trx, caller, {
      orderId,
      routeId: route.id,
      action,
      refusal: done.refusal.detail,
    });
  return done;
};

const routeOf = async (trx: Transaction<Schema>, orderId: string): Promise<string | null> =>
  (
    await trx
      .selectFrom('delivery_stops')
      .select('route_id')
      .where('order_id', '=', orderId)
      .executeTakeFirst()
  )?.route_id ?? null;

const repeated = (
  before: { readonly order_id: string; readonly kind: string; readonly refusal: string | null },
  orderId: string,
): Done => {
  if (before.order_id !== orderId) return refuse({ kind: 'wrong-state', detail: FOREIGN_ID });
  return before.refusal === null ? accept([]) : refuse({ kind: 'code-refused', detail: before.refusal });
};

const decide = (
  deps: AdminOrderDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  carried: OrderInTransit,
  action: DeliveryAction,
): Promise<Done> => {
  switch (action.kind) {
    case 'arrived':
      return recordArrival(deps, trx, carried);
    case 'code':
    case 'photo':
      return handOver(deps, trx, caller, carried, action);
    case 'not-delivered':
      return failStop(deps, trx, caller, carried, action.reason);
    case 'second-try':
    case 'refrigerator':
    case 'back':
      return applyNextStep(deps, trx, caller, carried, action.kind);
    case 'kept-cold':
      return recordStillCold(deps, trx, carried, action.temperature_f);
    case 'discarded':
      return discardCold(deps, trx, caller, carried);
  }
};

const recordArrival = async (
  { now }: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { order, stop }: OrderInTransit,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notInTransit);
  // The first arrival counts: from then on the customer was notified.
  if (stop.arrived_at === null) await changeStop(trx, order.id, { arrived_at: new Date(now()) });
  return accept([]);
};

interface WrittenAction {
  readonly orderId: string;
  readonly routeId: string;
  readonly action: DeliveryAction;
  readonly refusal?: string;
}

/** Never the code, nor what was typed in its stead. */
const writeDeliveryAction = (
  { now }: AdminOrderDependencies,
  trx: Transaction<Schema>,
  { profileId }: Caller,
  { orderId, routeId, action, refusal }: WrittenAction,
) =>
  trx
    .insertInto('delivery_deeds')
    .values({
      id: action.id,
      order_id: orderId,
      route_id: routeId,
      kind: action.kind,
      receiver: action.kind === 'photo' ? action.receiver : null,
      reason: 'reason' in action ? action.reason : null,
      temperature_f: action.kind === 'kept-cold' ? action.temperature_f : null,
      refusal: refusal ?? null,
      actor_id: profileId,
      done_at: new Date(now()),
    })
    .execute();

const unknownStop: Refusal = { kind: 'not-found', what: 'esa parada en una ruta' };

const FOREIGN_ID = 'Eso ya se usó en otra parada. Vuelve a abrir la ruta e intenta de nuevo.';

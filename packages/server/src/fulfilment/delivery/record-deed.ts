import type { DeliveryDeed } from '@nutricion/contract/fulfilment/deliveries';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Transaction } from 'kysely';
import { movedMeanwhile } from '../../orders/admin/last-change.ts';
import { lockOrder } from '../../orders/life/lock-order.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { type CarriedOrder, changeStop, type Done, notOnItsWay, readCarried } from './carried-order.ts';
import { discardCold, keepCold } from './cold-goods.ts';
import type { DeliveryDependencies } from './delivery-dependencies.ts';
import { failStop, takeNextStep } from './failed-stop.ts';
import { handOver } from './hand-over.ts';
import { lockRoute, notYours, renewRoute, routeOver } from './lock-route.ts';

/**
 * Does what was done at a stop, under the locks of its route and its order. The same id again, from whichever process,
 * is answered by what came of it the first time; a deed that was decided on another version of the order by who was
 * quicker. Only whoever carries the route may.
 */
export const recordDeed = async (
  deps: DeliveryDependencies,
  caller: Caller,
  orderId: string,
  deed: DeliveryDeed,
): Promise<Result<null, Refusal>> => {
  const done = await deps.db.transaction().execute((trx) => underLock(deps, trx, caller, { orderId, deed }));
  if (!done.ok) return done;
  if (done.value.length > 0) deps.announceStock(done.value);
  return accept(null);
};

const underLock = async (
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  { orderId, deed }: { readonly orderId: string; readonly deed: DeliveryDeed },
): Promise<Done> => {
  const routeId = await routeOf(trx, orderId);
  const route = routeId === null ? undefined : await lockRoute(trx, routeId);
  const order = await lockOrder(trx, orderId);
  if (!order) return refuse(unknownStop);
  const before = await trx
    .selectFrom('delivery_deeds')
    .selectAll()
    .where('id', '=', deed.id)
    .executeTakeFirst();
  if (before) return repeated(before, orderId);
  if (!route) return refuse(unknownStop);
  if (route.driver_id !== caller.profileId) return refuse(notYours(route));
  if (route.state !== 'open') return refuse(routeOver);
  if ('version' in deed && deed.version !== order.version) return refuse(await movedMeanwhile(trx, order));
  await renewRoute(trx, route.id, caller.profileId, deps.now());
  const done = await decide(deps, trx, caller, await readCarried(trx, order, route), deed);
  if (done.ok) await writeDeed(deps, trx, caller, { orderId, routeId: route.id, deed });
  // Of a wrong code it is kept that it was tried, so that the same try isn't counted twice.
  else if (done.refusal.kind === 'code-refused')
    await writeDeed(deps, trx, caller, { orderId, routeId: route.id, deed, refusal: done.refusal.detail });
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
  deps: DeliveryDependencies,
  trx: Transaction<Schema>,
  caller: Caller,
  carried: CarriedOrder,
  deed: DeliveryDeed,
): Promise<Done> => {
  switch (deed.kind) {
    case 'arrived':
      return arrive(deps, trx, carried);
    case 'code':
    case 'photo':
      return handOver(deps, trx, caller, carried, deed);
    case 'not-delivered':
      return failStop(deps, trx, caller, carried, deed.reason);
    case 'second-try':
    case 'refrigerator':
    case 'back':
      return takeNextStep(deps, trx, caller, carried, deed.kind);
    case 'kept-cold':
      return keepCold(deps, trx, carried, deed.temperature_f);
    case 'discarded':
      return discardCold(deps, trx, caller, carried);
  }
};

const arrive = async (
  { now }: DeliveryDependencies,
  trx: Transaction<Schema>,
  { order, stop }: CarriedOrder,
): Promise<Done> => {
  if (order.status !== 'en_ruta') return refuse(notOnItsWay);
  // The first time counts: from then on the customer was told.
  if (stop.arrived_at === null) await changeStop(trx, order.id, { arrived_at: new Date(now()) });
  return accept([]);
};

interface Written {
  readonly orderId: string;
  readonly routeId: string;
  readonly deed: DeliveryDeed;
  readonly refusal?: string;
}

/** Never the code, nor what was typed in its stead. */
const writeDeed = (
  { now }: DeliveryDependencies,
  trx: Transaction<Schema>,
  { profileId }: Caller,
  { orderId, routeId, deed, refusal }: Written,
) =>
  trx
    .insertInto('delivery_deeds')
    .values({
      id: deed.id,
      order_id: orderId,
      route_id: routeId,
      kind: deed.kind,
      receiver: deed.kind === 'photo' ? deed.receiver : null,
      reason: 'reason' in deed ? deed.reason : null,
      temperature_f: deed.kind === 'kept-cold' ? deed.temperature_f : null,
      refusal: refusal ?? null,
      actor_id: profileId,
      done_at: new Date(now()),
    })
    .execute();

const unknownStop: Refusal = { kind: 'not-found', what: 'esa parada en una ruta' };

const FOREIGN_ID = 'Eso ya se usó en otra parada. Vuelve a abrir la ruta e intenta de nuevo.';

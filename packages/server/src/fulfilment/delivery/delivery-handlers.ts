import { cashMoney, type deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import { isUuid } from '@nutricion/domain/kit/ids';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import type { Kysely } from 'kysely';
import { type AdminOrderDependencies, recordComingDown } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { claimRoute, releaseRoute, takeOverRoute } from './claim-route.ts';
import { closeRoute } from './close-route.ts';
import { depart } from './depart.ts';
import { unknownRoute } from './lock-route.ts';
import { readDeliveries } from './read-deliveries.ts';
import { readRoute, readStop } from './read-route.ts';
import { recordDeliveryAction } from './record-delivery-action.ts';
import { searchRoutes } from './search-routes.ts';

/** Deliveries, for drivers. */
export const deliveryHandlers = (deps: AdminOrderDependencies): Handlers<keyof typeof deliveryEndpoints> => {
  /** The route after an action. */
  const routeAfter = async (done: Result<unknown, Refusal>, routeId: string, profileId: string) => {
    if (!done.ok) return done;
    const route = await readRoute(deps, routeId, profileId);
    return route ? accept(route) : refuse(unknownRoute);
  };
  return {
    'GET /api/admin/deliveries': async ({ caller }) => accept(await readDeliveries(deps, caller.profileId)),

    'GET /api/admin/deliveries/routes': async ({ query }) =>
      accept({ routes: await searchRoutes(deps, query.q) }),

    'POST /api/admin/deliveries/routes': async ({ caller, body }) => {
      const claimed = await claimRoute(deps, caller, body);
      return claimed.ok ? routeAfter(claimed, claimed.value, caller.profileId) : claimed;
    },

    'GET /api/admin/deliveries/routes/{id}': ({ caller, params }) =>
      routeAfter(accept(null), params.id, caller.profileId),

    'POST /api/admin/deliveries/routes/{id}/take': async ({ caller, params }) =>
      routeAfter(await takeOverRoute(deps, caller, params.id), params.id, caller.profileId),

    'POST /api/admin/deliveries/routes/{id}/return': async ({ caller, params }) => {
      const released = await releaseRoute(deps, caller, params.id);
      return released.ok ? accept({ id: params.id }) : released;
    },

    'POST /api/admin/deliveries/routes/{id}/departure': async ({ caller, params, body }) =>
      routeAfter(
        await depart(deps, caller, params.id, { isHot: body.is_hot, otherDay: body.other_day }),
        params.id,
        caller.profileId,
      ),

    'POST /api/admin/deliveries/stops/{id}/deeds': async ({ caller, params, body }) => {
      const done = await recordDeliveryAction(deps, caller, params.id, body);
      if (!done.ok) return done;
      const stop = await readStop(deps, params.id);
      return stop ? accept(stop) : refuse(unknownRoute);
    },

    'POST /api/admin/deliveries/routes/{id}/cash': async ({ caller, params, body }) => {
      const { countedCents } = cashMoney.fromJson({ counted: body.counted });
      const count = { countedCents, reason: body.reason ?? '' };
      return routeAfter(await closeRoute(deps, caller, params.id, count), params.id, caller.profileId);
    },

    'GET /api/admin/orders/{id}/handover': async ({ params }) =>
      accept({ handover: await readHandover(deps.db, params.id) }),

    'POST /api/orders/{id}/coming-down': ({ caller, params }) =>
      isUuid(params.id)
        ? recordComingDown(deps, caller.profileId, params.id)
        : refuse({ kind: 'not-found', what: 'ese pedido' }),
  };
};

type Handover = ResponseOf<(typeof deliveryEndpoints)['GET /api/admin/orders/{id}/handover']>['handover'];

/** How an order was handed over; its code is never returned. */
const readHandover = async (db: Kysely<Schema>, orderId: string): Promise<Handover> => {
  const action = await db
    .selectFrom('delivery_deeds as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .leftJoin('profiles as p', 'p.id', 'd.actor_id')
    .leftJoin('handover_photos as f', 'f.order_id', 'd.order_id')
    .select(['d.kind', 'd.receiver', 'd.reason', 'd.done_at', 'p.full_name as by', 'f.jpeg'])
    .where('d.order_id', '=', orderId)
    .where('d.kind', 'in', ['code', 'photo'])
    .where('d.refusal', 'is', null)
    .where('o.status', '=', 'entregado')
    .executeTakeFirst();
  if (!action) return null;
  return {
    kind: action.kind === 'photo' ? 'photo' : 'code',
    by: action.by,
    at: action.done_at.toISOString(),
    receiver: action.receiver,
    reason: action.reason,
    photo: action.jpeg?.toString('base64') ?? null,
  };
};

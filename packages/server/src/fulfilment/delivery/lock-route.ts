import { leaseOf } from '@nutricion/domain/fulfilment/batch';
import { deliveryWindowLabel } from '@nutricion/domain/fulfilment/delivery';
import { plainDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { ROUTE_LEASE_MS } from '@nutricion/domain/fulfilment/delivery-route';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

/** Locks a route before its orders, so that its actions run one after the other. Undefined if there is none. */
export const lockRoute = (trx: Transaction<Schema>, routeId: string) =>
  trx
    .selectFrom('delivery_routes as route')
    .selectAll('route')
    .select((query) =>
      query
        .selectFrom('profiles')
        .select('full_name')
        .whereRef('profiles.id', '=', 'route.driver_id')
        .as('driver_name'),
    )
    .where('route.id', '=', routeId)
    .forUpdate('route')
    .executeTakeFirst();

export type LockedRoute = NonNullable<Awaited<ReturnType<typeof lockRoute>>>;

/** The route if it is open and the caller's own; otherwise whose it is and what to do. */
export const lockOwnRoute = async (
  trx: Transaction<Schema>,
  routeId: string,
  driverProfileId: string,
): Promise<Result<LockedRoute, Refusal>> => {
  const route = await lockRoute(trx, routeId);
  if (!route) return refuse(unknownRoute);
  if (route.state !== 'open') return refuse(routeFinished);
  return route.driver_id === driverProfileId ? accept(route) : refuse(notYourRoute(route));
};

export const leaseOfRoute = (
  route: { readonly driver_id: string | null; readonly leased_until: Date },
  driverProfileId: string,
  nowMs: number,
) =>
  leaseOf({ pickerId: route.driver_id, leasedUntilMs: route.leased_until.getTime() }, driverProfileId, nowMs);

/** The name of a route in the audit. */
export const routeName = ({
  delivery_date,
  delivery_window,
}: Pick<LockedRoute, 'delivery_date' | 'delivery_window'>): string =>
  `la ruta del ${plainDeliveryDay(delivery_date)}, ${deliveryWindowLabel(delivery_window)}`;

/** Renews the twenty minutes for the driver. */
export const renewRoute = (trx: Transaction<Schema>, routeId: string, driverId: string, nowMs: number) =>
  trx
    .updateTable('delivery_routes')
    .set({ driver_id: driverId, leased_until: new Date(nowMs + ROUTE_LEASE_MS) })
    .where('id', '=', routeId)
    .execute();

/** Locks the driver, so that parallel requests make one route. */
export const lockDriver = (trx: Transaction<Schema>, driverProfileId: string) =>
  trx.selectFrom('profiles').select('id').where('id', '=', driverProfileId).forNoKeyUpdate().execute();

/**
 * Puts on a locked route those orders of its round that no other driver has: ready ones, those in a refrigerator,
 * and those left on their way.
 */
export const putOnRoute = (trx: Transaction<Schema>, route: LockedRoute, nowMs: number) =>
  sql`
    insert into delivery_stops (order_id, route_id, place, attempts, out_since)
    select o.id, ${route.id}::uuid,
      case when o.status = 'en_ruta' then 'route' else 'shop' end,
      case when o.status = 'en_ruta' then 1 else 0 end,
      case when o.status = 'en_ruta' then ${new Date(nowMs)}::timestamptz end
    from orders o left join delivery_stops s on s.order_id = o.id
    where o.delivery_date = ${route.delivery_date} and o.delivery_window = ${route.delivery_window}
      and o.hospital_id is not distinct from ${route.hospital_id}::uuid
      and (o.status in ('listo', 'en_ruta') or (o.status = 'no_entregado' and s.place <> 'shop'))
      and not exists (select from delivery_routes r where r.id = s.route_id and r.state = 'open')
    order by o.id
    on conflict (order_id) do update set
      route_id = excluded.route_id,
      place = case when excluded.attempts > 0 then 'route' else delivery_stops.place end,
      attempts = greatest(delivery_stops.attempts, excluded.attempts),
      out_since = coalesce(delivery_stops.out_since, excluded.out_since)
  `.execute(trx);

export const unknownRoute: Refusal = { kind: 'not-found', what: 'esa ruta' };

export const routeFinished: Refusal = {
  kind: 'wrong-state',
  detail: 'Esa ruta ya terminó. Vuelve a la lista y toma otra.',
};

export const notYourRoute = ({ driver_name, driver_id }: LockedRoute): Refusal => ({
  kind: 'wrong-state',
  detail:
    driver_id === null
      ? 'Esta ruta está suelta. Tómala otra vez para seguir.'
      : `Esta ruta la lleva ahora ${driver_name ?? 'otra persona'}. Habla con esa persona antes de seguir.`,
});

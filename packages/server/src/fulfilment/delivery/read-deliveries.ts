import type { deliveryEndpoints } from '@nutricion/contract/fulfilment/deliveries';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { type Kysely, sql } from 'kysely';
import type { AdminOrderDependencies } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { isCold } from './order-in-transit.ts';
import { hospitalOf, routeHead, routesWithNames } from './read-route.ts';

type Deliveries = ResponseOf<(typeof deliveryEndpoints)['GET /api/admin/deliveries']>;

/** Days after which undelivered orders are no longer listed for drivers. */
const DAYS_BACK = 7;

/** Rounds to deliver, next first, and routes with their drivers. */
export const readDeliveries = async (
  { db, now }: Pick<AdminOrderDependencies, 'db' | 'now'>,
  profileId: string,
): Promise<Deliveries> => {
  const nowMs = now();
  const [rounds, routes] = await Promise.all([readRounds(db, nowMs), readOpenRoutes(db)]);
  return {
    rounds,
    routes: routes.map((route) => ({
      ...routeHead(route, profileId, nowMs),
      stops: route.stops ?? 0,
      left: route.left ?? 0,
    })),
  };
};

/** Orders on no open route, by day, window and hospital. */
const readRounds = async (db: Kysely<Schema>, nowMs: number): Promise<Deliveries['rounds']> => {
  const { rows } = await sql<RouteRow>`
    select o.delivery_date as date, o.delivery_window as "window", o.hospital_id, h.name as hospital_name,
      count(*) filter (where o.status in ('listo', 'en_ruta'))::int as ready,
      count(*) filter (where o.status in ('confirmado', 'en_preparacion', 'esperando_cliente'))::int as packing,
      count(*) filter (where o.status = 'listo' and exists (
        select from order_items i join products p on p.id = i.product_id where i.order_id = o.id and ${isCold}
      ))::int as cold,
      count(*) filter (where o.status = 'no_entregado')::int as waiting
    from orders o
    left join hospitals h on h.id = o.hospital_id
    left join delivery_stops s on s.order_id = o.id
    where o.delivery_date >= ${new Date(nowMs)}::date - ${DAYS_BACK}::int
      and (o.status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo', 'en_ruta')
        or (o.status = 'no_entregado' and s.place <> 'shop'))
      and not exists (select from delivery_routes r where r.id = s.route_id and r.state = 'open')
    group by o.delivery_date, o.delivery_window, o.hospital_id, h.name
    having count(*) filter (where o.status in ('listo', 'en_ruta', 'no_entregado', 'en_preparacion')) > 0
    order by o.delivery_date, o.delivery_window, h.name nulls last
  `.execute(db);
  return rows.map(({ hospital_id, hospital_name, ...round }) => ({
    ...round,
    hospital: hospitalOf(hospital_id, hospital_name),
  }));
};

interface RouteRow extends Omit<Deliveries['rounds'][number], 'hospital' | 'window'> {
  readonly window: DeliveryWindowId;
  readonly hospital_id: string | null;
  readonly hospital_name: string | null;
}

const readOpenRoutes = (db: Kysely<Schema>) =>
  routesWithNames(db)
    .select((query) => [
      query
        .selectFrom('delivery_stops as s')
        .select(sql<number>`count(*)::int`.as('stops'))
        .whereRef('s.route_id', '=', 'route.id')
        .as('stops'),
      query
        .selectFrom('delivery_stops as s')
        .innerJoin('orders as o', 'o.id', 's.order_id')
        .select(sql<number>`count(*)::int`.as('left'))
        .whereRef('s.route_id', '=', 'route.id')
        .where('o.status', 'in', ['listo', 'en_ruta'])
        .as('left'),
    ])
    .where('route.state', '=', 'open')
    .orderBy('route.delivery_date')
    .orderBy('route.delivery_window')
    .execute();

import {
  cashMoney,
  type DeliveryRouteJson,
  type DeliveryStopJson,
} from '@nutricion/contract/fulfilment/deliveries';
import { stopMoney } from '@nutricion/contract/orders/order-money';
import { homeAddressLine } from '@nutricion/domain/accounts/home-address';
import type { StopPlace } from '@nutricion/domain/fulfilment/attempts';
import { type Bags, defaultBags } from '@nutricion/domain/fulfilment/bags';
import { cashDifference } from '@nutricion/domain/fulfilment/cash-count';
import { triesLeft } from '@nutricion/domain/fulfilment/handover-code';
import { shiftOfWindow } from '@nutricion/domain/fulfilment/shift';
import { sortStops } from '@nutricion/domain/fulfilment/sort-stops';
import { initialsOf } from '@nutricion/domain/kit/initials';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { changeToBringCents } from '@nutricion/domain/orders/cash-tender';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { AdminOrderDependencies, OrderAddress } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { leaseOfRoute } from './lock-route.ts';
import { isCold, unitsInTransit } from './order-in-transit.ts';
import { toCollectCents } from './to-collect.ts';
import { withheldReason } from './withheld-reason.ts';

/** A route with its stops, for its driver or other staff; null if there is none. Never contains a code. */
export const readRoute = async (
  { db, now }: Pick<AdminOrderDependencies, 'db' | 'now'>,
  routeId: string,
  profileId: string,
): Promise<DeliveryRouteJson | null> => {
  const route = await routesWithNames(db).where('route.id', '=', routeId).executeTakeFirst();
  if (!route) return null;
  const [stops, around, entrance] = await Promise.all([
    readStops(db, sql`s.route_id = ${routeId}::uuid`, now()),
    readAround(db, route),
    readEntrance(db, route),
  ]);
  return {
    ...routeHead(route, profileId, now()),
    state: route.state,
    is_hot: route.is_hot,
    ...(entrance && { entrance }),
    stops: orderedStops(stops),
    more_ready: route.state === 'open' ? around.ready : 0,
    still_packing: route.state === 'open' ? around.packing : 0,
    cash: cashOf(route),
  };
};

/**
 * From the second day after its date a closed route no longer shows its recipients, since nobody has to find them
 * any more.
 */
const isOver = (
  { state, delivery_date }: Pick<RouteRow, 'state' | 'delivery_date'>,
  nowMs: number,
): boolean => state !== 'open' && delivery_date < puertoRicoDate(nowMs - DAY_MS);

const DAY_MS = 86_400_000;

const withoutRecipient = (stop: DeliveryStopJson): DeliveryStopJson => ({
  ...stop,
  recipient: initialsOf(stop.recipient),
  phone: '',
  ...(stop.type === 'home' && { building: '', unit: '' }),
});

/** Of one hospital, and of homes on its round, which come last. */
const orderedStops = (stops: readonly DeliveryStopJson[]): DeliveryStopJson[] =>
  sortStops(stops.map((stop) => ({ ...stop, hospital: stop.type === 'hospital' ? stop.type : '' }))).map(
    ({ hospital, ...stop }) => stop,
  );

export const routesWithNames = (db: Kysely<Schema>) =>
  db
    .selectFrom('delivery_routes as route')
    .leftJoin('profiles as driver', 'driver.id', 'route.driver_id')
    .leftJoin('hospitals as hospital', 'hospital.id', 'route.hospital_id')
    .selectAll('route')
    .select(['driver.full_name as driver_name', 'hospital.name as hospital_name']);

type RouteRow = Awaited<ReturnType<ReturnType<typeof routesWithNames>['executeTakeFirstOrThrow']>>;

export const routeHead = (route: RouteRow, profileId: string, nowMs: number) => ({
  id: route.id,
  date: route.delivery_date,
  window: route.delivery_window,
  hospital: hospitalOf(route.hospital_id, route.hospital_name),
  driver: route.driver_id === null ? null : { name: route.driver_name ?? '' },
  is_mine: route.driver_id === profileId,
  leased_until: route.leased_until.toISOString(),
  may_take: leaseOfRoute(route, profileId, nowMs) !== 'others',
});

export const hospitalOf = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' };

const cashOf = ({
  cash_expected_cents,
  cash_counted_cents,
  cash_reason,
}: RouteRow): DeliveryRouteJson['cash'] => {
  if (cash_expected_cents === null || cash_counted_cents === null) return null;
  const count = { expectedCents: cash_expected_cents, countedCents: cash_counted_cents };
  return {
    ...cashMoney.toJson({ countedCents: count.countedCents, differenceCents: cashDifference(count) }),
    reason: cash_reason,
  };
};

/** Which door is open at that hour, and who is called there. */
const readEntrance = (db: Kysely<Schema>, { hospital_id, delivery_window }: RouteRow) =>
  db
    .selectFrom('hospital_entrances')
    .select(['shift', 'door', 'contact', 'phone', 'instructions'])
    .where('hospital_id', '=', hospital_id)
    .where('shift', '=', shiftOfWindow(delivery_window))
    .executeTakeFirst();

/** What of a round is ready or being packed and on no route. */
const readAround = async (db: Kysely<Schema>, route: RouteRow) => {
  const { rows } = await sql<{ ready: number; packing: number }>`
    select count(*) filter (where o.status = 'listo')::int as ready,
      count(*) filter (where o.status <> 'listo')::int as packing
    from orders o left join delivery_stops s on s.order_id = o.id
    where o.delivery_date = ${route.delivery_date} and o.delivery_window = ${route.delivery_window}
      and o.hospital_id is not distinct from ${route.hospital_id}::uuid
      and o.status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo')
      and s.route_id is distinct from ${route.id}::uuid
  `.execute(db);
  return rows[0] ?? { ready: 0, packing: 0 };
};

/** One stop, as its route shows it; null for an order on no route. */
export const readStop = async (
  { db, now }: Pick<AdminOrderDependencies, 'db' | 'now'>,
  orderId: string,
): Promise<DeliveryStopJson | null> =>
  (await readStops(db, sql`s.order_id = ${orderId}::uuid`, now()))[0] ?? null;

const readStops = async (
  db: Kysely<Schema>,
  which: RawBuilder<unknown>,
  nowMs: number,
): Promise<readonly DeliveryStopJson[]> => {
  const { rows } = await sql<StopRow>`
    select o.id, o.number, o.version, o.status, o.recipient_name, o.recipient_phone, o.delivery_type,
      o.delivery_address, ${toCollectCents} as to_collect_cents, o.cash_tender_cents,
      s.attempts, s.place, s.arrived_at, s.coming_at, s.warm_ms, s.out_since, r.is_hot, r.state, r.delivery_date,
      coalesce(d.has_refrigerator, false) as has_refrigerator, coalesce(d.is_reachable, true) as is_reachable,
      coalesce(d.instructions, '') as instructions, coalesce(c.wrong_tries, 0) as wrong_tries,
      case when o.status = 'listo' then ${withheldReason} end as held_back,
      bag.units, bag.cold_units, counted.dry as dry_bags, counted.cold as cold_bags
    from delivery_stops s
    join orders o on o.id = s.order_id
    join delivery_routes r on r.id = s.route_id
    left join delivery_points d on d.id = o.delivery_point_id
    left join handover_codes c on c.order_id = o.id
    left join order_bags counted on counted.order_id = o.id
    cross join lateral (
      select coalesce(sum(${unitsInTransit}), 0)::int as units,
        coalesce(sum(${unitsInTransit}) filter (where ${isCold}), 0)::int as cold_units
      from order_items i join products p on p.id = i.product_id where i.order_id = o.id
    ) bag
    where ${which}
  `.execute(db);
  return rows.map((row) => (isOver(row, nowMs) ? withoutRecipient(stopToJson(row)) : stopToJson(row)));
};

interface StopRow extends Pick<RouteRow, 'state' | 'delivery_date'> {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
  readonly recipient_name: string | null;
  readonly recipient_phone: string | null;
  readonly delivery_type: 'hospital' | 'home';
  readonly delivery_address: OrderAddress | null;
  readonly to_collect_cents: number;
  readonly cash_tender_cents: number | null;
  readonly attempts: number;
  readonly place: StopPlace;
  readonly arrived_at: Date | null;
  readonly coming_at: Date | null;
  readonly warm_ms: number;
  readonly out_since: Date | null;
  readonly is_hot: boolean;
  readonly has_refrigerator: boolean;
  readonly is_reachable: boolean;
  readonly instructions: string;
  readonly wrong_tries: number;
  readonly held_back: DeliveryStopJson['held_back'];
  readonly units: number;
  readonly cold_units: number;
  /** Null if not counted. */
  readonly dry_bags: number | null;
  readonly cold_bags: number | null;
}

const stopToJson = (row: StopRow): DeliveryStopJson => ({
  order_id: row.id,
  number: row.number,
  version: row.version,
  status: row.status,
  recipient: row.recipient_name ?? '',
  phone: row.recipient_phone ?? '',
  type: row.delivery_type,
  ...placeOf(row.delivery_address),
  bags: bagsOf(row),
  units: row.units,
  cold_units: row.cold_units,
  ...stopMoney.toJson({
    toCollectCents: row.to_collect_cents,
    changeCents: changeToBringCents(row.cash_tender_cents, row.to_collect_cents),
  }),
  attempts: row.attempts,
  place: row.place,
  has_refrigerator: row.has_refrigerator,
  is_reachable: row.is_reachable,
  instructions: row.instructions,
  arrived_at: row.arrived_at?.toISOString() ?? null,
  coming_at: row.coming_at?.toISOString() ?? null,
  held_back: row.held_back,
  tries_left: triesLeft(row.wrong_tries),
  cold:
    row.cold_units === 0
      ? null
      : { warm_ms: row.warm_ms, out_since: row.out_since?.toISOString() ?? null, is_hot: row.is_hot },
});

/** What was cold and left the order took its bags along. */
const bagsOf = ({ units, cold_units, dry_bags, cold_bags }: StopRow): Bags => {
  const usual = defaultBags([
    ...(units > cold_units ? (['seco'] as const) : []),
    ...(cold_units > 0 ? (['frio'] as const) : []),
  ]);
  return { dry: dry_bags ?? usual.dry, cold: cold_units === 0 ? 0 : (cold_bags ?? usual.cold) };
};

const placeOf = (address: OrderAddress | null): { readonly building: string; readonly unit: string } => {
  if (address === null) return { building: '', unit: '' };
  return address.type === 'hospital'
    ? { building: address.building, unit: address.unit }
    : { building: homeAddressLine(address), unit: '' };
};

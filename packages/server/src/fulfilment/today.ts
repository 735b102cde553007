import { type todayEndpoints, wallNeeds } from '@nutricion/contract/fulfilment/today';
import type { ResponseOf } from '@nutricion/contract/kit/endpoint';
import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { wallWindows } from '@nutricion/domain/fulfilment/wall';
import { accept } from '@nutricion/domain/kit/result';
import { isOpenOrder } from '@nutricion/domain/orders/can-customer-cancel';
import { type Kysely, sql } from 'kysely';
import { type AdminOrderDependencies, isLateInSql } from '../orders/public.ts';
import type { Schema } from '../platform/db/schema.ts';
import { statusList } from '../platform/db/status-list.ts';
import type { Handlers } from '../platform/http/mount.ts';

type Today = ResponseOf<(typeof todayEndpoints)['GET /api/admin/today']>;

/** As many as a wall shows. */
const SHOWN_NEEDS = 12;

export const todayHandlers = ({
  db,
  now,
}: Pick<AdminOrderDependencies, 'db' | 'now'>): Handlers<keyof typeof todayEndpoints> => ({
  'GET /api/admin/today': async () => accept(await readToday(db, now())),
});

const readToday = async (db: Kysely<Schema>, nowMs: number): Promise<Today> => {
  const windows = wallWindows(nowMs);
  const [counts, routes, needs] = await Promise.all([
    readCounts(db, [...new Set(windows.map(({ date }) => date))], nowMs),
    readRoutes(db),
    readNeeds(db, nowMs),
  ]);
  return {
    at: new Date(nowMs).toISOString(),
    windows: windows.map(({ date, windowId, phase, packedByMs, startsMs }) => ({
      ...{ date, window: windowId, phase },
      packed_by: new Date(packedByMs).toISOString(),
      starts_at: new Date(startsMs).toISOString(),
      ...(counts.get(`${date} ${windowId}`) ?? nothing),
    })),
    routes,
    needs: needs.map(({ total: _, ...need }) => need),
    needs_count: needs[0]?.total ?? 0,
  };
};

type Counts = Omit<Today['windows'][number], 'date' | 'window' | 'phase' | 'packed_by' | 'starts_at'>;
const nothing: Counts = {
  ...{ waiting: 0, picking: 0, ready: 0, on_way: 0, delivered: 0, not_delivered: 0, late: 0 },
};

const readCounts = async (db: Kysely<Schema>, dates: readonly string[], nowMs: number) => {
  const { rows } = await sql<Counts & { slot: string }>`
    select concat_ws(' ', o.delivery_date, o.delivery_window) as slot,
      count(*) filter (where o.status in ('confirmado', 'esperando_cliente'))::int as waiting,
      count(*) filter (where o.status = 'en_preparacion')::int as picking,
      count(*) filter (where o.status = 'listo')::int as ready,
      count(*) filter (where o.status = 'en_ruta')::int as on_way,
      count(*) filter (where o.status = 'entregado')::int as delivered,
      count(*) filter (where o.status = 'no_entregado')::int as not_delivered,
      count(*) filter (where ${isLateInSql(nowMs)})::int as late
    from orders o
    where o.delivery_date = any(${dates}::date[])
      and o.status not in ('pendiente_pago', 'vencido', 'cancelado')
    group by o.delivery_date, o.delivery_window
  `.execute(db);
  return new Map(rows.map(({ slot, ...counts }) => [slot, counts]));
};

const readRoutes = async (db: Kysely<Schema>): Promise<Today['routes']> => {
  const { rows } = await sql<Today['routes'][number]>`
    select r.id, to_char(r.delivery_date, 'YYYY-MM-DD') as date, r.delivery_window as "window", h.name as hospital,
      count(*)::int as stops,
      count(*) filter (where o.status not in ('listo', 'en_ruta'))::int as done,
      bool_or(s.attempts > 0) as has_left
    from delivery_routes r
    join delivery_stops s on s.route_id = r.id
    join orders o on o.id = s.order_id
    left join hospitals h on h.id = r.hospital_id
    where r.state = 'open'
    group by r.id, h.name
    order by r.delivery_date, r.delivery_window, h.name nulls last
  `.execute(db);
  return rows;
};

interface NeedRow {
  readonly number: string;
  readonly date: string;
  readonly window: DeliveryWindowId;
  readonly why: (typeof wallNeeds)[number];
  readonly total: number;
}

/** Of an order with several reasons the most urgent. */
const readNeeds = async (db: Kysely<Schema>, nowMs: number): Promise<readonly NeedRow[]> => {
  const { rows } = await sql<NeedRow>`
    select number, to_char(delivery_date, 'YYYY-MM-DD') as date, delivery_window as "window", why,
      count(*) over ()::int as total
    from (
      select o.id, o.number, o.delivery_date, o.delivery_window, case
        when ${isLateInSql(nowMs)} then 'late'
        when o.status = 'esperando_cliente' then 'waiting-customer'
        when o.status = 'no_entregado' then 'not-delivered'
        when o.review = 'waiting' and o.review_due_at <= ${new Date(nowMs)} then 'review'
      end as why
      from orders o where o.status in (${statusList(isOpenOrder)})
    ) needing
    where why is not null
    order by array_position(${[...wallNeeds]}::text[], why), delivery_date, delivery_window, id
    limit ${SHOWN_NEEDS}
  `.execute(db);
  return rows;
};

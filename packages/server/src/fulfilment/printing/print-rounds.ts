import type { DeliveryWindowId } from '@nutricion/domain/fulfilment/delivery';
import { isBeingPacked, isPacked, isPrintable } from '@nutricion/domain/fulfilment/printing';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { OrderStatus } from '@nutricion/domain/orders/order-status';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { statusList } from '../../platform/db/status-list.ts';

/** Days after which undelivered orders are no longer offered for printing. */
const DAYS_BACK = 7;

interface PrintRound {
  readonly date: string;
  readonly window: DeliveryWindowId;
  readonly hospital: { readonly id: string; readonly name: string } | null;
  readonly ready: number;
  readonly packing: number;
  readonly without_label: number;
}

/** What is packed or being packed, by round, the next first. */
export const readRounds = async (db: Kysely<Schema>, nowMs: number): Promise<PrintRound[]> => {
  const { rows } = await sql<PrintRound>`
    select o.delivery_date as date, o.delivery_window as "window",
      case when h.id is null then null else json_build_object('id', h.id, 'name', h.name) end as hospital,
      count(*) filter (where o.status in (${statusList(isPacked)})) as ready,
      count(*) filter (where o.status in (${statusList(isBeingPacked)})) as packing,
      count(*) filter (where o.status in (${statusList(isPacked)}) and not exists (
        select from order_prints p where p.order_id = o.id and p.kind = 'label')) as without_label
    from orders o left join hospitals h on h.id = o.hospital_id
    where o.status in (${statusList(isToPrint)})
      and o.delivery_date >= ${new Date(nowMs)}::date - ${DAYS_BACK}::int
    group by o.delivery_date, o.delivery_window, h.id
    order by o.delivery_date, o.delivery_window, h.name
  `.execute(db);
  return rows;
};

const isToPrint = (status: OrderStatus): boolean => isPacked(status) || isBeingPacked(status);

export interface ChosenOrders {
  readonly ids: readonly string[];
  readonly stillPacking: number;
  /** Numbers of those of which nothing is printed. */
  readonly leftOut: readonly string[];
}

interface RoundKey {
  readonly date?: string | undefined;
  readonly window?: DeliveryWindowId | undefined;
  readonly hospital?: string | undefined;
}

/** The packed orders of a round. */
export const readReadyOf = async (
  db: Kysely<Schema>,
  { date, window, hospital }: RoundKey,
): Promise<ChosenOrders> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where(sql<boolean>`status in (${statusList(isToPrint)})`)
    .where('delivery_date', '=', date ?? '')
    .where('delivery_window', '=', window ?? '07-09')
    .where('hospital_id', hospital === 'none' ? 'is' : '=', hospital === 'none' ? null : (hospital ?? null))
    .execute();
  const ready = orders.filter(({ status }) => isPacked(status));
  return { ids: ready.map(({ id }) => id), stillPacking: orders.length - ready.length, leftOut: [] };
};

/** The chosen orders but for those of which nothing is printed any more. */
export const readChosen = async (db: Kysely<Schema>, chosen: readonly string[]): Promise<ChosenOrders> => {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('id', 'in', chosen)
    .execute();
  return {
    ids: orders.filter(({ status }) => isPrintable(status)).map(({ id }) => id),
    stillPacking: 0,
    leftOut: orders.filter(({ status }) => !isPrintable(status)).map(({ number }) => number),
  };
};

/** Those of the given orders that are on a route today: packed, and for today or on an open route. */
export const ordersOnTodaysRoutes = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.id = any(${ids}::uuid[]) and o.status in (${statusList(isPacked)})
      and (o.delivery_date = ${puertoRicoDate(nowMs)} or exists (
        select from delivery_stops s join delivery_routes r on r.id = s.route_id
        where s.order_id = o.id and r.state = 'open'))
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
};

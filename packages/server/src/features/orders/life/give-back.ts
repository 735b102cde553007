import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { deliveryRoute } from '../delivery-route.ts';
import type { LockedOrder } from './lock-order.ts';
import { giveBackToLots } from './lots-of-order.ts';

/**
 * Units that a line holds: what was picked, or before that what was ordered and not cancelled. A short pick's
 * missing units were written off when they were found missing.
 */
const heldUnits = sql<number>`coalesce(picked_quantity, quantity - cancelled_quantity)`;

/** What becomes of units that an order gives back. */
export interface GivenBack {
  readonly actorId: string | null;
  readonly reason: string | null;
  /** False: they came back and are of no more use, and the ledger says both. */
  readonly restocks: boolean;
}

/** Gives back whatever a locked order holds, and answers whose stock that changed. What was recalled is written off. */
export const giveBackStock = async (
  trx: Transaction<Schema>,
  orderId: string,
  by: GivenBack,
): Promise<readonly string[]> => {
  const { rows } = await sql<HeldUnits>`
    select product_id, sum(${heldUnits})::int as units
    from order_items where order_id = ${orderId} group by product_id having sum(${heldUnits}) > 0
  `.execute(trx);
  if (!by.restocks) return giveBackUnits(trx, orderId, rows, by);
  const lost = await lostCold(trx, orderId);
  if (lost.length > 0)
    await giveBackUnits(trx, orderId, lost, { ...by, reason: 'Estuvo fuera del frío', restocks: false });
  const whole = without(rows, lost);
  const productIds = whole.map(({ product_id }) => product_id);
  await sql`select from products where id = any(${productIds}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  const recalled = await giveBackToLots(trx, orderId, productIds);
  if (recalled.length > 0)
    await giveBackUnits(trx, orderId, recalled, { ...by, reason: 'De un lote retirado', restocks: false });
  return giveBackUnits(trx, orderId, without(whole, recalled), by);
};

/** What is cold and was out of the shop for too long, or nobody knows for how long: it never goes back on a shelf. */
const lostCold = async (trx: Transaction<Schema>, orderId: string): Promise<readonly HeldUnits[]> => {
  const { rows } = await sql<HeldUnits>`
    select i.product_id, sum(${heldUnits})::int as units
    from order_items i join products p on p.id = i.product_id join delivery_stops s on s.order_id = i.order_id
    where i.order_id = ${orderId} and p.zone in ('frio', 'congelado')
      and (s.is_cold_lost or s.out_since is not null or s.place <> 'shop')
    group by i.product_id having sum(${heldUnits}) > 0
  `.execute(trx);
  return rows;
};

const without = (held: readonly HeldUnits[], recalled: readonly HeldUnits[]): readonly HeldUnits[] =>
  held.flatMap(({ product_id, units }) => {
    const left = units - (recalled.find((each) => each.product_id === product_id)?.units ?? 0);
    return left > 0 ? [{ product_id, units: left }] : [];
  });

interface HeldUnits {
  readonly product_id: string;
  readonly units: number;
}

/**
 * Gives back so many units of products, each product once, and answers whose stock that changed. Products are locked
 * by id, as orders do, so that none waits in a circle.
 */
export const giveBackUnits = async (
  trx: Kysely<Schema>,
  orderId: string,
  held: readonly HeldUnits[],
  { actorId, reason, restocks }: GivenBack,
): Promise<readonly string[]> => {
  const ids = held.map(({ product_id }) => product_id);
  const units = held.map((each) => each.units);
  if (restocks)
    await sql`select from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(trx);
  await sql`
    with item as (
      select * from unnest(${ids}::uuid[], ${units}::int[]) as t (product_id, units)
    ), moved as (
      insert into stock_movements (product_id, kind, units, order_id, actor_id, reason)
      select product_id, kind, units * sign, ${orderId}::uuid, ${actorId}::uuid, ${reason} from item,
        (values ('devolucion', 1, true), ('merma', -1, ${!restocks})) as t (kind, sign, is_wanted)
      where is_wanted
    )
    update products p set stock = p.stock + item.units from item where ${restocks} and p.id = item.product_id
  `.execute(trx);
  return restocks ? ids : [];
};

/** What was called off doesn't count as bought. */
export const uncountPurchases = (trx: Kysely<Schema>, orderId: string) =>
  sql`
    with item as (
      select product_id, sum(quantity - cancelled_quantity) as bought from order_items
      where order_id = ${orderId} and not is_incentive and substitutes_item_id is null group by product_id
    )
    update products p set total_purchases = greatest(0, p.total_purchases - item.bought)
    from item where p.id = item.product_id
  `.execute(trx);

/** Nor does what was called off of a line. */
export const uncountUnits = (trx: Kysely<Schema>, lines: readonly HeldUnits[]) =>
  sql`
    with item as (
      select product_id, sum(units) as units from unnest(
        ${lines.map(({ product_id }) => product_id)}::uuid[], ${lines.map(({ units }) => units)}::int[]
      ) as t (product_id, units) group by product_id
    )
    update products p set total_purchases = greatest(0, p.total_purchases - item.units)
    from item where p.id = item.product_id
  `.execute(trx);

/** Leaves the order's place in its delivery window to somebody else. */
export const giveBackPlace = (trx: Kysely<Schema>, order: LockedOrder) =>
  trx
    .updateTable('delivery_slots')
    .set({ booked: sql<number>`greatest(0, booked - 1)` })
    .where('route', '=', deliveryRoute(order.hospital_id))
    .where('date', '=', order.delivery_date)
    .where('window_id', '=', order.delivery_window)
    .execute();

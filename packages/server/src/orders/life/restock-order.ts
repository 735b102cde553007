import type { Zone } from '@nutricion/domain/catalog/zone';
import { isRestockable } from '@nutricion/domain/stock/is-restockable';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { deliveryRoute } from '../delivery-route.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Units that a line holds: what was picked, or before that what was ordered and not cancelled. A short pick's
 * missing units were written off when they were found missing; what was refunded and put back is on the shelf already.
 */
const reservedUnitsSql = sql<number>`
  coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity) - coalesce((
    select sum(l.quantity) from refund_lines l where l.order_item_id = i.id and l.restock), 0)
`;

/** How units that an order no longer needs are returned. */
export interface Restocked {
  readonly actorId: string | null;
  readonly reason: string | null;
  /** False: the units can't be sold again, and the ledger records both the return and the write-off. */
  readonly restocks: boolean;
}

/**
 * Returns all units that a locked order has taken; the result is ids of products whose stock changed. Recalled
 * units are written off, and so are those that need cooling and have left the store.
 */
export const restockOrder = async (
  trx: Transaction<Schema>,
  order: Pick<LockedOrder, 'id' | 'status'>,
  by: Restocked,
): Promise<readonly string[]> => {
  const { rows } = await sql<ReservedUnits & { readonly zone: Zone }>`
    select i.product_id, p.zone, sum(${reservedUnitsSql})::int as units
    from order_items i join products p on p.id = i.product_id
    where i.order_id = ${order.id} group by i.product_id, p.zone having sum(${reservedUnitsSql}) > 0
  `.execute(trx);
  if (!by.restocks) return restockUnits(trx, order.id, rows, by);
  const spoilt = rows.filter(({ zone }) => !isRestockable(zone, order.status));
  const reservedUnits = rows.filter(({ zone }) => isRestockable(zone, order.status));
  const productIds = reservedUnits.map(({ product_id }) => product_id);
  await sql`select from products where id = any(${productIds}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  const recalled = await restockLots(trx, order.id, productIds);
  const writeOff = async (lost: readonly ReservedUnits[], reason: string) => {
    if (lost.length > 0) await restockUnits(trx, order.id, lost, { ...by, reason, restocks: false });
  };
  await writeOff(recalled, 'De un lote retirado');
  await writeOff(spoilt, 'Perecedero que salió de la tienda');
  return restockUnits(trx, order.id, withoutRecalled(reservedUnits, recalled), by);
};

const withoutRecalled = (
  reservedUnits: readonly ReservedUnits[],
  recalled: readonly ReservedUnits[],
): readonly ReservedUnits[] =>
  reservedUnits.flatMap(({ product_id, units }) => {
    const remaining = units - (recalled.find((each) => each.product_id === product_id)?.units ?? 0);
    return remaining > 0 ? [{ product_id, units: remaining }] : [];
  });

interface ReservedUnits {
  readonly product_id: string;
  readonly units: number;
}

/**
 * Returns units of products, each product once; the result is ids of products whose stock changed. Products are
 * locked by id, as orders do, to prevent deadlocks.
 */
export const restockUnits = async (
  trx: Kysely<Schema>,
  orderId: string,
  reservedUnits: readonly ReservedUnits[],
  { actorId, reason, restocks }: Restocked,
): Promise<readonly string[]> => {
  const ids = reservedUnits.map(({ product_id }) => product_id);
  const units = reservedUnits.map((each) => each.units);
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
export const decrementPurchases = (trx: Kysely<Schema>, orderId: string) =>
  sql`
    with item as (
      select product_id, sum(quantity - cancelled_quantity) as bought from order_items
      where order_id = ${orderId} and not is_incentive and substitutes_item_id is null group by product_id
    )
    update products p set total_purchases = greatest(0, p.total_purchases - item.bought)
    from item where p.id = item.product_id
  `.execute(trx);

/** Nor does what was called off of a line. */
export const uncountUnits = (trx: Kysely<Schema>, lines: readonly ReservedUnits[]) =>
  sql`
    with item as (
      select product_id, sum(units) as units from unnest(
        ${lines.map(({ product_id }) => product_id)}::uuid[], ${lines.map(({ units }) => units)}::int[]
      ) as t (product_id, units) group by product_id
    )
    update products p set total_purchases = greatest(0, p.total_purchases - item.units)
    from item where p.id = item.product_id
  `.execute(trx);

/** Releases the order's place in its delivery window. */
export const releaseSlot = (trx: Kysely<Schema>, order: LockedOrder) =>
  trx
    .updateTable('delivery_slots')
    .set({ booked: sql<number>`greatest(0, booked - 1)` })
    .where('route', '=', deliveryRoute(order.hospital_id))
    .where('date', '=', order.delivery_date)
    .where('window_id', '=', order.delivery_window)
    .execute();

/**
 * Returns units of these products from a locked order to their lots. Units of recalled lots are not returned: they
 * are the result, so that nobody sells them again.
 */
const restockLots = async (
  trx: Transaction<Schema>,
  orderId: string,
  productIds: readonly string[],
): Promise<readonly { readonly product_id: string; readonly units: number }[]> => {
  await sql`
    select from lots where id in (
      select t.lot_id from order_item_lots t join order_items i on i.id = t.order_item_id where i.order_id = ${orderId}
        and i.product_id = any(${productIds}::uuid[])
    ) order by id for no key update
  `.execute(trx);
  await sql`
    delete from order_item_lots t using order_items i, lots l
    where i.order_id = ${orderId} and i.product_id = any(${productIds}::uuid[]) and t.order_item_id = i.id and l.id = t.lot_id and l.held_at is null
  `.execute(trx);
  const { rows } = await sql<{ product_id: string; units: number }>`
    select i.product_id, sum(t.units)::int as units
    from order_item_lots t join order_items i on i.id = t.order_item_id
    where i.order_id = ${orderId} and i.product_id = any(${productIds}::uuid[]) group by i.product_id
  `.execute(trx);
  return rows;
};

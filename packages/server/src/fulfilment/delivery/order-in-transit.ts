import type { ColdClock } from '@nutricion/domain/fulfilment/cold-chain';
import type { Result } from '@nutricion/domain/kit/result';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { LockedOrder } from '../../orders/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { LockedRoute } from './lock-route.ts';

/** Units of a line that are in the bags. */
export const unitsInTransit = sql<number>`coalesce(i.picked_quantity, i.quantity - i.cancelled_quantity)`;

/** Of a product that needs cooling. */
export const isCold = sql<boolean>`p.zone in ('frio', 'congelado')`;

/** An order on a route, both locked, with its delivery state. */
export interface OrderInTransit {
  readonly order: LockedOrder;
  readonly route: LockedRoute;
  readonly stop: StopRow;
  /** Null: nothing in it needs cooling. */
  readonly cold: ColdClock | null;
}

type StopRow = Awaited<ReturnType<typeof readStop>>;

/** Reads an order's delivery state, once its route and the order are locked. */
export const readOrderInTransit = async (
  trx: Transaction<Schema>,
  order: LockedOrder,
  route: LockedRoute,
): Promise<OrderInTransit> => {
  const stop = await readStop(trx, order.id);
  const { cold_units } = await countUnits(trx, order.id);
  return { order, route, stop, cold: cold_units > 0 ? clockOf(stop, route.is_hot) : null };
};

const readStop = (trx: Transaction<Schema>, orderId: string) =>
  trx
    .selectFrom('delivery_stops as s')
    .selectAll('s')
    .select((query) =>
      query
        .selectFrom('orders as o')
        .innerJoin('delivery_points as d', 'd.id', 'o.delivery_point_id')
        .select('d.has_refrigerator')
        .whereRef('o.id', '=', 's.order_id')
        .as('has_refrigerator'),
    )
    .where('s.order_id', '=', orderId)
    .executeTakeFirstOrThrow();

export const countUnits = async (db: Kysely<Schema>, orderId: string) => {
  const { rows } = await sql<{ units: number; cold_units: number }>`
    select coalesce(sum(${unitsInTransit}), 0)::int as units,
      coalesce(sum(${unitsInTransit}) filter (where ${isCold}), 0)::int as cold_units
    from order_items i join products p on p.id = i.product_id where i.order_id = ${orderId}::uuid
  `.execute(db);
  return rows[0] ?? { units: 0, cold_units: 0 };
};

export const clockOf = (
  stop: { readonly warm_ms: number; readonly out_since: Date | null },
  isHot: boolean,
): ColdClock => ({ warmMs: stop.warm_ms, outSinceMs: stop.out_since?.getTime() ?? null, isHot });

/** A clock as its columns. */
export const clockColumns = ({ warmMs, outSinceMs }: ColdClock) => ({
  warm_ms: Math.round(warmMs),
  out_since: outSinceMs === null ? null : new Date(outSinceMs),
});

export const changeStop = (
  trx: Transaction<Schema>,
  orderId: string,
  values: Updateable<Schema['delivery_stops']>,
) => trx.updateTable('delivery_stops').set(values).where('order_id', '=', orderId).execute();

/** The result of a delivery action: products whose stock changed, or why it was refused. */
export type Done = Result<readonly string[], Refusal>;

export const notInTransit: Refusal = {
  kind: 'wrong-state',
  detail: 'Ese pedido no va de camino ahora. Vuelve a abrir la ruta y mira cómo está.',
};

import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { allocateFirstExpiring, type Lot, sortByExpiry, unitsLeftOfLot } from '@nutricion/domain/stock/lots';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { ledgerUnits, reservedUnits } from './ledger-units.ts';
import { lockProducts } from './lock-product.ts';
import { moveStock } from './move-stock.ts';

/**
 * Records the lots from which units of an order's item are picked, by expiry. Expired and quarantined lots are skipped; units without a lot aren't
 * recorded. Requires the order's lock. Returns the lots with the units from each.
 */
export const allocateLots = async (
  trx: Transaction<Schema>,
  orderItemId: number,
  units: number,
  nowMs: number,
) => {
  const { product_id } = await trx
    .selectFrom('order_items')
    .select('product_id')
    .where('id', '=', orderItemId)
    .executeTakeFirstOrThrow();
  await sql`select from lots where product_id = ${product_id} order by id for no key update`.execute(trx);
  const lots = (await lotsOf(trx, [product_id])).get(product_id) ?? [];
  const { allocations } = allocateFirstExpiring(lots, units, puertoRicoDate(nowMs));
  for (const each of allocations)
    await sql`
      insert into order_item_lots (order_item_id, lot_id, units) values (${orderItemId}, ${each.lotId}, ${each.units})
      on conflict (order_item_id, lot_id) do update set units = order_item_lots.units + excluded.units
    `.execute(trx);
  return allocations;
};

/**
 * Returns picked units of an item that are still in its bag to their lots, the last recorded first. Units of a lot that was recalled meanwhile are written off, so that they
 * aren't sold again. Returns the product whose stock was written off, or null.
 */
export const returnToLots = async (
  trx: Transaction<Schema>,
  orderItemId: number,
  units: number,
): Promise<string | null> => {
  const { rows } = await sql<AllocatedLot>`
    select t.lot_id, t.units, l.product_id, l.held_at is not null as is_held from order_item_lots t join lots l on l.id = t.lot_id
    where t.order_item_id = ${orderItemId} and not exists (
      select from recalled_out r where r.order_item_id = t.order_item_id and r.lot_id = t.lot_id
    )
    order by l.held_at is null, coalesce(l.expires_on, 'infinity'::date) desc, l.received_at desc
  `.execute(trx);
  let missing = units;
  let writtenOff: string | null = null;
  for (const row of rows) {
    const some = Math.min(row.units, missing);
    missing -= some;
    if (some === 0) continue;
    await removeUnitsOfLot(trx, orderItemId, row, some);
    if (!row.is_held) continue;
    await writeOffQuarantined(trx, row, some);
    writtenOff = row.product_id;
  }
  return writtenOff;
};

interface AllocatedLot {
  readonly lot_id: string;
  readonly units: number;
  readonly product_id: string;
  readonly is_held: boolean;
}

/** Writes off unsold units first, then those of orders, as a recall does. */
const writeOffQuarantined = async (
  trx: Transaction<Schema>,
  { lot_id, product_id }: AllocatedLot,
  units: number,
): Promise<void> => {
  const [product] = await lockProducts(trx, [product_id]);
  const withdrawn = Math.min(product?.stock ?? 0, units);
  const by = { actorId: null, reason: 'De un lote retirado' };
  await moveStock(trx, product_id, { ...by, kind: 'ajuste', units: units - withdrawn });
  await moveStock(trx, product_id, { ...by, kind: 'merma', units: -units, lotId: lot_id });
};

const removeUnitsOfLot = (
  trx: Transaction<Schema>,
  orderItemId: number,
  { lot_id, units }: { readonly lot_id: string; readonly units: number },
  taken: number,
) =>
  units === taken
    ? trx
        .deleteFrom('order_item_lots')
        .where('order_item_id', '=', orderItemId)
        .where('lot_id', '=', lot_id)
        .execute()
    : trx
        .updateTable('order_item_lots')
        .set({ units: units - taken })
        .where('order_item_id', '=', orderItemId)
        .where('lot_id', '=', lot_id)
        .execute();

/** For each product the lot that a picker should use next; absent if no lot has units. */
export const nextLots = async (
  db: Kysely<Schema>,
  productIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, LotWithUnits>> => {
  const next = new Map<string, LotWithUnits>();
  for (const [productId, lots] of await lotsOf(db, productIds)) {
    const [first] = sortByExpiry(lots, puertoRicoDate(nowMs));
    if (first) next.set(productId, first);
  }
  return next;
};

interface LotWithUnits extends Lot {
  /** As on the package. */
  readonly code: string;
}

const lotsOf = async (
  db: Kysely<Schema>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, LotWithUnits[]>> => {
  const { rows } = await sql<{
    id: string;
    product_id: string;
    code: string;
    expires_on: string | null;
    received_at: Date;
    held_at: Date | null;
    ledger_units: number;
    units_on_hand: number;
  }>`
    select l.id, l.product_id, l.code, l.expires_on, l.received_at, l.held_at, ${ledgerUnits} as ledger_units,
      p.stock + ${reservedUnits} as units_on_hand
    from lots l join products p on p.id = l.product_id where l.product_id = any(${productIds}::uuid[])
  `.execute(db);
  const lots = new Map<string, LotWithUnits[]>();
  for (const row of rows)
    lots.set(row.product_id, [
      ...(lots.get(row.product_id) ?? []),
      {
        id: row.id,
        code: row.code,
        expiresOn: row.expires_on,
        receivedAtMs: row.received_at.getTime(),
        units: unitsLeftOfLot(row.ledger_units, row.units_on_hand),
        isQuarantined: row.held_at !== null,
      },
    ]);
  return lots;
};

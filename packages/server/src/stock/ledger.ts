import type { StockMovementJson } from '@nutricion/contract/stock/stock';
import type { MovementKind } from '@nutricion/domain/stock/movement';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const LEDGER_PAGE = 50;

/** A page of a product's stock movements, the latest first. */
export const readLedger = async (
  db: Kysely<Schema>,
  productId: string,
  before: number | undefined,
): Promise<{ movements: StockMovementJson[]; next: number | null }> => {
  const rows = await readRows(db, productId, before ?? Number.MAX_SAFE_INTEGER, LEDGER_PAGE + 1);
  const movements = rows.slice(0, LEDGER_PAGE).map(toJson);
  return { movements, next: rows.length > LEDGER_PAGE ? (movements.at(-1)?.id ?? null) : null };
};

/** The latest movements, back to the one with the stock that the user saw; at most a page. */
export const movementsSince = async (
  db: Kysely<Schema>,
  productId: string,
  stockSeen: number,
): Promise<StockMovementJson[]> => {
  const rows = await readRows(db, productId, Number.MAX_SAFE_INTEGER, LEDGER_PAGE);
  const seen = rows.findIndex(({ balance }) => balance === stockSeen);
  return (seen === -1 ? rows : rows.slice(0, seen)).map(toJson);
};

/** The balance of the first row is a sum over the ledger; the others follow from it. */
const readRows = async (db: Kysely<Schema>, productId: string, before: number, limit: number) => {
  const { rows } = await sql<MovementRow>`
    with page as materialized (
      select * from stock_movements where product_id = ${productId} and id < ${before} order by id desc limit ${limit}
    ), total as (
      select coalesce(sum(units), 0) as units from stock_movements where product_id = ${productId} and id < ${before}
    )
    select m.id, m.kind, m.units, m.reason, m.created_at, m.order_id, o.number as order_number, p.full_name as by,
      l.code as lot,
      total.units - coalesce(sum(m.units) over (order by m.id desc rows between unbounded preceding and 1 preceding), 0)
        as balance
    from page m
    cross join total
    left join orders o on o.id = m.order_id
    left join profiles p on p.id = m.actor_id
    left join lots l on l.id = m.lot_id
    order by m.id desc
  `.execute(db);
  return rows;
};

interface MovementRow {
  readonly id: number;
  readonly kind: MovementKind;
  readonly units: number;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly order_id: string | null;
  readonly order_number: string | null;
  readonly by: string | null;
  readonly lot: string | null;
  readonly balance: number;
}

const toJson = (row: MovementRow): StockMovementJson => ({
  id: row.id,
  kind: row.kind,
  units: row.units,
  balance: row.balance,
  at: row.created_at.toISOString(),
  by: row.by,
  reason: row.reason,
  order: row.order_id && row.order_number ? { id: row.order_id, number: row.order_number } : null,
  lot: row.lot,
});

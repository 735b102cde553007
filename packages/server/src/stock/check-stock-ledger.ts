import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';

export interface StockDifference {
  readonly sku: string;
  readonly stock: number;
  /** By the ledger. */
  readonly proven: number;
}

/**
 * Proves that each product's stock is the sum of its movements, and raises the alarm for those of which it isn't:
 * something changed stock around the ledger. Nothing is put right by itself; a count at the shelf decides.
 */
export const checkStockLedger = async (
  db: Kysely<Schema>,
  logger: Pick<Logger, 'error'>,
): Promise<readonly StockDifference[]> => {
  const { rows: differences } = await sql<StockDifference>`
    select p.sku, p.stock, coalesce(m.units, 0)::integer as proven
    from products p
    left join (select product_id, sum(units) as units from stock_movements group by product_id) m
      on m.product_id = p.id
    where p.stock <> coalesce(m.units, 0)
    order by p.sku
    limit 100
  `.execute(db);
  if (differences.length > 0) logger.error({ differences }, 'stock is not the sum of its movements');
  return differences;
};

import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../platform/db/schema.ts';

export interface StockDifference {
  readonly sku: string;
  readonly stock: number;
  /** The sum of its movements. */
  readonly proven: number;
}

/**
 * Checks that each product's stock is the sum of its movements, and logs an error with the products for which it isn't: something changed the stock
 * without a movement. Nothing is corrected automatically; a count decides.
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

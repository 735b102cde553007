import { type RawBuilder, sql } from 'kysely';

/** The GTINs of a product as an SQL array, the oldest first. */
export const barcodesOf = (productId: RawBuilder<unknown>): RawBuilder<string[]> => sql<string[]>`array(
  select b.gtin from product_barcodes b where b.product_id = ${productId} order by b.created_at, b.gtin
)`;

import type { StockProductJson, StockRowJson } from '@nutricion/contract/stock/stock';
import { gtinOf } from '@nutricion/domain/catalog/barcode';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { type Kysely, sql } from 'kysely';
import { matchesWords } from '../platform/db/match-words.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { Refusal } from '../platform/http/refusal.ts';
import { barcodesOf } from './barcodes-of.ts';
import { reservedUnits } from './ledger-units.ts';
import { unknownProduct } from './lock-product.ts';
import { lotsOfProduct } from './lot-reads.ts';

/** Most products in a response. */
const MAX_MATCHES = 30;

/** Products by words in their titles or by code, sold or not; an exact code comes first. */
export const findStock = async (db: Kysely<Schema>, typed = ''): Promise<StockRowJson[]> => {
  const { rows } = await sql<StockRowJson>`
    select p.id, p.sku, p.title, p.package_label, p.image_url, p.zone, p.aisle, p.is_active, p.stock
    from products p
    where ${isCodeOf(typed)} or ${matchesWords(sql`p.title || ' ' || p.sku || ' ' || p.category`, typed)}
    order by (p.sku = lower(${typed}) or ${isCodeOf(typed)}) desc, p.is_active desc, p.title, p.id
    limit ${MAX_MATCHES}
  `.execute(db);
  return rows;
};

/** Whether the typed or scanned text is a barcode of the product `p`. */
const isCodeOf = (typed: string) => {
  const gtin = gtinOf(typed);
  return gtin === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from product_barcodes b where b.gtin = ${gtin} and b.product_id = p.id)`;
};

export const readStockProduct = async (
  db: Kysely<Schema>,
  id: string,
  nowMs: number,
): Promise<Result<StockProductJson, Refusal>> => {
  const { rows } = await sql<Omit<StockProductJson, 'lots'>>`
    select p.id, p.sku, p.title, p.package_label, p.image_url, p.zone, p.aisle, p.is_active, p.stock,
      ${reservedUnits} as reserved,
      ${barcodesOf(sql.ref('p.id'))} as barcodes
    from products p where p.id = ${id}
  `.execute(db);
  const [product] = rows;
  return product ? accept({ ...product, lots: await lotsOfProduct(db, id, nowMs) }) : refuse(unknownProduct);
};

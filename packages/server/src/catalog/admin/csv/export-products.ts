import { csvFile } from '@nutricion/domain/kit/csv';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { readEditableProducts } from '../editable-product.ts';
import { matchesFilter, type ProductFilter } from '../product-states.ts';
import { BARCODES_COLUMN, csvColumns, nutritionCells, nutritionColumns } from './csv-columns.ts';
import { readSuppliers } from './suppliers.ts';

/** The catalogue as CSV; includes archived products unless there is a filter. */
export const exportProducts = async (db: Kysely<Schema>, filter: ProductFilter): Promise<string> => {
  const isAll = Object.values(filter).every((value) => value === undefined);
  const [products, barcodes, suppliers] = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => [
      await readEditableProducts(trx, isAll ? sql<boolean>`true` : matchesFilter(filter)),
      await readBarcodes(trx),
      await readSuppliers(trx),
    ]);
  const byCode = [...products].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  return csvFile([
    [...csvColumns.map(({ name }) => name), ...nutritionColumns, BARCODES_COLUMN],
    ...byCode.map((product) => [
      ...csvColumns.map(({ write }) => write(product, suppliers)),
      ...nutritionCells(product),
      (barcodes.get(product.id) ?? []).join('; '),
    ]),
  ]);
};

const readBarcodes = async (trx: Transaction<Schema>): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await sql<{ product_id: string; codes: string[] }>`
    select product_id, array_agg(gtin order by gtin) as codes from product_barcodes group by product_id
  `.execute(trx);
  return new Map(rows.map(({ product_id, codes }) => [product_id, codes]));
};

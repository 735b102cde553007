import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { chooseSubstitute, type Substitutable } from '@nutricion/domain/orders/substitute';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { currentProducts } from './current-products.ts';

/**
 * A substitute for each product that can't be bought now, by its id; products without one are left out. `besides`: ids on the same list, which are
 * never suggested.
 */
export const readSubstitutes = async (
  db: Kysely<Schema>,
  missingIds: readonly string[],
  besides: ReadonlySet<string>,
  nowMs: number,
): Promise<ReadonlyMap<string, ProductJson>> => {
  if (missingIds.length === 0) return new Map();
  const missing = await readMissing(db, missingIds);
  const subcategories = [...new Set(missing.flatMap(({ subcategory }) => subcategory ?? []))];
  const ids = (await readInStock(db, subcategories)).filter((id) => !besides.has(id));
  const candidates = (await currentProducts(db, ids, nowMs)).map((json) => ({
    ...productToSellable(json),
    json,
    subcategory: json.detected_subcategory,
    ...productAllergens(json),
  }));
  return new Map(
    missing.flatMap((product) => {
      const chosen = chooseSubstitute(product, candidates, nowMs);
      return chosen ? [[product.id, chosen.json] as const] : [];
    }),
  );
};

const allergenColumns = ['allergen_info', 'may_contain', 'contains_at_least'] as const;

/** Products with their last data, active or not. */
const readMissing = async (db: Kysely<Schema>, ids: readonly string[]): Promise<readonly Substitutable[]> => {
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'price_cents', 'stock', 'detected_subcategory', ...allergenColumns])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return products.map((row) => ({
    id: row.id,
    title: row.title,
    stock: row.stock,
    regularPriceCents: row.price_cents,
    promotion: null,
    subcategory: row.detected_subcategory,
    ...productAllergens(row),
  }));
};

const readInStock = async (
  db: Kysely<Schema>,
  subcategories: readonly string[],
): Promise<readonly string[]> => {
  if (subcategories.length === 0) return [];
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('is_active', '=', true)
    .where('stock', '>', 0)
    .where('detected_subcategory', 'in', subcategories)
    .execute();
  return products.map(({ id }) => id);
};

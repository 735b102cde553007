import { publicFieldNames } from '@nutricion/contract/catalog/product-fields';
import type { PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type PublishedImage, readPublishedImages } from '../content/public.ts';
import { promotionColumns, promotionFromRow } from '../offers/public.ts';
import type { Schema } from '../platform/db/schema.ts';

const productColumns = [
  ...publicFieldNames.filter((name) => name !== 'price'),
  'id',
  'price_cents',
  'image_url',
  'stock',
  'view_count',
  'total_purchases',
  'purchased_yesterday_count',
  'nutritional_highlights',
  'contains_at_least',
  'normalized_category',
  'shopify_product_id',
  'shopify_variant_id',
  'shopify_inventory_item_id',
  'ingredients',
  'nutrition',
  'kitchen',
  'zone',
] as const;

export type ProductRow = Pick<Selectable<Schema['products']>, (typeof productColumns)[number]>;

/** An active product with its active promotions that haven't ended, including those that begin later. */
export interface ProductWithPromotions {
  readonly product: ProductRow;
  readonly promotions: readonly PromotionRecord[];
  /** Its published photos in order, including those whose usage rights have ended. */
  readonly images: readonly PublishedImage[];
}

/** The active products among `ids`. */
export const readProducts = async (
  db: Kysely<Schema>,
  ids: readonly string[],
  now: Date,
): Promise<readonly ProductWithPromotions[]> => {
  const products = await db
    .selectFrom('products')
    .select(productColumns)
    .where('is_active', '=', true)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return withPromotions(db, products, now);
};

/** The inactive products among `ids`. */
export const readProductsOffSale = (
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<readonly ProductRow[]> =>
  db
    .selectFrom('products')
    .select(productColumns)
    .where('is_active', '=', false)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** A page of active products by id, beginning after the id `after` ('' for the first page). */
export const readProductsAfter = async (
  db: Kysely<Schema>,
  after: string,
  limit: number,
  now: Date,
): Promise<readonly ProductWithPromotions[]> => {
  const products = await db
    .selectFrom('products')
    .select(productColumns)
    .where('is_active', '=', true)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return withPromotions(db, products, now);
};

const withPromotions = async (
  db: Kysely<Schema>,
  products: readonly ProductRow[],
  now: Date,
): Promise<readonly ProductWithPromotions[]> => {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  // Awaited together: a rejection of a promise that isn't awaited yet would end the process.
  const [images, promotionRows] = await Promise.all([
    readPublishedImages(db, 'product', ids),
    db
      .selectFrom('promotions')
      .select(['product_id', ...promotionColumns])
      .where('is_active', '=', true)
      .where('end_date', '>=', now)
      .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
      .execute(),
  ]);
  const byProduct = new Map<string, PromotionRecord[]>();
  for (const row of promotionRows)
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), promotionFromRow(row)]);
  return products.map((product) => ({
    product,
    promotions: byProduct.get(product.id) ?? [],
    images: images.get(product.id) ?? [],
  }));
};

/** The columns that orders and views change. */
export type StockRow = Pick<
  ProductRow,
  'id' | 'stock' | 'view_count' | 'total_purchases' | 'purchased_yesterday_count'
>;

/** Stock and counters of the active products among `ids`; of all active products without ids. */
export const readStock = (db: Kysely<Schema>, ids?: readonly string[]): Promise<StockRow[]> =>
  db
    .selectFrom('products')
    .select(['id', 'stock', 'view_count', 'total_purchases', 'purchased_yesterday_count'])
    .where('is_active', '=', true)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::uuid[])`))
    .execute();

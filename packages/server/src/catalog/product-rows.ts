import type { PromotionRecord } from '@nutricion/domain/offers/choose-promotion';
import { type Kysely, type Selectable, sql } from 'kysely';
import { type PublishedImage, readPublishedImages } from '../content/published-images.ts';
import { promotionColumns, promotionFromRow } from '../offers/promotion-row.ts';
import type { Schema } from '../platform/db/schema.ts';

const productColumns = [
  'id',
  'title',
  'description',
  'price',
  'image_url',
  'category',
  'stock',
  'is_active',
  'view_count',
  'total_purchases',
  'purchased_yesterday_count',
  'tags',
  'nutritional_highlights',
  'allergen_info',
  'may_contain',
  'contains_at_least',
  'pasteurization',
  'usage_suggestions',
  'detected_subcategory',
  'normalized_category',
  'shopify_product_id',
  'shopify_variant_id',
  'shopify_inventory_item_id',
  'net_content',
  'net_unit',
  'package_label',
  'tax_class',
  'nutrition',
  'kitchen',
  'zone',
] as const;

export type ProductRow = Pick<Selectable<Schema['products']>, (typeof productColumns)[number]>;

/** An active product with its active promotions that haven't ended, whether begun or not. */
export interface ProductWithPromotions {
  readonly product: ProductRow;
  readonly promotions: readonly PromotionRecord[];
  /** Its published photos, in their order; the rights of some may be over. */
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

/** Those among `ids` that aren't sold at present. */
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

/** The next active products in the order of their ids; the first ones after the empty text. */
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
  // Read together, and waited for together: a failure that nobody waits for yet would end the shop.
  const [images, stocks] = await Promise.all([
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
  for (const row of stocks)
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), promotionFromRow(row)]);
  return products.map((product) => ({
    product,
    promotions: byProduct.get(product.id) ?? [],
    images: images.get(product.id) ?? [],
  }));
};

/** What orders and views move, and nothing else does. */
export type StockRow = Pick<
  ProductRow,
  'id' | 'stock' | 'view_count' | 'total_purchases' | 'purchased_yesterday_count'
>;

/** Stock and counters of the active products among `ids`; of all of them without ids. */
export const readStock = (db: Kysely<Schema>, ids?: readonly string[]): Promise<StockRow[]> =>
  db
    .selectFrom('products')
    .select(['id', 'stock', 'view_count', 'total_purchases', 'purchased_yesterday_count'])
    .where('is_active', '=', true)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::uuid[])`))
    .execute();

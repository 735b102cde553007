import { productAllergens } from '@nutricion/contract/catalog/product-allergens';
import { findCategory } from '@nutricion/domain/catalog/category';
import type { TaxClass } from '@nutricion/domain/catalog/product';
import type { Zone } from '@nutricion/domain/catalog/zone';
import type { SubstitutableProduct } from '@nutricion/domain/fulfilment/fitting-substitutes';
import { choosePromotion } from '@nutricion/domain/offers/choose-promotion';
import { type Kysely, sql, type Transaction } from 'kysely';
import { promotionColumns, promotionFromRow } from '../../offers/public.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { barcodesOf } from '../../stock/public.ts';

/** A product with its current stock, as a candidate for a substitute. */
export interface SubstituteCandidate extends SubstitutableProduct {
  readonly sku: string;
  /** Numbers of its packages. */
  readonly barcodes: readonly string[];
  readonly packageLabel: string;
  readonly imageUrl: string | null;
  readonly taxClass: TaxClass;
  readonly zone: Zone;
  readonly aisle: string | null;
  readonly isActive: boolean;
}

/** Products by their ids, sold or not, locked in the order of their ids as orders lock them. */
export const lockStock = async (
  trx: Transaction<Schema>,
  ids: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, SubstituteCandidate>> => {
  await sql`select id from products where id = any(${ids}::uuid[]) order by id for no key update`.execute(
    trx,
  );
  return readStockOnHand(trx, { ids }, nowMs);
};

/** Products by their ids, or those on sale of these kinds and categories. */
export const readStockOnHand = async (
  db: Kysely<Schema>,
  which:
    | { readonly ids: readonly string[] }
    | { readonly kinds: readonly string[]; readonly categories: readonly string[] },
  nowMs: number,
): Promise<ReadonlyMap<string, SubstituteCandidate>> => {
  const condition =
    'ids' in which
      ? sql<boolean>`id = any(${which.ids}::uuid[])`
      : sql<boolean>`is_active and stock > 0 and (detected_subcategory = any(${which.kinds}::text[])
          or normalized_category = any(${which.categories}::text[]))`;
  const rows = await db
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'title',
      'price_cents',
      'stock',
      'tax_class',
      'package_label',
      'image_url',
      'is_active',
    ])
    .select(['zone', 'aisle', 'normalized_category', 'detected_subcategory'])
    .select(['allergen_info', 'may_contain', 'contains_at_least'])
    .select(barcodesOf(sql.ref('products.id')).as('barcodes'))
    .where(condition)
    .execute();
  const promotions = await readPromotions(
    db,
    rows.map(({ id }) => id),
    nowMs,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        sku: row.sku,
        barcodes: row.barcodes,
        title: row.title,
        packageLabel: row.package_label,
        imageUrl: row.image_url,
        stock: row.stock,
        isActive: row.is_active,
        taxClass: row.tax_class,
        zone: row.zone,
        aisle: row.aisle,
        categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
        subcategory: row.detected_subcategory,
        regularPriceCents: row.price_cents,
        promotion: choosePromotion(promotions.get(row.id) ?? [], nowMs).promotion,
        ...productAllergens(row),
      },
    ]),
  );
};

const readPromotions = async (db: Kysely<Schema>, productIds: readonly string[], nowMs: number) => {
  const rows = await db
    .selectFrom('promotions')
    .select(['product_id', ...promotionColumns])
    .where(sql<boolean>`product_id = any(${productIds}::uuid[])`)
    .where('is_active', '=', true)
    .where('end_date', '>=', new Date(nowMs))
    .execute();
  const byProduct = new Map<string, ReturnType<typeof promotionFromRow>[]>();
  for (const row of rows)
    byProduct.set(row.product_id, [...(byProduct.get(row.product_id) ?? []), promotionFromRow(row)]);
  return byProduct;
};

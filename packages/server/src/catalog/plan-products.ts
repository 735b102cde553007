import type { ProductId } from '@nutricion/domain/kit/ids';
import type { PlanProduct } from '@nutricion/planner';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import type { Catalog } from './catalog.ts';
import { priceAt } from './present-product.ts';
import { type ProductWithPromotions, readProductsOffSale } from './product-rows.ts';
import { recipeFood } from './recipe-food.ts';

export interface PlanReads {
  readonly db: Kysely<Schema>;
  readonly catalog: Pick<Catalog, 'index'>;
}

/** The products of these ids as meal plans need them, at `nowMs`; inactive ones have no stock. */
export const planProducts = async (
  { db, catalog }: PlanReads,
  ids: readonly ProductId[],
  nowMs: number,
): Promise<ReadonlyMap<ProductId, PlanProduct>> => {
  const { byId } = catalog.index();
  const products = new Map<ProductId, PlanProduct>();
  const missing: ProductId[] = [];
  for (const id of ids) {
    const entry = byId.get(id);
    if (entry) products.set(id, planProduct(entry.source, entry.counts.stock, nowMs));
    else missing.push(id);
  }
  if (missing.length > 0)
    for (const product of await readProductsOffSale(db, missing))
      products.set(product.id as ProductId, planProduct({ product, promotions: [], images: [] }, 0, nowMs));
  return products;
};

const planProduct = (source: ProductWithPromotions, stock: number, nowMs: number): PlanProduct => {
  const { product } = source;
  return {
    id: product.id as ProductId,
    title: product.title,
    packageLabel: product.package_label,
    category: product.category,
    subcategory: product.detected_subcategory,
    zone: product.zone,
    highlights: product.nutritional_highlights,
    pasteurization: product.pasteurization,
    food: recipeFood(source, nowMs),
    priced: priceAt(source, nowMs).priced,
    stock,
  };
};

import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { ProductId } from '@nutricion/domain/kit/ids';
import type { RecipeFood } from '@nutricion/domain/recipes/ingredient';
import type { Kysely } from 'kysely';
import { unlessOutage } from '../platform/db/database-outage.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { JsonText } from '../platform/http/json-text.ts';
import type { Catalog } from './catalog.ts';
import { readProductsOffSale } from './product-rows.ts';
import { recipeFood } from './recipe-food.ts';

export interface RecipeProduct {
  readonly food: RecipeFood;
  /** The product's JSON; null if it isn't on sale. */
  readonly json: JsonText<ProductJson> | null;
}

export interface CatalogReads {
  readonly db: Kysely<Schema>;
  readonly catalog: Pick<Catalog, 'index' | 'jsonOf'>;
  readonly now: () => number;
}

/**
 * The products of these ids as recipes need them: active ones from memory, others from the database; during an outage of the database the latter are
 * left out.
 */
export const recipeProducts = async (
  { db, catalog, now }: CatalogReads,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, RecipeProduct>> => {
  const { byId } = catalog.index();
  const nowMs = now();
  const products = new Map<ProductId, RecipeProduct>();
  const missing: ProductId[] = [];
  for (const id of ids) {
    const entry = byId.get(id);
    if (entry) products.set(id, { food: recipeFood(entry.source, nowMs), json: catalog.jsonOf(entry) });
    else missing.push(id);
  }
  if (missing.length === 0) return products;
  const offSale = await unlessOutage(readProductsOffSale(db, missing), () => []);
  for (const product of offSale)
    products.set(product.id as ProductId, {
      food: recipeFood({ product, promotions: [], images: [] }, nowMs),
      json: null,
    });
  return products;
};

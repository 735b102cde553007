import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { indexedToFacts, productToIndexed } from '@nutricion/contract/catalog/product-to-indexed';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import {
  type CatalogIndex,
  emptyCatalogIndex,
  upsertProduct,
} from '@nutricion/domain/catalog/index/catalog-index';
import type { IndexedProduct, ProductFacts } from '@nutricion/domain/catalog/index/indexed-product';

/** A product of the cached catalog, with its JSON. */
export interface CachedProduct extends IndexedProduct {
  readonly json: ProductDetailJson;
}

export const indexProducts = (products: readonly ProductDetailJson[]): CatalogIndex<CachedProduct> => {
  const index = emptyCatalogIndex<CachedProduct>();
  for (const json of products) upsertProduct(index, { ...productToIndexed(json), stock: json.stock, json });
  return index;
};

/** The facts of a cached product at `nowMs`: an offer that has ended since it was cached doesn't count. */
export const productFactsAt = (product: CachedProduct, nowMs: number): ProductFacts<CachedProduct> =>
  indexedToFacts(product, product.json, productToSellable(product.json), nowMs);

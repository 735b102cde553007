import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';
import { productToSellable } from '@nutricion/contract/catalog/product-to-sellable';
import { productToShelved, shelvedToFacts } from '@nutricion/contract/catalog/product-to-shelved';
import type { ProductFacts, ShelvedProduct } from '@nutricion/domain/catalog/index/shelved-product';
import { emptyShelves, putProduct, type Shelves } from '@nutricion/domain/catalog/index/shelves';

/** A product as the kept catalogue has it. */
export interface KeptProduct extends ShelvedProduct {
  readonly json: ProductDetailJson;
}

export const shelveProducts = (products: readonly ProductDetailJson[]): Shelves<KeptProduct> => {
  const shelves = emptyShelves<KeptProduct>();
  for (const json of products) putProduct(shelves, { ...productToShelved(json), stock: json.stock, json });
  return shelves;
};

/** The facts of a kept product at `nowMs`: an offer that has ended since it was kept is none. */
export const factsAt = (product: KeptProduct, nowMs: number): ProductFacts<KeptProduct> =>
  shelvedToFacts(product, product.json, productToSellable(product.json), nowMs);

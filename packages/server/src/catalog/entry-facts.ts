import { indexedToFacts } from '@nutricion/contract/catalog/product-to-indexed';
import type { ProductFacts } from '@nutricion/domain/catalog/index/indexed-product';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import type { CatalogEntry } from './catalog-entry.ts';
import { priceAt } from './present-product.ts';

/** The facts of a product at `nowMs` that filters and sorting use. */
export const entryFacts = (entry: CatalogEntry, nowMs: number): ProductFacts<CatalogEntry> => {
  const { product } = entry.source;
  const json = { ...product, net_unit: product.net_unit as NetUnit };
  return indexedToFacts(entry, json, priceAt(entry.source, nowMs).priced, nowMs);
};

import { productAllergens } from '@nutricion/contract/product-allergens';
import type { NetUnit } from '@nutricion/domain/catalog/unit-price';
import type { FilterFacts } from '@nutricion/domain/filter/product-filter';
import type { SortFacts } from '@nutricion/domain/filter/sort-products';
import { unitPriceCents } from '@nutricion/domain/promotion/price';
import type { CatalogEntry } from './catalog-entry.ts';
import { priceAt } from './present-product.ts';

/** What filters and orders ask of a product. */
export interface EntryFacts extends FilterFacts, SortFacts {
  readonly entry: CatalogEntry;
}

/** The facts of a product as they are at `nowMs`. */
export const entryFacts = (entry: CatalogEntry, nowMs: number): EntryFacts => {
  const { product } = entry.source;
  const { priced } = priceAt(entry.source, nowMs);
  return {
    entry,
    title: entry.title,
    categoryId: entry.categoryId,
    kind: entry.subcategory,
    unitPriceCents: unitPriceCents(priced, nowMs),
    netContent: Number(product.net_content),
    netUnit: product.net_unit as NetUnit,
    stock: entry.counts.stock,
    isOnOffer: priced.promotion !== null,
    dietTags: [...product.nutritional_highlights, ...product.tags],
    ...productAllergens(product),
  };
};

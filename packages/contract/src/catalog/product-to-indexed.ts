import { categoryIdOf, findCategory } from '@nutricion/domain/catalog/category';
import type { IndexedProduct, ProductFacts } from '@nutricion/domain/catalog/index/indexed-product';
import { isInSeason, seasonOf } from '@nutricion/domain/catalog/index/season';
import { type Priced, runningPromotion, unitPriceCents } from '@nutricion/domain/catalog/price';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import type { ProductJson } from './catalog.ts';
import { productAllergens } from './product-allergens.ts';
import { productDietTags } from './product-diet-tags.ts';

type IndexedJson = Pick<
  ProductJson,
  'id' | 'title' | 'category' | 'normalized_category' | 'detected_subcategory'
>;

/** A product from the API or a database row for the catalog index; both have the specification's field names. */
export const productToIndexed = (product: IndexedJson): Omit<IndexedProduct, 'stock'> => {
  const { id, title, category } = product;
  const categoryId = findCategory(product.normalized_category ?? '')?.id ?? categoryIdOf(category);
  const season = seasonOf({ title, categoryId });
  return { id, title, category, categoryId, subcategory: product.detected_subcategory, season };
};

type FactsJson = Parameters<typeof productAllergens>[0] &
  Pick<ProductJson, 'nutritional_highlights' | 'tags' | 'net_content' | 'net_unit'>;

/** The facts of a product at `nowMs` for filters and sorting; a promotion that doesn't run then doesn't count. */
export const indexedToFacts = <P extends IndexedProduct>(
  product: P,
  json: FactsJson,
  priced: Priced,
  nowMs: number,
): ProductFacts<P> => ({
  product,
  title: product.title,
  categoryId: product.categoryId,
  subcategory: product.subcategory,
  unitPriceCents: unitPriceCents(priced, nowMs),
  netContent: json.net_content,
  netUnit: json.net_unit,
  stock: product.stock,
  isOnOffer: runningPromotion(priced, nowMs) !== null,
  isInSeason: product.season !== null && isInSeason(product.season, puertoRicoDate(nowMs)),
  dietTags: productDietTags(json),
  ...productAllergens(json),
});

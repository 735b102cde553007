import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { ProductJson } from './catalog.ts';
import { productAllergens } from './product-allergens.ts';

type Field =
  | 'id'
  | 'title'
  | 'description'
  | 'category'
  | 'normalized_category'
  | 'detected_subcategory'
  | 'tags'
  | 'nutritional_highlights'
  | 'usage_suggestions'
  | 'allergen_info'
  | 'may_contain'
  | 'total_purchases';

/** The fields of a product that search uses. Lists are readonly, as the seed's are. */
type SearchableJson = {
  readonly [F in Field]: ProductJson[F] extends (infer E)[] | null
    ? Exclude<ProductJson[F], E[]> | readonly E[]
    : ProductJson[F];
} & { readonly contains_at_least?: readonly string[] | undefined };

/** A product from the API or a database row as search uses it; both have the specification's field names. */
export const productToSearchable = (product: SearchableJson): SearchableProduct => ({
  id: product.id,
  title: product.title,
  description: product.description,
  category: product.category,
  normalizedCategory: product.normalized_category,
  subcategory: product.detected_subcategory,
  tags: product.tags,
  highlights: product.nutritional_highlights,
  usageSuggestions: product.usage_suggestions,
  ...productAllergens(product),
  totalPurchases: product.total_purchases,
});

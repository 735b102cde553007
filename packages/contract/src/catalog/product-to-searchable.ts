import { perServing } from '@nutricion/domain/catalog/nutrition/daily-values';
import { type Nutrient, type NutrientAmounts, nutrients } from '@nutricion/domain/catalog/nutrition/nutrient';
import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { netUnits } from '@nutricion/domain/catalog/unit-price';
import type { ProductJson } from './catalog.ts';
import { productAllergens } from './product-allergens.ts';
import type { Nutrition } from './product-fields.ts';

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
  | 'total_purchases'
  | 'net_content'
  | 'package_label';

/** The fields of a product that search uses. Lists are readonly, as the seed's are. */
type SearchableJson = {
  readonly [F in Field]: ProductJson[F] extends (infer E)[] | null
    ? Exclude<ProductJson[F], E[]> | readonly E[]
    : ProductJson[F];
} & {
  readonly contains_at_least?: readonly string[] | undefined;
  /** One of `netUnits`. */
  readonly net_unit: string;
  readonly nutrition: Nutrition | null;
};

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
  nutrients: product.nutrition && inServing(product.nutrition),
  ...netOf(product),
  packageLabel: product.package_label,
});

const netOf = ({ net_content, net_unit }: SearchableJson): Pick<SearchableProduct, 'net'> => {
  const unit = netUnits.find((known) => known === net_unit);
  return unit ? { net: { content: net_content, unit } } : {};
};

const inServing = ({ per100g, servingG }: Nutrition): NutrientAmounts =>
  Object.fromEntries(nutrients.map((name) => [name, perServing(per100g[name], servingG)])) as Record<
    Nutrient,
    number | null
  >;

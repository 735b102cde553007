import type { ProductCardJson, ProductJson } from './catalog.ts';
import { productDietTags } from './product-diet-tags.ts';

/** The card of a product. */
export const productToCard = (product: ProductJson): ProductCardJson => {
  const tags = [...productDietTags(product)];
  return {
    id: product.id,
    title: product.title,
    description: product.description,
    price: product.price,
    ...(product.current_price !== product.price && { current_price: product.current_price }),
    image_url: product.image_url,
    ...(product.image && { image: product.image }),
    category: product.category,
    normalized_category: product.normalized_category,
    stock: product.stock,
    ...(product.purchased_yesterday_count > 0 && {
      purchased_yesterday_count: product.purchased_yesterday_count,
    }),
    ...(tags.length > 0 && { tags }),
    // Null isn't left out: unknown allergens must be distinguishable from none.
    allergen_info: product.allergen_info,
    ...(product.may_contain.length > 0 && { may_contain: product.may_contain }),
    ...(product.contains_at_least?.length && { contains_at_least: product.contains_at_least }),
    net_content: product.net_content,
    net_unit: product.net_unit,
    package_label: product.package_label,
    tax_class: product.tax_class,
    ...(product.pasteurization && {
      pasteurization: product.pasteurization,
      detected_subcategory: product.detected_subcategory,
    }),
    ...(product.promotion && { promotion: product.promotion }),
    ...(product.main_nutrient && { main_nutrient: product.main_nutrient }),
    ...(product.in_season && { in_season: product.in_season }),
  };
};

import type { ProductDetailJson } from '@nutricion/contract/catalog/catalog';

let count = 0;

/** A product of the cached catalog. */
export const aCachedProduct = (values: Partial<ProductDetailJson> = {}): ProductDetailJson => {
  count += 1;
  return {
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    title: `Producto ${count}`,
    description: '',
    price: 2,
    current_price: values.price ?? 2,
    image_url: '/art/placeholder.svg',
    category: 'Leche',
    stock: 10,
    is_active: true,
    view_count: 0,
    total_purchases: 0,
    purchased_yesterday_count: 0,
    tags: [],
    nutritional_highlights: [],
    allergen_info: null,
    may_contain: [],
    usage_suggestions: '',
    detected_subcategory: null,
    normalized_category: 'lacteos',
    shopify_product_id: null,
    shopify_variant_id: null,
    shopify_inventory_item_id: null,
    net_content: 1,
    net_unit: 'lb',
    package_label: '1 lb',
    tax_class: 'exento',
    promotion: null,
    main_nutrient: null,
    nutrition: null,
    ...values,
  };
};

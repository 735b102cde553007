import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';

/** What the form of a new product begins with: hidden, until somebody has looked at all of it. */
export const newProduct: AdminProductJson = {
  id: '00000000-0000-0000-0000-000000000000',
  sku: '',
  title: '',
  description: '',
  category: '',
  detected_subcategory: null,
  price: 0,
  current_price: 0,
  image_url: null,
  stock: 0,
  is_active: false,
  tags: [],
  usage_suggestions: '',
  net_content: 1,
  net_unit: 'unidad',
  package_label: '',
  tax_class: 'exento',
  zone: 'seco',
  aisle: null,
  allergen_info: null,
  may_contain: [],
  pasteurization: null,
  nutrition: null,
  version: 0,
  archived_at: null,
  completeness: 0,
  why_not: [],
};

/** A copy has its own name, its own stock, and isn't sold until somebody says so. */
export const aCopyOf = (product: AdminProductJson): AdminProductJson => ({
  ...product,
  id: newProduct.id,
  title: `${product.title} (copia)`,
  is_active: false,
  stock: 0,
  version: 0,
});

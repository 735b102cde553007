import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';

/** Initial values of the form for a new product; it stays hidden until somebody puts it on sale. */
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
  supplier_id: null,
  supplier_code: null,
  cost: null,
  reorder_point: null,
  reorder_units: null,
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

/** A copy with a title of its own, no stock, and hidden; the supplier has another code and cost for it. */
export const aCopyOf = (product: AdminProductJson): AdminProductJson => ({
  ...product,
  id: newProduct.id,
  title: `${product.title} (copia)`,
  supplier_code: null,
  cost: null,
  is_active: false,
  stock: 0,
  version: 0,
});

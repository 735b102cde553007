import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import type { AllergenId } from '@nutricion/domain/catalog/allergen';

/** A product card; `contains` null means no allergen data. */
export const aProductCard = (
  title: string,
  contains: readonly AllergenId[] | null,
  price = 2,
): ProductCardJson => ({
  id: title,
  title,
  description: '',
  price,
  image_url: '',
  category: 'Pan',
  stock: 5,
  allergen_info: contains && [...contains],
  normalized_category: null,
  net_content: 1,
  net_unit: 'unidad',
  package_label: '',
  tax_class: 'exento',
});

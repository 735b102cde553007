import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import { allergens } from '@nutricion/domain/catalog/allergen';

/** What each choice of a list of `found` products would list: all of them, unless said otherwise. */
export const someFacets = (found: number, values: Partial<FacetsJson> = {}): FacetsJson => ({
  found,
  total: found,
  categories: [],
  kinds: [],
  prices: [found, found, found, found],
  diets: [],
  without: allergens.map(({ id }) => ({ value: id, count: found })),
  unknown: 0,
  inStock: found,
  onOffer: found,
  ...values,
});

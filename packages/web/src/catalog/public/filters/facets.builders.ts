import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import { allergens } from '@nutricion/domain/catalog/allergen';

/** Facets of a list of `matchCount` products in which every choice has all of them, unless `values` says otherwise. */
export const someFacets = (matchCount: number, values: Partial<FacetsJson> = {}): FacetsJson => ({
  found: matchCount,
  total: matchCount,
  categories: [],
  kinds: [],
  prices: [matchCount, matchCount, matchCount, matchCount],
  diets: [],
  without: allergens.map(({ id }) => ({ value: id, count: matchCount })),
  unknown: 0,
  inStock: matchCount,
  onOffer: matchCount,
  ...values,
});

import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';
import { allergens } from '@nutricion/domain/catalog/allergen';

/** What each choice of a list of `found` products would list: all of them, unless said otherwise. */
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

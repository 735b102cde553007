import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';

/** Most products in a search, with any filter (specification, section 5). */
const MAX_LISTED = 20;

/** Limits the counts of filter choices to what the list can show. */
export const reachableFacets = (facets: FacetsJson): FacetsJson => {
  const capped = (count: number) => Math.min(count, MAX_LISTED);
  const each = (counts: FacetsJson['categories']) =>
    counts.map(({ value, count }) => ({ value, count: capped(count) }));
  return {
    ...facets,
    found: capped(facets.found),
    total: capped(facets.total),
    categories: each(facets.categories),
    kinds: each(facets.kinds),
    prices: facets.prices.map(capped),
    diets: each(facets.diets),
    without: each(facets.without),
    unknown: capped(facets.unknown),
    inStock: capped(facets.inStock),
    onOffer: capped(facets.onOffer),
  };
};

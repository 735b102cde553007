import type { FacetsJson } from '@nutricion/contract/catalog/product-filter';

/** A search lists so many, whatever is filtered (specification, section 5). */
const MOST_LISTED = 20;

/** The choices of a filter, none of which promises more than its list will hold. */
export const reachableFacets = (facets: FacetsJson): FacetsJson => {
  const most = (count: number) => Math.min(count, MOST_LISTED);
  const each = (counts: FacetsJson['categories']) =>
    counts.map(({ value, count }) => ({ value, count: most(count) }));
  return {
    ...facets,
    found: most(facets.found),
    total: most(facets.total),
    categories: each(facets.categories),
    kinds: each(facets.kinds),
    prices: facets.prices.map(most),
    diets: each(facets.diets),
    without: each(facets.without),
    unknown: most(facets.unknown),
    inStock: most(facets.inStock),
    onOffer: most(facets.onOffer),
  };
};

import { countFacets, type Facets } from '../filter/facets.ts';
import { filterProducts } from '../filter/product-filter.ts';
import { sortProducts } from '../filter/sort-products.ts';
import type { ProductFacts } from './indexed-product.ts';
import { isPlain, type Selection } from './selection.ts';

export interface Selected<P> {
  /** With a free-from filter, products without allergen data come last in every order. */
  readonly products: readonly P[];
  readonly facets: Facets | null;
}

/**
 * The products of a list that match a filter, sorted. `limit` cuts the list before sorting: of a search it takes the best matches, not the cheapest
 * of weak ones.
 */
export const selectProducts = <P>(
  list: readonly P[],
  factsOf: (product: P) => ProductFacts<P>,
  selection: Selection,
  limit = Number.POSITIVE_INFINITY,
): Selected<P> => {
  if (isPlain(selection)) return { products: list.slice(0, limit), facets: null };
  const { filter, order, wantsFacets } = selection;
  const all = list.map(factsOf);
  const { documented, unknown } = filterProducts(all, filter);
  const selected = [
    ...sortProducts(documented.slice(0, limit), order),
    ...sortProducts(unknown.slice(0, Math.max(0, limit - documented.length)), order),
  ];
  return {
    products: selected.map(({ product }) => product),
    facets: wantsFacets ? countFacets(all, filter) : null,
  };
};

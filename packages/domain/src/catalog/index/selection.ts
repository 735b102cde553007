import { isFiltering, noFilter, type ProductFilter } from '../filter/product-filter.ts';
import type { SortOrder } from '../filter/sort-products.ts';

/** Filter and order of a list. */
export interface Selection {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
  readonly wantsFacets: boolean;
}

/** The whole list in its own order. */
export const unfilteredSelection: Selection = { filter: noFilter, order: 'relevance', wantsFacets: false };

/** True if the list needs no filtering, sorting or facets. */
export const isPlain = ({ filter, order, wantsFacets }: Selection): boolean =>
  !wantsFacets && order === 'relevance' && !isFiltering(filter);

import { isFiltering, noFilter, type ProductFilter } from '../filter/product-filter.ts';
import type { SortOrder } from '../filter/sort-products.ts';

/** What is asked of a list. */
export interface Selection {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
  readonly wantsFacets: boolean;
}

/** All of a list, as it stands. */
export const unfilteredSelection: Selection = { filter: noFilter, order: 'relevance', wantsFacets: false };

/** True when a list can be answered as it stands. */
export const isPlain = ({ filter, order, wantsFacets }: Selection): boolean =>
  !wantsFacets && order === 'relevance' && !isFiltering(filter);

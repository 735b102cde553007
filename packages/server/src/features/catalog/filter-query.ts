import type { filterQuery } from '@nutricion/contract/product-filter';
import { isFiltering, type ProductFilter } from '@nutricion/domain/filter/product-filter';
import type { SortOrder } from '@nutricion/domain/filter/sort-products';
import { centsFromDollars } from '@nutricion/domain/money/money';
import type { z } from 'zod';

type FilterQuery = z.output<z.ZodObject<typeof filterQuery>> & {
  readonly category?: readonly string[] | undefined;
};

/** What is asked of a list, out of its query. */
export interface Selection {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
  readonly wantsFacets: boolean;
}

export const selectionOf = (query: FilterQuery): Selection => ({
  filter: {
    categories: query.category ?? [],
    kinds: query.kind ?? [],
    minCents: query.min === undefined ? null : centsFromDollars(query.min),
    maxCents: query.max === undefined ? null : centsFromDollars(query.max),
    diets: query.diet ?? [],
    without: query.without ?? [],
    withUnknown: query.unknown ?? false,
    inStock: query.stock ?? false,
    onOffer: query.offer ?? false,
  },
  order: query.sort ?? 'relevance',
  wantsFacets: query.facets ?? false,
});

/** True when a list can be answered as it stands. */
export const isPlain = ({ filter, order, wantsFacets }: Selection): boolean =>
  !wantsFacets && order === 'relevance' && !isFiltering(filter);

import {
  filterParamNames,
  readFilter,
  sortParams,
  writeFilter,
} from '@nutricion/domain/catalog/filter/filter-params';
import type { ProductFilter } from '@nutricion/domain/catalog/filter/product-filter';
import { type SortOrder, sortOrders } from '@nutricion/domain/catalog/filter/sort-products';

/** Filter and order of a list, as the address holds them. */
export interface Browsing {
  readonly filter: ProductFilter;
  readonly order: SortOrder;
}

const ORDER = 'orden';

/** Reads an address. Unknown values are ignored, so that an old link still opens. */
export const browsingFrom = (params: URLSearchParams): Browsing => ({
  filter: readFilter((name) => params.getAll(name), 'address'),
  order: sortOrders.find((order) => sortParams[order] === params.get(ORDER)) ?? 'relevance',
});

/** The address with another filter and order; its other parameters stay. */
export const withBrowsing = (params: URLSearchParams, { filter, order }: Browsing): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const name of [...filterParamNames('address'), ORDER]) next.delete(name);
  for (const [name, text] of writeFilter(filter, 'address')) next.append(name, text);
  if (sortParams[order] !== null) next.set(ORDER, sortParams[order]);
  return next;
};

import { writeFilter } from '@nutricion/domain/catalog/filter/filter-params';
import { isFiltering } from '@nutricion/domain/catalog/filter/product-filter';
import type { Input } from '../../kit/api/api.ts';
import type { Browsing } from './filter-address.ts';

type SearchInput = Input<'GET /api/products/search'>['query'];

/** A filter and an order as query parameters of the API, which then also returns the count of each choice. */
export const filterQueryOf = ({ filter, order }: Browsing): Omit<SearchInput, 'q'> => ({
  // "withUnknown" is sent only together with a filter.
  ...Object.fromEntries(
    writeFilter({ ...filter, withUnknown: filter.withUnknown && isFiltering(filter) }, 'query'),
  ),
  sort: order === 'relevance' ? undefined : order,
  facets: '1',
});

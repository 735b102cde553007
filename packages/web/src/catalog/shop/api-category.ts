import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';
import type { Browsing } from '../public/filter-address.ts';
import { filterQueryOf } from '../public/filter-query.ts';

/** Products per page. */
const PAGE_SIZE = 48;

/** A category's products in pages. While a new filter loads, the previous results stay on screen. */
export const categoryQuery = (categoryId: string, browsing: Browsing) => {
  // The page is of one category: a `categoria` in the address is ignored.
  const filter = { ...browsing.filter, categories: [] };
  const query = {
    category: categoryId,
    limit: PAGE_SIZE,
    view: 'card' as const,
    ...filterQueryOf({ ...browsing, filter }),
  };
  return infiniteQueryOptions({
    queryKey: ['category', query],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/products', { query: { ...query, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => {
      const loaded = pages.reduce((sum, { products }) => sum + products.length, 0);
      return lastPage.products.length > 0 && loaded < lastPage.total ? loaded : undefined;
    },
    staleTime: cacheTimes.category,
    placeholderData: keepPreviousData,
  });
};

import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { cacheTimes } from '../../lib/cache-times.ts';

/** What a category page asks for at once. */
export const PAGE_SIZE = 48;

/** The products of a category in pages; the next page begins where the last one ended. */
export const categoryQuery = (categoryId: string) =>
  infiniteQueryOptions({
    queryKey: ['category', categoryId],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/products',
        { query: { category: categoryId, limit: PAGE_SIZE, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (lastPage, pages) => {
      const loaded = pages.reduce((sum, { products }) => sum + products.length, 0);
      return lastPage.products.length > 0 && loaded < lastPage.total ? loaded : undefined;
    },
    staleTime: cacheTimes.category,
  });

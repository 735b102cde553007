import type { Cart } from '@nutricion/domain/cart/cart';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** The most lines that the server considers. */
const MAX_LINES = 100;

/**
 * Products that fit the cart. While those of a changed cart are loading, the previous ones are shown. Not in `api.ts`,
 * which is in the first load of the cart's page.
 */
export const recommendationsQuery = ({ items }: Cart) => {
  const ids = items.slice(-MAX_LINES).map(({ productId }) => productId);
  const query = { ids: ids.join(), view: 'card' as const };
  return queryOptions({
    queryKey: ['recommendations', query.ids],
    queryFn: ({ signal }) => call('GET /api/products/recommendations', { query }, { signal }),
    staleTime: cacheTimes.recommendations,
    placeholderData: keepPreviousData,
  });
};

export const bestSellersQuery = queryOptions({
  queryKey: ['products', 'best-sellers'],
  queryFn: ({ signal }) => call('GET /api/products/best-sellers', { query: { view: 'card' } }, { signal }),
  staleTime: cacheTimes.bestSellers,
});

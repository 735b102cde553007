import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** A product's page: the product with its nutrition and similar products. */
export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => call('GET /api/products/{id}', { params: { id: productId } }, { signal }),
    staleTime: cacheTimes.general,
  });

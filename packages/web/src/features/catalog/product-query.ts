import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/api.ts';
import { cacheTimes } from '../../shared/api/cache-times.ts';

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: ({ signal }) => call('GET /api/products/{id}', { params: { id: productId } }, { signal }),
    staleTime: cacheTimes.general,
  });

import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** As many as the address of a call has room for. */
const MAX_IN_CART = 100;

/**
 * Substitutes for products that sold out, other than those in the cart. The calls of `synced-cart.ts` stay there: it is
 * loaded when idle, this file with the cart's page.
 */
export const substitutesQuery = (ids: readonly string[], idsInCart: readonly string[]) =>
  queryOptions({
    queryKey: ['substitutes', ids],
    queryFn: ({ signal }) => {
      const query = { ids: ids.join(','), besides: idsInCart.slice(0, MAX_IN_CART).join(',') };
      return call('GET /api/products/substitutes', { query }, { signal });
    },
    staleTime: cacheTimes.general,
  });

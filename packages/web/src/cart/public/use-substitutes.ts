import type { ProductJson } from '@nutricion/contract/catalog/catalog';
import type { CartChange } from '@nutricion/domain/cart/refresh-cart';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';
import { useCartView } from './cart-store.ts';

/**
 * Substitutes for products that sold out, by the id of the missing one, without those in the cart already; empty if
 * the call fails.
 */
export const useSubstitutes = (changes: readonly CartChange[]): ReadonlyMap<string, ProductJson> => {
  const { cart } = useCartView();
  const ids = changes.filter(isSoldOut).map(({ productId }) => productId);
  const inCart = new Set<string>(cart.items.map(({ productId }) => productId));
  const { data } = useQuery({
    queryKey: ['substitutes', ids],
    queryFn: ({ signal }) => {
      const query = { ids: ids.join(','), besides: [...inCart].slice(0, MAX_SUBSTITUTES).join(',') };
      return call('GET /api/products/substitutes', { query }, { signal });
    },
    enabled: ids.length > 0,
    staleTime: cacheTimes.general,
  });
  const offered = (data?.substitutes ?? []).filter(({ product }) => !inCart.has(product.id));
  return new Map(offered.map(({ productId, product }) => [productId, product]));
};

/** As many as the address of a call has room for. */
const MAX_SUBSTITUTES = 100;

const isSoldOut = ({ kind }: CartChange): boolean => kind === 'gone' || kind === 'not-added';

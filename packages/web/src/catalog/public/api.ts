import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { call } from '../../kit/api/api.ts';

/** Most ids that one call of `GET /api/products?ids=` takes. */
const IDS_PER_CALL = 100;

/** The products of these ids that are sold now, however many. Never from the cache: a cached copy may be older than the cart. */
export const productsById = async (ids: readonly string[]): Promise<readonly ProductCardJson[]> => {
  const calls = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, index) =>
    call(
      'GET /api/products',
      { query: { ids: ids.slice(index * IDS_PER_CALL, (index + 1) * IDS_PER_CALL).join(','), view: 'card' } },
      { fresh: true },
    ),
  );
  return (await Promise.all(calls)).flatMap(({ products }) => products);
};

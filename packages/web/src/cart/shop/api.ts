import type { ProductCardJson } from '@nutricion/contract/catalog/catalog';
import { gapMoney } from '@nutricion/contract/kit/money';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';

/** The most ids that one call takes. */
const IDS_PER_CALL = 100;

/** The products of the cart as they are sold now. */
export const cartProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'ids', ids.join()],
    queryFn: ({ signal }) => readProducts(ids, signal),
    placeholderData: keepPreviousData,
  });

const readProducts = async (
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly ProductCardJson[]> => {
  const responses = await Promise.all(
    Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, part) => {
      const some = ids.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL).join();
      return call('GET /api/products', { query: { ids: some, view: 'card' } }, { signal });
    }),
  );
  return responses.flatMap(({ products }) => products);
};

/** Products saved for later. More than one call takes aren't saved. */
export const savedProductsQuery = (savedIds: readonly string[]) => {
  const ids = savedIds.slice(0, IDS_PER_CALL).toSorted();
  return queryOptions({
    queryKey: ['products', 'saved', ids],
    queryFn: ({ signal }) =>
      call('GET /api/products', { query: { ids: ids.join(','), view: 'card' } }, { signal }),
    enabled: ids.length > 0,
    // After an item was removed the others are already loaded.
    placeholderData: keepPreviousData,
  });
};

/** Fruit and vegetables that can be chosen as the incentive. */
export const incentivesQuery = queryOptions({
  queryKey: ['products', 'incentives'],
  queryFn: ({ signal }) => call('GET /api/products/incentives', { query: { view: 'card' } }, { signal }),
});

/** Candidates to close the gap to the incentive's threshold. */
export const gapQuery = (missingCents: number) => {
  const query = gapMoney.toJson({ missingCents });
  return queryOptions({
    queryKey: ['cart', 'gap', Math.ceil(query.missing)],
    queryFn: ({ signal }) => call('GET /api/cart/gap', { query: { ...query, view: 'card' } }, { signal }),
    staleTime: cacheTimes.recommendations,
  });
};

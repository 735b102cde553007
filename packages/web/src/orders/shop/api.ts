import { placeOrderMoney, tenderMoney } from '@nutricion/contract/orders/order-money';
import type { OrderJson, PlaceOrder } from '@nutricion/contract/orders/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productsById } from '../../catalog/public/api.ts';
import { call, type Input } from '../../kit/api/api.ts';
import { cacheTimes } from '../../kit/api/cache-times.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';

/** The customer's orders, newest first, page by page. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  queryFn: ({ pageParam, signal }) =>
    call('GET /api/orders', { query: pageParam ? { before: pageParam } : {} }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** When the customer's newest order was placed, in ms; not a number if there is none. Never from a cached copy. */
export const newestOrderMs = async (): Promise<number> => {
  const { orders } = await call('GET /api/orders', { query: {} }, { fresh: true });
  return Date.parse(orders[0]?.created_at ?? '');
};

const IN_TRANSIT_REFETCH_MS = 15_000;

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: ({ signal }) => call('GET /api/orders/{id}', { params: { id } }, { signal }),
    // While it is on its way, the customer sees the driver's arrival.
    refetchInterval: ({ state }) => (state.data?.status === 'en_ruta' ? IN_TRANSIT_REFETCH_MS : false),
  });

/** The order's lines as they can be bought now. Stock and prices change: refetched on each opening, over the cached data. */
export const reorderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', id, 'reorder'],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/reorder', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** The order's products as sold now; refetched on each opening, since stock and prices change. */
export const soldProductsQuery = ({ id, items }: Pick<OrderJson, 'id' | 'items'>) =>
  queryOptions({
    queryKey: ['orders', id, 'sold'],
    queryFn: () => productsById([...new Set(items.map((item) => item.product_id))]),
    staleTime: 0,
  });

/** Products that can be added to an order. */
export const addableProductsQuery = (term: string, limit: number) =>
  queryOptions({
    queryKey: ['search', term, 'added'],
    queryFn: ({ signal }) =>
      call('GET /api/products/search', { query: { q: term, view: 'card', limit } }, { signal }),
    staleTime: cacheTimes.general,
    placeholderData: keepPreviousData,
  });

const cacheOrder = (order: OrderJson): void => {
  queryClient.setQueryData(orderQuery(order.id).queryKey, order);
};

/** Caches the changed order; after a refusal it is read again, because it has changed meanwhile. */
const change = async (id: string, send: () => Promise<OrderJson>): Promise<OrderJson> => {
  try {
    const changed = await send();
    cacheOrder(changed);
    void queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey, exact: true });
    return changed;
  } catch (error) {
    if (error instanceof ApiProblem)
      void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey, exact: true });
    throw error;
  }
};

type OrderVersion = Pick<OrderJson, 'id' | 'version'>;

/** Throws `ApiProblem` or `OfflineError`. */
export const cancelOrder = async ({ id, version }: OrderVersion): Promise<void> => {
  await change(id, () => call('POST /api/orders/{id}/cancellation', { params: { id }, body: { version } }));
  // Its products are in stock again.
  for (const key of ['home', 'category', 'product', 'reorder'])
    void queryClient.invalidateQueries({ queryKey: [key] });
};

export interface ChangedLines {
  readonly lines: Input<'POST /api/orders/{id}/lines'>['body']['lines'];
  /** The new total that the customer saw. */
  readonly totalCents: number;
}

/** Throws `ApiProblem` or `OfflineError`. */
export const changeLines = (
  { id, version }: OrderVersion,
  { lines, totalCents }: ChangedLines,
): Promise<OrderJson> =>
  change(id, () =>
    call('POST /api/orders/{id}/lines', {
      params: { id },
      body: { lines, version, ...placeOrderMoney.toJson({ expectedTotalCents: totalCents }) },
    }),
  );

/**
 * Days and windows that an order can be moved to; windows fill up, so they are refetched on each opening. The same
 * query as `checkoutQuery`: a shared one would make the checkout's first load larger.
 */
export const deliveryDaysQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: ({ signal }) => call('GET /api/checkout', undefined, { signal }),
  staleTime: 0,
});

/** Throws `ApiProblem` or `OfflineError`. */
export const reschedule = (
  { id, version }: OrderVersion,
  slot: Pick<PlaceOrder, 'deliveryDate' | 'deliveryWindow'>,
): Promise<OrderJson> =>
  change(id, () => call('POST /api/orders/{id}/reschedule', { params: { id }, body: { version, ...slot } }));

/** With how much cash the order is paid at the door. Throws `ApiProblem` or `OfflineError`. */
export const sayCashTender = (id: string, tenderCents: number | null): Promise<OrderJson> =>
  change(id, () =>
    call('POST /api/orders/{id}/cash', { params: { id }, body: tenderMoney.toJson({ tenderCents }) }),
  );

/** Tells the driver that the customer is coming down. */
export const announceComingDown = async (id: string): Promise<void> => {
  await call('POST /api/orders/{id}/coming-down', { params: { id } });
};

export const refetchOrder = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });

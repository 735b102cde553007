import type { OrderJson, PlaceOrder } from '@nutricion/contract/orders/orders';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Where, when and how the customer can order. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: ({ signal }) => call('GET /api/checkout', undefined, { signal }),
});

/** The same key never makes a second order; what was refused for lack of capacity is sent again. Throws `ApiProblem` or `OfflineError`. */
export const placeOrder = (key: string, body: PlaceOrder): Promise<OrderJson> => {
  const send = () => call('POST /api/orders', { headers: { 'idempotency-key': key }, body });
  return send().catch(async (error) => (await import('../../kit/api/send-again.ts')).sendAgain(error, send));
};

/** An order changes stock, free places and lists: whatever is shown next is read again. */
export const cachePlacedOrder = (order: OrderJson): void => {
  // The key of `orderQuery`, whose file isn't in the checkout's first load.
  queryClient.setQueryData(['orders', order.id], order);
  void queryClient.invalidateQueries({ refetchType: 'none' });
};

import type { OrderJson, PlaceOrder } from '@nutricion/contract/orders/orders';
import { queryOptions } from '@tanstack/react-query';
import { type ApiResponse, call } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';
import { logError } from '../../kit/lib/log.ts';
import { toastError } from '../../kit/lib/toast.ts';

/** Where, when and how the customer can order. */
export const checkoutQuery = queryOptions({
  queryKey: ['checkout'],
  queryFn: ({ signal }) => call('GET /api/checkout', undefined, { signal }),
});

/** The same key never makes a second order. Throws `ApiProblem` or `OfflineError`. */
export const placeOrder = (key: string, body: PlaceOrder): Promise<OrderJson> =>
  call('POST /api/orders', { headers: { 'idempotency-key': key }, body });

/** An order changes stock, free places and lists: whatever is shown next is read again. */
export const cachePlacedOrder = (order: OrderJson): void => {
  // The key of `orderQuery`, whose file isn't in the checkout's first load.
  queryClient.setQueryData(['orders', order.id], order);
  void queryClient.invalidateQueries({ refetchType: 'none' });
};

/** Saves the address of a placed order. A failure doesn't affect the order. */
export const saveOrderAddress = async (
  { delivery }: PlaceOrder,
  { addresses }: Pick<ApiResponse<'GET /api/checkout'>, 'addresses'>,
): Promise<void> => {
  if (delivery.type !== 'home') return;
  const label = addresses.some((other) => other.label === 'Casa')
    ? delivery.address.street.slice(0, 40)
    : 'Casa';
  try {
    await call('POST /api/me/addresses', { body: { label, address: delivery.address, isDefault: false } });
    await queryClient.invalidateQueries({ queryKey: ['addresses'] });
  } catch (error) {
    // It is already saved, or ten are.
    if (error instanceof ApiProblem && error.status === 409) return;
    logError('Error saving address', error);
    toastError('Tu dirección no se guardó', 'El pedido sí entró. Guarda la dirección en tu perfil.');
  }
};

import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import { type ApiResponse, call } from '../../kit/api/api.ts';
import { ApiProblem } from '../../kit/api/http.ts';
import { queryClient } from '../../kit/api/query.ts';
import { logError } from '../../kit/lib/log.ts';
import { toastError } from '../../kit/lib/toast.ts';

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

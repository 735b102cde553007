import type { PlaceOrder } from '@nutricion/contract/orders/orders';
import { call } from '../../../kit/api/api.ts';
import { ApiProblem } from '../../../kit/api/http.ts';
import { queryClient } from '../../../kit/api/query.ts';
import { logError } from '../../../kit/lib/log.ts';
import { toastError } from '../../../kit/lib/toast.ts';
import type { CheckoutOptions } from './checkout-draft.ts';

/** Saves the address that an order went to. The order stands, whatever becomes of this. */
export const saveOrderAddress = async (
  { delivery }: PlaceOrder,
  { addresses }: CheckoutOptions,
): Promise<void> => {
  if (delivery.type !== 'home') return;
  const label = addresses.some((other) => other.label === 'Casa')
    ? delivery.address.street.slice(0, 40)
    : 'Casa';
  try {
    await call('POST /api/me/addresses', { body: { label, address: delivery.address, isDefault: false } });
    await queryClient.invalidateQueries({ queryKey: ['addresses'] });
  } catch (error) {
    // It is there already, or there are ten.
    if (error instanceof ApiProblem && error.status === 409) return;
    logError('Error saving address', error);
    toastError('Tu dirección no se guardó', 'El pedido sí entró. Guarda la dirección en tu perfil.');
  }
};

import type { OrderPaymentJson, PaymentJson } from '@nutricion/contract/payments/payments';
import { queryOptions } from '@tanstack/react-query';
import { call, type Input } from '../../kit/api/api.ts';
import { queryClient } from '../../kit/api/query.ts';

/** Polled while the customer waits, because the state changes at a provider. */
const REFETCH_EVERY_MS = 3_000;

/** The order's payment as the provider has it now. */
export const orderPaymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', orderId, 'payment'],
    queryFn: async ({ signal }) => {
      const params = { id: orderId };
      const current = await call('GET /api/orders/{id}/payment', { params }, { signal, fresh: true });
      return isWaiting(current) && current.payment
        ? call('POST /api/orders/{id}/payments/{pid}/refresh', {
            params: { ...params, pid: current.payment.id },
          })
        : current;
    },
    enabled: orderId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? REFETCH_EVERY_MS : false),
  });

const isWaiting = ({ order, payment }: OrderPaymentJson): boolean =>
  order.status === 'pendiente_pago' &&
  payment !== null &&
  ['creado', 'pendiente', 'cobrando', 'en_duda'].includes(payment.status);

type Begin = Input<'POST /api/orders/{id}/payments'>['body'];

export const beginPayment = (orderId: string, method: Begin['method']) =>
  call('POST /api/orders/{id}/payments', { params: { id: orderId }, body: { method } });

/** Requests the payment from another ATH Móvil number. */
export const changePhone = (orderId: string, { id: pid }: PaymentJson, phone: string) =>
  call('POST /api/orders/{id}/payments/{pid}/phone', { params: { id: orderId, pid }, body: { phone } });

export const cancelPayment = (orderId: string, { id: pid }: PaymentJson) =>
  call('POST /api/orders/{id}/payments/{pid}/cancel', { params: { id: orderId, pid } });

/** The order itself, whose status the payment has changed. */
export const refetchOrder = (orderId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['orders', orderId], exact: true });

export const receiptQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', orderId, 'receipt'],
    queryFn: ({ signal }) => call('GET /api/orders/{id}/receipt', { params: { id: orderId } }, { signal }),
  });

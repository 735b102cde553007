import type { OrderPaymentJson } from '@nutricion/contract/payments/payments';
import { expect, test } from 'vitest';
import { aRefusal, openScreen } from '../../testing/open-screen.tsx';
import { PayPage } from './pay-page.tsx';

const id = '7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31';
const at = `/checkout/pago?orden=${id}`;

const aPayment = (
  method: 'card' | 'ath-movil',
  status: 'fallido' | 'anulado' | 'vencido' | null,
): OrderPaymentJson => ({
  order: { id, number: 'NP-100001', status: 'pendiente_pago', total: 12, payment_method: method },
  payment: status && {
    ...{ id: '8b0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', method, status, amount: 12 },
    ...{ redirect_url: null, expires_at: null, failure: null },
  },
  methods: ['on-delivery', 'card', 'ath-movil'],
});

test('when the card’s provider doesn’t answer, the message names the card and no telephone', async () => {
  const detail = 'La página para pagar con tarjeta no contesta ahora.';
  const screen = await openScreen(<PayPage />, {
    at,
    responses: {
      'GET /api/orders/{id}/payment': aPayment('card', null),
      'POST /api/orders/{id}/payments': aRefusal(503, detail, { type: '/problemas/pago-sin-respuesta' }),
    },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(detail);
  await expect.element(screen.getByRole('button', { name: 'Pagar con ATH Móvil' })).toBeEnabled();
});

test.each([
  ['card', 'El pago con tarjeta no se hizo. No se te cobró nada.'],
  ['ath-movil', 'El pago por ATH Móvil no se hizo. No se te cobró nada.'],
] as const)('a failed payment by %s is named by its method', async (method, text) => {
  const screen = await openScreen(<PayPage />, {
    at,
    responses: { 'GET /api/orders/{id}/payment': aPayment(method, 'fallido') },
  });
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
});

test('choosing another way while the bank approves the card leads to the paid order', async () => {
  let isPaid = false;
  const screen = await openScreen(<PayPage />, {
    at,
    responses: {
      'GET /api/orders/{id}/payment': () => {
        const payment = aPayment('card', 'vencido');
        return isPaid ? { ...payment, order: { ...payment.order, status: 'confirmado' as const } } : payment;
      },
      'POST /api/orders/{id}/payments': () => {
        isPaid = true;
        return aRefusal(409, 'Ese pedido no espera ningún pago.');
      },
    },
  });
  await screen.getByRole('button', { name: 'Pagar con ATH Móvil' }).click();
  await expect.poll(() => window.location.pathname).toBe(`/profile/orders/${id}`);
});

import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { expect, test } from 'vitest';
import { aMe, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { aLine, aPaid, orderId } from './payment.builders.ts';
import { RefundOrder } from './public/refund-order.tsx';

const open = (payment: AdminPaymentJson, options: { readonly size?: readonly [number, number] } = {}) =>
  openScreen(<RefundOrder orderId={orderId} onDone={() => {}} />, {
    me: aMe({ roles: ['finanzas'] }),
    responses: {
      'GET /api/admin/payments': { payments: [payment], orphans: [], next: null },
      'POST /api/admin/payments/{id}/refund': payment,
    },
    ...options,
  });

test.each([PHONE, DESKTOP])('a refund shows its sum as the units are chosen, at %i px', async (...size) => {
  const screen = await open(aPaid(), { size });
  await screen.getByRole('button', { name: 'Devolver dinero' }).click();
  await screen.getByRole('button', { name: 'Uno más de Jabón de fregar' }).click();
  await expect.element(screen.getByText('con $0.58 de IVU')).toBeVisible();
  await screen.getByRole('button', { name: 'Uno más de Arroz de grano mediano' }).click();
  await screen.getByRole('button', { name: 'Escoger todo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Devolver $19.15' })).toBeVisible();
});

test('a payment on delivery is refunded the way that was chosen, with what returns to the shelf', async () => {
  const screen = await open(aPaid());
  await screen.getByRole('button', { name: 'Devolver dinero' }).click();
  await screen.getByRole('button', { name: 'Uno más de Arroz de grano mediano' }).click();
  await screen.getByLabelText('Vuelve al inventario').click();
  await screen.getByLabelText('¿Cómo la devuelves?').selectOptions('ATH Móvil');
  await screen.getByRole('button', { name: 'Devolver $4.00' }).click();
  await expect.element(screen.getByText('Di por qué: queda en la historia del pago.')).toBeVisible();
  await screen.getByLabelText('¿Por qué?').fill('Llegó abierto.');
  await screen.getByRole('button', { name: 'Devolver $4.00' }).click();
  await expect
    .poll(() => screen.sent('POST /api/admin/payments/{id}/refund'))
    .toMatchObject([
      { body: { version: 3, way: 'ath_movil', lines: [{ item_id: 1, quantity: 1, restock: true }] } },
    ]);
});

test('a card is refunded to the card, and what went back already isn’t offered', async () => {
  const line = aLine({ left: 1, refunded: 1 });
  const screen = await open(
    aPaid({ method: 'card', way: null, last4: '4242', captured: 8, refunded: 4, lines: [line] }),
  );
  await screen.getByRole('button', { name: 'Devolver dinero' }).click();
  await expect
    .element(screen.getByText('Vuelve a la tarjeta ···· 4242. Quedan $4.00 por devolver.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('¿Cómo la devuelves?')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Uno más de Arroz de grano mediano' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Uno más de Arroz de grano mediano' }))
    .toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Devolver $4.00' })).toBeVisible();
});

test('a payment without anything left says so', async () => {
  const screen = await openScreen(<RefundOrder orderId={orderId} onDone={() => {}} />, {
    responses: {
      'GET /api/admin/payments': { payments: [aPaid({ status: 'devuelto' })], orphans: [], next: null },
    },
  });
  await screen.getByRole('button', { name: 'Devolver dinero' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Ese pago ya no tiene qué devolver.');
});

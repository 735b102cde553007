import type { AdminPaymentJson } from '@nutricion/contract/payments/payments';
import { expect, test } from 'vitest';
import { aMe, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { RefundOrder } from './public/refund-order.tsx';

const orderId = '7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31';

const aLine = (values: Partial<AdminPaymentJson['lines'][number]>): AdminPaymentJson['lines'][number] => ({
  ...{
    item_id: 1,
    title: 'Arroz de grano mediano',
    left: 2,
    quantity: 2,
    cancelled: 0,
    picked: 2,
    refunded: 0,
  },
  ...{ total_price: 8, tax_class: 'exento', agreed: null, may_restock: true },
  ...values,
});

const aPaid = (values: Partial<AdminPaymentJson> = {}): AdminPaymentJson => ({
  ...{ id: '8b0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', order_id: orderId, order_number: 'NP-100001' },
  ...{ method: 'on-delivery', status: 'cobrado', amount: 19.15, authorized: 19.15, captured: 19.15 },
  ...{
    refunded: 0,
    failure: null,
    expires_at: null,
    order_status: 'entregado',
    reference: null,
    last4: null,
  },
  ...{ way: 'cash', ivu_basis_points: 1150, capture_before: null, created_at: '2026-11-20T15:05:00.000Z' },
  ...{ version: 3, concern: null, attended_note: null, operations: [], events: [] },
  lines: [
    aLine({}),
    aLine({
      item_id: 2,
      title: 'Jabón de fregar',
      total_price: 10,
      tax_class: 'gravado',
      may_restock: false,
    }),
  ],
  ...values,
});

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

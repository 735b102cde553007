import type { ReceiptJson } from '@nutricion/contract/payments/receipts';
import { expect, test } from 'vitest';
import { aMe, DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import '../../kit/admin/admin.css';
import { aPaid } from './payment.builders.ts';
import { PaymentPage } from './payment-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

const me = aMe({ roles: ['finanzas'] });
const hospital = { id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', name: 'Hospital San Rafael' };
const nothing = { payments: [], orphans: [], next: null };
const overview = { late: 0, waiting: 0, by_status: {}, is_bounded: false, hospitals: [hospital] };

test('opens with what a person has to look at', async () => {
  const screen = await openScreen(<PaymentsPage />, {
    ...{ at: '/admin/payments', me },
    responses: {
      'GET /api/admin/payments': ({ query }) =>
        query.concern
          ? { ...nothing, payments: [aPaid({ concern: 'in-doubt', status: 'en_duda' })] }
          : nothing,
      'GET /api/admin/orders/overview': overview,
    },
  });
  await expect.element(screen.getByText('1 por conciliar')).toBeVisible();
  await expect.element(screen.getByLabelText('Pago de NP-100001')).toBeVisible();
  expect(screen.sent('GET /api/admin/payments').map(({ query }) => query)).toEqual([{ concern: 'true' }]);
});

test.each([PHONE, DESKTOP])('lists payments by the filters of its address, at %i px', async (...size) => {
  const screen = await openScreen(<PaymentsPage />, {
    ...{ me, size },
    at: '/admin/payments?forma=cash&devuelto=parte&desde=2026-11-01&hasta=2026-11-30&q=Ana',
    responses: {
      'GET /api/admin/payments': ({ query }) =>
        query.concern ? nothing : { ...nothing, payments: [aPaid({ refunded: 4 })] },
      'GET /api/admin/orders/overview': overview,
    },
  });
  await expect.element(screen.getByRole('link', { name: 'NP-100001' })).toBeVisible();
  await expect.element(screen.getByText('$4.00')).toBeVisible();
  await expect
    .poll(() => screen.sent('GET /api/admin/payments').map(({ query }) => query))
    .toContainEqual({ way: 'cash', refunded: 'part', from: '2026-11-01', to: '2026-11-30', q: 'Ana' });
});

test('a payment that isn’t there is said so', async () => {
  const screen = await openScreen(<PaymentPage />, { me, responses: { 'GET /api/admin/payments': nothing } });
  await expect.element(screen.getByText('Ese pago no existe')).toBeVisible();
});

test('a payment leads to its order’s receipt, and each refund to its credit note', async () => {
  const refund = { id: '3c0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', created_at: '2026-11-21T15:05:00.000Z' };
  const paid = aPaid({
    refunded: 4,
    operations: [
      { ...refund, kind: 'refund', state: 'hecha', amount: 4, reason: 'Se dañó', failure: null, way: 'cash' },
    ],
  });
  const paper: ReceiptJson = {
    ...{ number: 'R-000123', kind: 'recibo', refers_to: null, issued_at: '2026-11-20T18:05:00.000Z' },
    ...{ order_number: paid.order_number, lines: [], subtotal: 19.15, tax_state: 0, tax_municipal: 0 },
    shop: { name: 'Nutrición Plus', address: '', phone: '', merchant_number: '', return_policy: '' },
    ...{ total: 19.15, payment_method: 'on-delivery', payment_reference: null },
  };
  const screen = await openScreen(<PaymentPage />, {
    me,
    responses: {
      'GET /api/admin/payments': { ...nothing, payments: [paid] },
      'GET /api/admin/orders/{id}/receipt': {
        receipt: paper,
        credit_notes: [
          { ...paper, number: 'NC-000124', kind: 'nota_de_credito', total: 4, refund_id: refund.id },
        ],
      },
    },
  });
  const list = screen.getByRole('list', { name: 'Pagos, recibo y notas de crédito' });
  await expect.element(list.getByRole('link', { name: /Recibo R-000123.*\$19\.15/ })).toBeVisible();
  // The payment on whose page they stand isn't among them.
  await expect.element(list.getByRole('link', { name: /Pago:/ })).not.toBeInTheDocument();
  await screen.getByText('Operaciones y avisos (1)').click();
  await expect
    .element(
      screen.getByRole('listitem').getByRole('link', { name: 'Nota de crédito NC-000124', exact: true }),
    )
    .toHaveAttribute('href', `/admin/payments/receipts/${paid.order_id}`);
});

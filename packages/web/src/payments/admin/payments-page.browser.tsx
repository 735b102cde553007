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

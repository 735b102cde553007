import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aProductCard } from '../../../catalog/public/product-card.builders.ts';
import {
  aMe,
  aRefusal,
  DESKTOP,
  offline,
  openScreen,
  PHONE,
  type Responses,
} from '../../../testing/open-screen.tsx';
import { NewOrderPage } from './new-order-page.tsx';
import '../../../kit/admin/admin.css';

const me = aMe({ roles: ['cuentas'] });
const customer = {
  id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b11',
  full_name: 'Ana Vega',
  email: 'ana@hospital-san-rafael.example',
};
const milk = { ...aProductCard('Leche', null, 4), id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b12' };
const user = {
  hospital: 'Hospital San Rafael',
  state: 'verificada',
  roles: [],
  rejection_reason: null,
} as const;
const placed = { id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b13', number: 'NP-100009' };
const point = { id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b14', building: 'Torre A', unit: 'Piso 3' };
const checkout = {
  hospital: { id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', name: 'Hospital San Rafael' },
  deliveryPoints: [point],
  addresses: [],
  days: [{ date: '2026-12-01', windows: [{ id: '07-09' as const, capacity: 40, left: 3 }] }],
  defaults: {
    ...{ name: 'Ana Vega', phone: '7875550142', deliveryType: 'hospital' as const },
    ...{
      deliveryPointId: point.id,
      address: null,
      deliveryWindow: null,
      substitution: 'best-match' as const,
    },
  },
  paymentMethods: ['on-delivery' as const],
  prepayReason: null,
  customer: { ...customer, phone: null, is_verified: true },
  ivu_basis_points: 1150,
};
const responses: Responses = {
  'GET /api/admin/users': {
    ...{ users: [{ ...customer, ...user, created_at: '2026-11-01T12:00:00.000Z' }], total: 1 },
    ...{ counts: { pendiente: 0, verificada: 1, rechazada: 0, desactivada: 0 }, domains: [] },
  } as never,
  'GET /api/admin/customers/{id}/checkout': checkout,
  'GET /api/products/search': { results: [milk] } as never,
  'POST /api/admin/customers/{id}/orders': placed,
};
const search = `/admin/orders/new`;
const at = `${search}?cliente=${customer.id}`;

test.each([PHONE, DESKTOP])('takes an order by keyboard alone, at %i px', async (...size) => {
  const screen = await openScreen(<NewOrderPage />, { me, size, at: search, responses });
  await screen.getByLabelText('Nombre o correo').fill('ana');
  await expect.element(screen.getByRole('option', { name: /Ana Vega/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('Añade un producto')).toHaveFocus();
  await userEvent.keyboard('3 leche');
  await expect.element(screen.getByRole('option', { name: /Leche/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('list', { name: 'Lo que pide' })).toHaveTextContent('$12.00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(screen.getByRole('alert').first()).toHaveTextContent('Falta algo');
  await screen.getByRole('radio', { name: /7–9/ }).click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => screen.sent('POST /api/admin/customers/{id}/orders')).toHaveLength(1);
  expect(screen.sent('POST /api/admin/customers/{id}/orders')[0]?.body).toMatchObject({
    ...{ items: [{ productId: milk.id, quantity: 3 }], expectedTotal: 12, paymentMethod: 'on-delivery' },
    delivery: { type: 'hospital', deliveryPointId: point.id },
  });
  await expect.poll(() => location.pathname).toBe(`/admin/orders/${placed.id}`);
});

test('adds what was typed, not what the letters before it found, if Enter is faster than the search', async () => {
  let respond = (): void => {};
  const later = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const coffee = { ...aProductCard('Café', null, 4), id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b15' };
  const screen = await openScreen(<NewOrderPage />, {
    ...{ me, at },
    responses: {
      ...responses,
      'GET /api/products/search': async ({ query }) => {
        if (query.q !== 'café') return { results: [milk] } as never;
        await later;
        return { results: [coffee] } as never;
      },
    },
  });
  const field = screen.getByLabelText('Añade un producto');
  await field.fill('leche');
  await expect.element(screen.getByRole('option', { name: /Leche/ })).toBeVisible();
  await field.fill('2 café');
  await userEvent.keyboard('{Enter}');
  respond();
  const basket = screen.getByRole('list', { name: 'Lo que pide' });
  await expect.element(basket).toHaveTextContent('Café');
  await expect.element(basket).not.toHaveTextContent('Leche');
  await expect.element(field).toHaveValue('');
});

test('keeps what was said over a reload, and sends the same order again when no response came', async () => {
  let tries = 0;
  const unsure: Responses = {
    ...responses,
    'POST /api/admin/customers/{id}/orders': () => {
      tries += 1;
      return tries === 1 ? offline() : placed;
    },
  };
  const first = await openScreen(<NewOrderPage />, { me, at, responses: unsure });
  await first.getByLabelText('Añade un producto').fill('leche');
  await first.getByRole('option', { name: /Leche/ }).click();
  await first.getByRole('radio', { name: /7–9/ }).click();
  await first.getByRole('button', { name: /^Poner el pedido/ }).click();
  await expect.element(first.getByText(/puede haber quedado puesto/)).toBeVisible();
  await expect.element(first.getByLabelText('Añade un producto')).toBeDisabled();
  await first.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect.poll(() => tries).toBe(2);
  const [one, other] = first.sent('POST /api/admin/customers/{id}/orders');
  expect(other?.body).toEqual(one?.body);
});

test('shows the server’s refusal and loses nothing', async () => {
  const screen = await openScreen(<NewOrderPage />, {
    ...{ me, at },
    responses: {
      ...responses,
      'POST /api/admin/customers/{id}/orders': aRefusal(409, 'Llevas 40 de Leche y ese es el máximo.', {
        type: '/problemas/limite',
      }),
    },
  });
  await screen.getByLabelText('Añade un producto').fill('leche');
  await screen.getByRole('option', { name: /Leche/ }).click();
  await screen.getByRole('radio', { name: /7–9/ }).click();
  await screen.getByRole('button', { name: /^Poner el pedido/ }).click();
  await expect.element(screen.getByText(/ese es el máximo/)).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Lo que pide' })).toHaveTextContent('Leche');
});

test('says who can’t order by telephone', async () => {
  const prepays = await openScreen(<NewOrderPage />, {
    ...{ me, at },
    responses: { 'GET /api/admin/customers/{id}/checkout': { ...checkout, prepayReason: 'Paga antes.' } },
  });
  await expect.element(prepays.getByText(/paga antes de recibir/)).toBeVisible();
});

test('is closed to a role that places no orders', async () => {
  const reader = await openScreen(<NewOrderPage />, { me: aMe({ roles: ['lectura'] }), at: search });
  await expect.element(reader.getByText(/Tu rol no pone pedidos/)).toBeVisible();
});

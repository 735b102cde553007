import type { AdminOrderRowJson } from '@nutricion/contract/orders/admin-orders';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aMe, aRefusal, openScreen, PHONE, type Responses } from '../../../testing/open-screen.tsx';
import { SearchPanel } from './search-panel.tsx';
import '../../../kit/admin/admin.css';

const anOrder: AdminOrderRowJson = {
  ...{ id: '7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31', number: 'NP-100123', status: 'confirmado' },
  ...{ is_waiting: false, is_late: false, recipient: 'Enfermera de Prueba', hospital: null, place: null },
  ...{ delivery_type: 'home', delivery_date: '2026-11-28', delivery_window: '07-09', line_count: 1 },
  ...{ item_count: 1, zones: [], payment_method: 'card', payment_status: 'pagado', total: 12 },
  ...{ note_count: 0, is_recalled: false, created_at: '2026-11-25T15:00:00.000Z', version: 1 },
};
const nothing: Responses = {
  'GET /api/admin/suppliers': { suppliers: [] },
  'GET /api/admin/batches': { batches: [], next: null },
  'GET /api/admin/purchase-orders': { orders: [], next: null },
  'GET /api/admin/receipts': { receipts: [] },
  'GET /api/admin/payments': { payments: [], orphans: [], next: null },
  'GET /api/admin/orders': { orders: [], next: null },
};
const me = aMe({ roles: ['finanzas'] });

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;
const open = async (responses: Responses, roles = me, size?: readonly [number, number]) => {
  const onClose = vi.fn();
  const screen = await openScreen(
    <>
      <Address />
      <SearchPanel onClose={onClose} />
    </>,
    { me: roles, at: '/admin', responses: { ...nothing, ...responses }, ...(size && { size }) },
  );
  return { screen, onClose };
};

test('an order is opened by its number and Enter, also when Enter is quicker than the server', async () => {
  const { screen, onClose } = await open({
    'GET /api/admin/orders': ({ query }) => ({
      orders: query.q === 'pedido 100123' ? [anOrder] : [],
      next: null,
    }),
  });
  await expect.element(screen.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('pedido 100123{Enter}');
  await expect.element(screen.getByRole('status').first()).toBeInTheDocument();
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(`/admin/orders/${anOrder.id}`);
  expect(onClose).toHaveBeenCalledOnce();
});

test('arrows go through pages and records, and what a role can’t open isn’t asked for', async () => {
  const { screen } = await open(
    {
      'GET /api/admin/orders': { orders: [anOrder], next: null },
      'GET /api/admin/products': { products: [], next: null },
    },
    aMe({ roles: ['almacen'] }),
    PHONE,
  );
  await screen.getByRole('combobox').fill('pedi');
  const selected = () => document.querySelector('[aria-selected=true]')?.textContent;
  await expect.poll(selected).toContain('Pedidos');
  await expect.element(screen.getByRole('option', { name: /NP-100123/ })).toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(selected).toContain('NP-100123');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(selected).toContain('Pedidos');
  const input = screen.getByRole('combobox').element();
  const activeId = input.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(activeId)?.getAttribute('aria-selected')).toBe('true');
  expect(screen.sent('GET /api/admin/users')).toEqual([]);
  expect(screen.sent('GET /api/admin/payments')).toEqual([]);
});

test('a kind that fails says so beside the results of the others, and is tried again', async () => {
  let isDown = true;
  const { screen } = await open({
    'GET /api/admin/orders': { orders: [anOrder], next: null },
    'GET /api/admin/payments': () =>
      isDown ? aRefusal(503, 'La tienda descansa.') : { payments: [], orphans: [], next: null },
  });
  await screen.getByRole('combobox').fill('100123');
  await expect.element(screen.getByText('No pudimos buscar en Pagos.')).toBeVisible();
  await expect.element(screen.getByRole('option', { name: /NP-100123/ })).toBeVisible();
  isDown = false;
  await screen.getByRole('button', { name: 'Intentar otra vez' }).click();
  await expect.element(screen.getByText('No pudimos buscar en Pagos.')).not.toBeInTheDocument();
});

test('a route, a receipt, a purchase order and a batch are found by what people call them', async () => {
  const id = (last: number) => `7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c4${last}`;
  const supplier = { id: id(3), number: 'OC-0042', supplier: 'Finca del 28 nov', state: 'enviada' } as const;
  const batch = { id: id(4), kind: 'lote', by: null, reason: 'Precios del 28 nov', products: 3 } as const;
  const { screen } = await open(
    {
      'GET /api/admin/deliveries/routes': {
        routes: [
          { id: id(1), date: '2026-11-28', window: '07-09', hospital: null, driver: null, state: 'done' },
        ],
      },
      'GET /api/admin/receipts': {
        receipts: [
          {
            ...{ number: 'R-000012', kind: 'recibo', order_number: 'NP-100123', total: 12.5 },
            ...{ issued_at: '2026-11-25T15:00:00.000Z', order_id: id(2) },
          },
        ],
      },
      'GET /api/admin/purchase-orders': {
        orders: [
          {
            ...{
              ...supplier,
              made_by_shop: false,
              expected_on: null,
              created_at: '2026-11-25T15:00:00.000Z',
              sent_at: null,
            },
            ...{ total: 4, version: 1, products: 1, units: 2, received_units: 0 },
          },
        ],
        next: null,
      },
      'GET /api/admin/batches': {
        batches: [{ ...batch, created_at: '2026-11-25T15:00:00.000Z', undoes: null, undone_by: null }],
        next: null,
      },
      'GET /api/admin/products': { products: [], next: null },
      'GET /api/admin/lots': { lots: [], next: null },
      'GET /api/admin/hospitals': { hospitals: [] },
      'GET /api/admin/users': { users: [] } as never,
      'GET /api/admin/offers': { offers: [], next: null },
      'GET /api/admin/recipes': { recipes: [], next: null },
      'GET /api/admin/articles': { articles: [], next: null },
    },
    aMe({ roles: ['admin'] }),
  );
  const field = screen.getByRole('combobox');
  await field.fill('ruta del 28 nov, 07–09');
  const option = (name: RegExp) => screen.getByRole('option', { name });
  await expect.element(option(/Ruta del sáb 28 nov, 7–9 a. m.*Cerrada/)).toBeVisible();
  await expect.element(option(/OC-0042 · Finca/)).toBeVisible();
  await expect.element(option(/Cambio de 3 productos · «Precios del 28 nov»/)).toBeVisible();
  expect(screen.sent('GET /api/admin/receipts')).toEqual([]);
  await field.fill('r-12');
  await expect
    .element(option(/Recibo R-000012 · NP-100123/))
    .toHaveAttribute('href', `/admin/payments/receipts/${id(2)}`);
  expect(screen.sent('GET /api/admin/deliveries/routes')).toHaveLength(1);
});

test('nothing found says what to try', async () => {
  const { screen } = await open({});
  await screen.getByRole('combobox').fill('zzzz');
  await expect.element(screen.getByText(/Nada con «zzzz»/)).toBeVisible();
});

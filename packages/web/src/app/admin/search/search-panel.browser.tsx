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

test('nothing found says what to try', async () => {
  const { screen } = await open({});
  await screen.getByRole('combobox').fill('zzzz');
  await expect.element(screen.getByText(/Nada con «zzzz»/)).toBeVisible();
});

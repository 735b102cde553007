import type {
  PurchaseLineJson,
  PurchaseOrderJson,
  PurchaseRowJson,
} from '@nutricion/contract/stock/purchase-orders';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { aConflict } from '../../../kit/admin/record/conflict.builders.ts';
import {
  aMe,
  aRefusal,
  DESKTOP,
  offline,
  openScreen,
  type Responses,
} from '../../../testing/open-screen.tsx';
import { PurchaseOrderPage } from './purchase-order-page.tsx';
import { PurchaseOrdersPage } from './purchase-orders-page.tsx';
import '../../../kit/admin/admin.css';

const me = aMe({ roles: ['almacen'] });
const id = '6f3f2d0a-8c4e-4b7e-9f0e-1f2b3c4d5e6f';
const milk: PurchaseLineJson = {
  ...{ product_id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10', title: 'Leche fresca', package_label: '1 galón' },
  ...{ sku: 'leche-fresca', zone: 'frio', supplier_code: 'L-9', units: 12, cost: 2.5 },
  ...{ received_units: 0, stock: 3 },
};
const draft: PurchaseOrderJson = {
  ...{ id, number: 'OC-0042', state: 'borrador', expected_on: null, sent_at: null, sent_to: null },
  ...{ created_at: '2026-11-25T04:05:00.000Z', made_by_shop: true, total: 30, version: 1, note: '' },
  supplier: {
    ...{ id: id.replace('6f', '7f'), name: 'Lácteos', email: 'ventas@lacteos.example' },
    ...{ phone: '7875550142', is_active: true },
  },
  lines: [milk],
};
const sent: PurchaseOrderJson = {
  ...{ ...draft, state: 'parcial', version: 3, lines: [{ ...milk, received_units: 4 }] },
  ...{ sent_at: '2026-11-25T15:00:00.000Z', sent_to: 'ventas@lacteos.example' },
};
const row: PurchaseRowJson = {
  ...{ id, number: 'OC-0042', state: 'borrador', expected_on: null, sent_at: null, made_by_shop: true },
  ...{ created_at: draft.created_at, total: 30, version: 1, supplier: 'Lácteos', products: 1 },
  ...{ units: 12, received_units: 0 },
};

const LIST = 'GET /api/admin/purchase-orders';
const ONE = 'GET /api/admin/purchase-orders/{id}';
const SAVE = 'PATCH /api/admin/purchase-orders/{id}';
const MOVE = 'POST /api/admin/purchase-orders/{id}/moves';
const FILL = 'POST /api/admin/purchase-orders/fill';

const pages = (
  <Routes>
    <Route path="/admin/purchase-orders" element={<PurchaseOrdersPage />} />
    <Route path="/admin/purchase-orders/:id" element={<PurchaseOrderPage />} />
  </Routes>
);
const overview = (values: { readonly short?: number; readonly without?: number } = {}) => ({
  ...{ total: 1, by_state: { borrador: 1, enviada: 0, parcial: 0, recibida: 0, cerrada: 0, cancelada: 0 } },
  short: values.short ?? 0,
  without_supplier: Array.from({ length: values.without ?? 0 }, (_, index) => ({
    id: id.replace('6f3f2d0a', `0000000${index}`),
    title: `Arroz ${index}`,
  })),
});
const listed = {
  'GET /api/admin/suppliers': { suppliers: [] },
  'GET /api/admin/purchase-orders/overview': overview(),
  [LIST]: { orders: [row], next: null },
};

const openList = (responses: Responses = {}, as = me) =>
  openScreen(pages, {
    ...{ at: '/admin/purchase-orders', me: as, size: DESKTOP },
    responses: { ...listed, ...responses },
  });
const openOrder = (order: PurchaseOrderJson, responses: Responses = {}, as = me) =>
  openScreen(pages, {
    ...{ at: `/admin/purchase-orders/${id}`, me: as, size: DESKTOP },
    responses: { [ONE]: order, 'GET /api/admin/audit': { entries: [], next: null }, ...responses },
  });

test('the list says which drafts the shop made, and what no order can have yet', async () => {
  const screen = await openList({ 'GET /api/admin/purchase-orders/overview': overview({ without: 14 }) });
  await expect.element(screen.getByText('La preparó la tienda')).toBeVisible();
  await expect.element(screen.getByText('0 de 12')).toBeVisible();
  await expect.element(screen.getByText(/todo lo que baja de su punto ya se pidió/)).toBeVisible();
  const orphan = screen.getByRole('link', { name: 'Arroz 0' });
  await expect.element(orphan).toHaveAttribute('href', expect.stringContaining('?seccion=precio'));
  await expect.element(screen.getByText('Y 2 más.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preparar borradores' }).query()).toBeNull();
});

test('what runs short goes into drafts at a tap, and a single one opens', async () => {
  const screen = await openList({
    'GET /api/admin/purchase-orders/overview': overview({ short: 2 }),
    [FILL]: aRefusal(503, 'La tienda está ocupada. Prueba en un minuto.'),
    [ONE]: draft,
  });
  await expect
    .element(screen.getByText('2 productos por pedir: esta noche pasan a borradores'))
    .toBeVisible();
  const fill = screen.getByRole('button', { name: 'Preparar borradores' });
  await fill.click();
  await expect.element(screen.getByText('La tienda está ocupada. Prueba en un minuto.')).toBeVisible();
  screen.respond({ [FILL]: { orders: [id], products: 2 } });
  await fill.click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'OC-0042, Lácteos' })).toBeVisible();
});

test('an empty list says how orders come about, and a failed one can be read again', async () => {
  const screen = await openList({ [LIST]: offline });
  const again = screen.getByRole('button', { name: /otra vez|de nuevo/i });
  await expect.element(again).toBeVisible();
  screen.respond({ [LIST]: { orders: [], next: null } });
  await again.click();
  await expect.element(screen.getByText('Todavía no hay órdenes de compra')).toBeVisible();
});

test('finance sees orders and their drafts, and changes nothing', async () => {
  const finance = aMe({ roles: ['finanzas'] });
  const list = await openList({ 'GET /api/admin/purchase-orders/overview': overview({ short: 2 }) }, finance);
  await expect.element(list.getByText('La preparó la tienda')).toBeVisible();
  for (const name of ['Preparar borradores', 'Orden nueva'])
    expect(list.getByRole('button', { name }).query()).toBeNull();
  await list.unmount();
  const one = await openOrder(draft, {}, finance);
  await expect.element(one.getByText('Solo la ves')).toBeVisible();
  for (const name of ['Enviar', 'Cancelar orden', 'Guardar cambios', 'Recibir Leche fresca'])
    expect(one.getByRole('button', { name }).query()).toBeNull();
  expect(one.getByRole('textbox').query()).toBeNull();
});

test('a draft is changed as numbers are typed, and goes out only when it is saved', async () => {
  const screen = await openOrder(draft, { [SAVE]: { ...draft, version: 2 } });
  await expect.element(screen.getByText(/^La preparó la tienda, /)).toBeVisible();
  await expect.element(screen.getByText(/nada sale sin ti/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Enviar' });
  await expect.element(send).toBeEnabled();
  const units = screen.getByLabelText('Unidades de Leche fresca');
  await units.fill('1.5');
  await expect.element(send).toBeDisabled();
  const save = screen.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await expect.element(screen.getByText('Revisa las cantidades y los costos marcados.')).toBeVisible();
  expect(screen.sent(SAVE)).toEqual([]);
  await units.fill('20');
  await screen.getByLabelText('Costo de Leche fresca, $').fill('2,25');
  await expect.element(screen.getByText('$45.00')).toBeVisible();
  await save.click();
  await expect.poll(() => screen.sent(SAVE)).toHaveLength(1);
  expect(screen.sent(SAVE)[0]?.body).toEqual({
    version: 1,
    lines: [{ product_id: milk.product_id, units: 20, cost: 2.25 }],
  });
});

test('of a draft that the shop filled meanwhile both are shown, and nothing typed is lost', async () => {
  const filled = { ...draft, version: 2, lines: [{ ...milk, units: 24 }] };
  const screen = await openOrder(draft, { [SAVE]: aConflict(filled) });
  await screen.getByLabelText('Nota para el suplidor').fill('Por la mañana');
  await screen.getByLabelText('Unidades de Leche fresca').fill('15');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByText(/24 × Leche fresca/)).toBeVisible();
  await expect.element(screen.getByLabelText('Nota para el suplidor')).toHaveValue('Por la mañana');
});

test('its history says what the shop put into it', async () => {
  const lines = (units: number) => ({ name: 'OC-0042, Lácteos', lines: [`Leche fresca: ${units} a $2.50`] });
  const edit = {
    ...{ id: 7, actor_id: null, actor: null, action: 'purchase.edit', subject_type: 'purchase' },
    ...{ subject_id: id, before: lines(12), after: lines(24), reason: null },
    created_at: '2026-11-26T04:05:00.000Z',
  };
  const reader = aMe({ roles: ['admin'] });
  const screen = await openOrder(draft, { 'GET /api/admin/audit': { entries: [edit], next: null } }, reader);
  await expect.element(screen.getByText('El sistema')).toBeVisible();
  await expect.element(screen.getByText('Leche fresca: 24 a $2.50')).toBeVisible();
});

test('it is sent by mail or by other means, and a refusal stays in the dialog', async () => {
  const screen = await openOrder(draft, { [MOVE]: aRefusal(409, 'Esta orden ya salió.') });
  await screen.getByRole('button', { name: 'Enviar' }).click();
  const mail = screen.getByRole('button', { name: 'Enviar por correo' });
  await mail.click();
  await expect.element(screen.getByText('Esta orden ya salió.')).toBeVisible();
  screen.respond({ [MOVE]: { ...sent, state: 'enviada', lines: [milk] } });
  await screen.getByRole('button', { name: 'Ya la di de otra forma' }).click();
  await expect.element(screen.getByRole('button', { name: 'Recibir Leche fresca' })).toBeVisible();
  expect(screen.sent(MOVE).map(({ body }) => body)).toEqual([
    { version: 1, move: 'send', mail: true },
    { version: 1, move: 'send', mail: false },
  ]);
});

test('who cancels a draft hears that what is short comes back', async () => {
  const screen = await openOrder(draft, { [MOVE]: { ...draft, state: 'cancelada', version: 2 } });
  await screen.getByRole('button', { name: 'Cancelar orden' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/vuelve esta noche a un borrador/)).toBeVisible();
  await dialog.getByRole('textbox').fill('Está de vacaciones');
  await dialog.getByRole('button', { name: 'Cancelar orden' }).click();
  await expect.element(screen.getByText('Cancelada', { exact: true })).toBeVisible();
  expect(screen.sent(MOVE)[0]?.body).toEqual({ version: 1, move: 'cancel', reason: 'Está de vacaciones' });
});

test('of one that came in part the rest is received, or given up with a reason', async () => {
  const screen = await openOrder(sent, { 'GET /api/admin/stock/{id}': aRefusal(404, 'No está.') });
  await expect.element(screen.getByText('de 12 pedidas')).toBeVisible();
  await expect.element(screen.getByText(/^Enviada a ventas@lacteos.example/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await screen.getByRole('button', { name: 'Recibir Leche fresca' }).click();
  await expect.element(screen.getByLabelText('Unidades', { exact: true })).toHaveValue('8');
  await expect.element(screen.getByLabelText('Quién lo trajo')).toHaveValue('Lácteos');
});

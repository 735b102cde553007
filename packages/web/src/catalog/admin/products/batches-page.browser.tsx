import type { BatchJson } from '@nutricion/contract/catalog/admin-products-endpoints';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import '../../../kit/admin/admin.css';
import { aMe, aRefusal, DESKTOP, openScreen, PHONE } from '../../../testing/open-screen.tsx';
import { ProductBatchPage } from './batch-page.tsx';
import { BatchesPage } from './batches-page.tsx';

const aBatch = (values: Partial<BatchJson> = {}): BatchJson => ({
  id: '5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31',
  kind: 'lote',
  by: 'Ana Vega',
  reason: 'Huracán',
  created_at: '2026-11-27T14:00:00Z',
  products: 2,
  undoes: null,
  undone_by: null,
  ...values,
});
const product = (id: string, title: string, is_undoable: boolean) => ({
  ...{ id: `5a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c3${id}`, title, is_undoable },
  ...{ before: { price: 4 }, after: { price: 3.6 } },
});
const batch = {
  ...aBatch(),
  undoable: 1,
  rows: [product('2', 'Arroz', true), product('3', 'Leche', false)],
  next: null,
};
const page = (
  <Routes>
    <Route path="/admin/products/batches/:id" element={<ProductBatchPage />} />
  </Routes>
);
const at = `/admin/products/batches/${batch.id}`;

test.each([PHONE, DESKTOP])('lists batches with who, when and how many, at %i px', async (...size) => {
  const undone = aBatch({ id: batch.rows[0]?.id ?? '', kind: 'archivo', products: 609, undone_by: batch.id });
  const screen = await openScreen(<BatchesPage />, {
    ...{ size, at: '/admin/products/batches', me: aMe({ roles: ['catalogo'] }) },
    responses: { 'GET /api/admin/batches': { batches: [aBatch(), undone], next: null } },
  });
  await expect.element(screen.getByRole('link', { name: 'Cambio de 2 productos' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Archivo de 609 productos' })).toBeVisible();
  await expect.element(screen.getByText('Deshecho', { exact: true })).toBeVisible();
});

test('a batch is undone as far as nobody changed it since', async () => {
  const screen = await openScreen(page, {
    ...{ at, me: aMe({ roles: ['catalogo'] }) },
    responses: {
      'GET /api/admin/batches/{id}': batch,
      'POST /api/admin/batches/{id}/undo': {
        undone: 1,
        skipped: [{ id: batch.rows[1]?.id ?? '', title: 'Leche' }],
      },
    },
  });
  await expect.element(screen.getByText('Cambió después: ya no se deshace')).toBeVisible();
  await screen.getByRole('button', { name: 'Deshacer 1 producto' }).click();
  await expect.element(screen.getByText(/Otro cambió después/)).toBeVisible();
  await screen.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect.poll(() => screen.sent('POST /api/admin/batches/{id}/undo').length).toBe(1);
});

test('who may only look sees no undo', async () => {
  const reader = aMe({ roles: ['lectura'] });
  const screen = await openScreen(page, {
    ...{ at, me: reader },
    responses: { 'GET /api/admin/batches/{id}': batch },
  });
  await expect.element(screen.getByText('Leche')).toBeVisible();
  expect(screen.getByRole('button', { name: /Deshacer/ }).query()).toBeNull();
});

test('a batch that isn’t there is said so', async () => {
  const screen = await openScreen(page, {
    ...{ at },
    responses: { 'GET /api/admin/batches/{id}': aRefusal(404, 'No encontramos ese lote.') },
  });
  await expect.element(screen.getByText('No encontramos ese lote.')).toBeVisible();
});

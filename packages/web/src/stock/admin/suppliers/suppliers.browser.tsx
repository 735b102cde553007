import type { SupplierJson } from '@nutricion/contract/stock/suppliers';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { aMe, aRefusal, DESKTOP, offline, openScreen } from '../../../testing/open-screen.tsx';
import { NewSupplierPage, SupplierPage } from './supplier-page.tsx';
import { SuppliersPage } from './suppliers-page.tsx';
import '../../../kit/admin/admin.css';

const me = aMe({ roles: ['almacen'] });
const farm: SupplierJson = {
  ...{ id: '6f3f2d0a-8c4e-4b7e-9f0e-1f2b3c4d5e6f', name: 'Finca Ángeles', email: 'finca@example.com' },
  ...{ phone: '7875550142', note: '', is_active: true, version: 2, products: 1 },
};
const LIST = 'GET /api/admin/suppliers';

const pages = (
  <Routes>
    <Route path="/admin/suppliers" element={<SuppliersPage />} />
    <Route path="/admin/suppliers/new" element={<NewSupplierPage />} />
    <Route path="/admin/suppliers/:id" element={<SupplierPage />} />
  </Routes>
);

test('suppliers are found by name without accents', async () => {
  const other = { ...farm, id: farm.id.replace('6f', '7f'), name: 'Panadería', email: '', is_active: false };
  const screen = await openScreen(pages, {
    ...{ at: '/admin/suppliers?q=angeles', me, size: DESKTOP },
    responses: { [LIST]: { suppliers: [farm, other] } },
  });
  await expect.element(screen.getByText('787-555-0142')).toBeVisible();
  expect(screen.getByText('Panadería').query()).toBeNull();
});

test('an empty list says what a supplier is for, a refused one says why', async () => {
  const screen = await openScreen(pages, {
    ...{ at: '/admin/suppliers', me },
    responses: { [LIST]: { suppliers: [] } },
  });
  await expect.element(screen.getByText('Todavía no hay suplidores')).toBeVisible();
});

test('a supplier that the network keeps away can be tried again, and finance only looks', async () => {
  const screen = await openScreen(pages, {
    ...{ at: `/admin/suppliers/${farm.id}`, me: aMe({ roles: ['finanzas'] }) },
    responses: {
      'GET /api/admin/suppliers/{id}': offline,
      'GET /api/admin/audit': { entries: [], next: null },
    },
  });
  const again = screen.getByRole('button', { name: /otra vez|de nuevo/i });
  await expect.element(again).toBeVisible();
  screen.respond({ 'GET /api/admin/suppliers/{id}': farm });
  await again.click();
  await expect.element(screen.getByText('Solo lo ves')).toBeVisible();
  await expect.element(screen.getByText('finca@example.com')).toBeVisible();
  expect(screen.getByRole('textbox').query()).toBeNull();
});

test('a new supplier keeps what was typed when its name is taken, then opens its own page', async () => {
  const CREATE = 'POST /api/admin/suppliers';
  const taken = 'Ese suplidor ya está en la lista. Búscalo ahí.';
  const screen = await openScreen(pages, {
    ...{ at: '/admin/suppliers/new', me, size: DESKTOP },
    responses: {
      [CREATE]: aRefusal(422, 'Revisa.', { errors: { name: taken } }),
      'GET /api/admin/suppliers/{id}': farm,
      [LIST]: { suppliers: [farm] },
    },
  });
  await screen.getByLabelText('Nombre').fill('Finca Ángeles');
  await screen.getByLabelText('Teléfono').fill('555');
  const save = screen.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  await expect.element(screen.getByText(/10 dígitos/)).toBeVisible();
  await screen.getByLabelText('Teléfono').fill('787 555 0142');
  await save.click();
  await expect.element(screen.getByText(taken)).toBeVisible();
  await expect.element(screen.getByLabelText('Teléfono')).toHaveValue('787 555 0142');
  screen.respond({ [CREATE]: farm });
  await screen.getByLabelText('Nombre').fill('Finca de los Ángeles');
  await save.click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Finca Ángeles' })).toBeVisible();
  expect(screen.sent(CREATE).at(-1)?.body).toMatchObject({ name: 'Finca de los Ángeles' });
});

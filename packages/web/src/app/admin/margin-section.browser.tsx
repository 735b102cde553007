import type { AdminProductJson } from '@nutricion/contract/catalog/admin-products';
import type { LotJson } from '@nutricion/contract/stock/stock';
import { expect, test } from 'vitest';
import { newProduct } from '../../catalog/admin/products/new-product.ts';
import { aMe, openScreen } from '../../testing/open-screen.tsx';
import { MarginSection } from './margin-section.tsx';
import { ProductEditor } from './product-editor.tsx';
import '../../kit/admin/admin.css';

const me = aMe({ roles: ['catalogo'] });
const id = '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10';
const milk: AdminProductJson = { ...newProduct, id, title: 'Leche', price: 4, current_price: 3, version: 2 };
const lot = (code: string, cost: number | null): LotJson => ({
  ...{ id: id.replace('0b', code), product_id: id, product: 'Leche', sku: 'leche', supplier: 'Lácteos' },
  ...{ code, expires_on: null, temperature_f: null, received_units: 9, units_left: 9, state: 'bien' },
  ...{ received_at: '2026-11-25T15:00:00.000Z', received_by: null, cost },
});
const stock = (lots: LotJson[]) => ({
  'GET /api/admin/stock/{id}': {
    ...{ id, sku: 'leche', title: 'Leche', package_label: '1 galón', image_url: null, zone: 'frio' as const },
    ...{ aisle: null, is_active: true, stock: 9, reserved: 0, barcodes: [] as string[], lots },
  },
});

test('what is left is shown by the last cost and by each lot, of the regular price and of today’s', async () => {
  const screen = await openScreen(<MarginSection product={milk} price="4.00" cost="2.50" />, {
    me,
    responses: stock([lot('1a', 3.25), lot('1b', null)]),
  });
  await expect.element(screen.getByText('Hoy se cobra $3.00, en oferta; regular $4.00')).toBeVisible();
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent(/Costó \$2\.50.*\$1\.50 · 38 %.*\$0\.50 · 17 %/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Lote 1a, quedan 9.*\$0\.75 · 19 %.*-\$0\.25 · -8 %/);
  await expect.element(rows.nth(2)).toHaveTextContent(/Lote 1b.*sin costo no hay margen/);
});

test('it follows the price and the cost as they are typed, and what nobody knows has no margin', async () => {
  const screen = await openScreen(<ProductEditor product={newProduct} onCreated={() => {}} />, {
    ...{ me, at: '/admin/products/new?seccion=precio' },
    responses: {
      'GET /api/admin/suppliers': { suppliers: [] },
      'GET /api/admin/products/similar': { products: [] },
    },
  });
  const margin = screen.getByRole('region', { name: 'Margen' });
  await expect.element(margin.getByText(/sin costo no hay margen/)).toBeVisible();
  await screen.getByLabelText('Precio regular, $').fill('4');
  await screen.getByLabelText(/costo/i).first().fill('1,50');
  await expect.element(margin.getByText('$2.50 · 63 %').first()).toBeVisible();
});

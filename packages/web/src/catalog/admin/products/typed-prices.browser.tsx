import { expect, test } from 'vitest';
import { aMe, aRefusal, openScreen } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { ProductEditor } from '../../../app/admin/product-editor.tsx';
import { newProduct } from './new-product.ts';
import { SchedulePriceDialog } from './schedule-price-dialog.tsx';

const me = aMe({ roles: ['catalogo'] });
const AMBIGUOUS_PRICE = '«3,499» puede ser $3,499.00 o $3.50. Escríbelo con centavos: 3499.00 o 3.50.';

test("a new product's price accepts a decimal comma and refuses an ambiguous number", async () => {
  const screen = await openScreen(<ProductEditor product={newProduct} onCreated={() => {}} />, {
    me,
    responses: {
      'POST /api/admin/products': aRefusal(500, 'Hoy no.'),
      'GET /api/admin/suppliers': { suppliers: [] },
      'GET /api/admin/products/similar': { products: [] },
    },
  });
  await screen.getByLabelText('Nombre', { exact: true }).fill('Maví');
  await screen.getByLabelText('Categoría', { exact: true }).selectOptions('Café');
  await screen.getByRole('tab', { name: 'Precio' }).click();
  await screen.getByLabelText('Precio regular, $').fill('3,499');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(screen.getByText(AMBIGUOUS_PRICE)).toBeVisible();
  expect(screen.sent('POST /api/admin/products')).toEqual([]);
  await screen.getByLabelText('Precio regular, $').fill('2,25');
  await screen.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(() => screen.sent('POST /api/admin/products')).toHaveLength(1);
  expect(screen.sent('POST /api/admin/products')[0]?.body).toMatchObject({ price: 2.25 });
});

test('a scheduled price accepts a decimal comma and refuses an ambiguous number', async () => {
  const key = 'POST /api/admin/products/{id}/scheduled-prices';
  const screen = await openScreen(<SchedulePriceDialog productId={newProduct.id} onClose={() => {}} />, {
    me,
    responses: { [key]: aRefusal(500, 'Hoy no.') },
  });
  await screen.getByLabelText('Desde').fill('2030-01-07');
  await screen.getByLabelText('Precio, $').fill('3,499');
  await screen.getByRole('button', { name: 'Programar' }).click();
  await expect.element(screen.getByText(AMBIGUOUS_PRICE)).toBeVisible();
  await screen.getByLabelText('Precio, $').fill('2,25');
  await screen.getByRole('button', { name: 'Programar' }).click();
  await expect.poll(() => screen.sent(key).map(({ body }) => body)).toMatchObject([{ price: 2.25 }]);
});

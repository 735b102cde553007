import { expect, test } from 'vitest';
import { ProductEditor } from '../../../app/admin/product-editor.tsx';
import { aMe, aRefusal, offline, openScreen, type Responses } from '../../../testing/open-screen.tsx';
import '../../../kit/admin/admin.css';
import { newProduct } from './new-product.ts';

const SIMILAR = 'GET /api/admin/products/similar';
const CREATE = 'POST /api/admin/products';
const rice = {
  id: '0b6c1f0e-7d5b-4c3a-9a51-5f8c4d3e2b10',
  ...{ title: 'Arroz blanco grano largo', package_label: '5 lb', is_active: false },
};

const open = async (similar: NonNullable<Responses[typeof SIMILAR]>) => {
  const screen = await openScreen(<ProductEditor product={newProduct} onCreated={() => {}} />, {
    me: aMe({ roles: ['catalogo'] }),
    responses: {
      [CREATE]: aRefusal(500, 'Hoy no.'),
      'GET /api/admin/suppliers': { suppliers: [] },
      [SIMILAR]: similar,
    },
  });
  await screen.getByLabelText('Nombre', { exact: true }).fill('Arroz grano largo blanco');
  await screen.getByLabelText('Categoría', { exact: true }).selectOptions('Café');
  await screen.getByRole('tab', { name: 'Precio' }).click();
  await screen.getByLabelText('Precio regular, $').fill('3.25');
  return { screen, save: screen.getByRole('button', { name: 'Guardar cambios' }) };
};

test('a new product that looks like one that exists is said so, and isn’t made until somebody says it is another', async () => {
  const { screen, save } = await open({ products: [rice] });
  await expect.element(screen.getByText('Ya hay uno que se parece')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Arroz blanco grano largo, 5 lb (oculto)' });
  await expect.element(link).toHaveAttribute('href', `/admin/products/${rice.id}`);
  expect(screen.sent(SIMILAR).at(-1)?.query).toMatchObject({ title: 'Arroz grano largo blanco' });
  await save.click();
  await expect.element(screen.getByText(/Se parece a uno que ya existe/).first()).toBeVisible();
  expect(screen.sent(CREATE)).toEqual([]);
  await screen.getByRole('button', { name: 'Es otro producto' }).click();
  expect(screen.getByText('Ya hay uno que se parece').query()).toBeNull();
  await save.click();
  await expect.poll(() => screen.sent(CREATE)).toHaveLength(1);
});

test('a question that nobody answers keeps no product from being made', async () => {
  const { screen, save } = await open(offline);
  await save.click();
  await expect.poll(() => screen.sent(CREATE)).toHaveLength(1);
  expect(screen.getByText(/que se parece/).query()).toBeNull();
});

import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CategoryWithCart } from '../../app/category-with-cart.tsx';
import { DESKTOP, openScreen, PHONE } from '../../testing/open-screen.tsx';
import { someFacets } from '../public/filters/facets.builders.ts';
import { aProductCard } from '../public/product-card.builders.ts';

const kinds = ['Huevos', 'Yogurt griego'];

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s a category is filtered by subcategory', async (width, size) => {
  const screen = await openScreen(
    <main>
      <Routes>
        <Route path="/category/:categoryId" element={<CategoryWithCart />} />
      </Routes>
    </main>,
    {
      at: '/category/lacteos?tipo=Huevos',
      size,
      responses: {
        'GET /api/products': ({ query: { kind = '' } }) => {
          const products = kinds
            .filter((name) => kind.includes(name))
            .flatMap((name) => [1, 2, 3, 4].map((at) => aProductCard(`${name} ${at}`, [])));
          const facets = someFacets(30, {
            total: products.length,
            kinds: kinds.map((value) => ({ value, count: 4 })),
          });
          return { products, total: products.length, facets };
        },
      },
    },
  );
  const count = page.getByRole('main').getByRole('status').first();
  await expect.element(count).toHaveTextContent(/^4 productos$/);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOptions('Precio por unidad');
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/category/lacteos?tipo=Huevos&orden=unidad');
  const isPhone = width === 'phone';
  if (isPhone) await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = isPhone
    ? page.getByRole('dialog', { name: 'Filtros' })
    : page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByRole('checkbox', { name: /^Yogurt griego/ }).click();
  if (isPhone) await panel.getByRole('button', { name: 'Ver 8 productos' }).click();
  await expect.element(count).toHaveTextContent(/^8 productos$/);
  expect(screen.sent('GET /api/products').at(-1)?.query).toMatchObject({
    category: 'lacteos',
    sort: 'unit-price',
  });
});

import { expect, test } from 'vitest';
import { RecipesWithProduct } from '../../app/admin/recipes-with-product.tsx';
import { aMe, DESKTOP, openScreen } from '../../testing/open-screen.tsx';
import { aRecipeRow } from './admin-recipe.builders.ts';
import { RecipesPage } from './recipes-page.tsx';

test('the list says what there is to look at in each recipe', async () => {
  const warnings = ['«Culantro» ya no se vende.', 'Falta el tiempo.', 'Falta la foto.'];
  const screen = await openScreen(<RecipesPage />, {
    at: '/admin/recipes?q=caldo',
    me: aMe({ roles: ['admin'] }),
    size: DESKTOP,
    responses: {
      'GET /api/admin/recipes': { recipes: [aRecipeRow({ title: 'Caldo', warnings })], next: null },
      'GET /api/admin/recipes/overview': {
        total: 1,
        warned: 1,
        by_state: { borrador: 0, programada: 0, publicada: 1, 'con-cambios': 0, archivada: 0 },
      },
    },
  });
  await expect
    .element(screen.getByText('«Culantro» ya no se vende. Falta el tiempo. Y 1 más.'))
    .toBeVisible();
  await expect.element(screen.getByText('1 receta en la tienda · 1 por mirar')).toBeVisible();
  expect(screen.sent('GET /api/admin/recipes').at(-1)?.query).toEqual({ q: 'caldo' });
});

test('a product names the recipes that it would be missing in', async () => {
  const rows = ['Caldo doble', 'Caldo que queda'].map((title) => aRecipeRow({ title }));
  const screen = await openScreen(<RecipesWithProduct productId="culantro" />, {
    responses: { 'GET /api/admin/recipes': { recipes: rows, next: null } },
  });
  const section = screen.getByRole('region', { name: '2 recetas lo usan' });
  await expect
    .element(section.getByRole('link', { name: 'Caldo doble' }))
    .toHaveAttribute('href', `/admin/recipes/${rows[0]?.id}?seccion=ingredientes`);
  expect(screen.sent('GET /api/admin/recipes').at(-1)?.query).toEqual({ product: 'culantro' });
});

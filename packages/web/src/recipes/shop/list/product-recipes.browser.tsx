import { expect, test } from 'vitest';
import { DESKTOP, openScreen } from '../../../testing/open-screen.tsx';
import { aRecipeSummary } from '../recipe.builders.ts';
import { ProductRecipes } from './product-recipes.tsx';

test('a product names the recipes that use it, each opens over its page', async () => {
  const recipes = [aRecipeSummary({ title: 'Arroz con gandules' }), aRecipeSummary({ title: 'Sancocho' })];
  const screen = await openScreen(<ProductRecipes productId="gandules" />, {
    at: '/product/gandules',
    responses: { 'GET /api/products/{id}/recipes': { recipes } },
    size: DESKTOP,
  });
  const section = screen.getByRole('region', { name: 'Recetas que lo usan' });
  await expect.element(section.getByRole('article')).toHaveLength(2);
  await section.getByRole('link', { name: 'Sancocho' }).click();
  expect(location.pathname + location.search).toBe(`/product/gandules?receta=${recipes[1]?.id}`);
});

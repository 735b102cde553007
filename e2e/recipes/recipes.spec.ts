import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cartButton, enterShop, toastOf } from '../browsing.ts';
import { callApiOrThrow, type Json } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse, tokenOf } from '../test-users.ts';
import { someRecipe } from './recipe.ts';

const recipe = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });

/** All of it is for sale, and it has steps to cook. */
const isBuyable = ({ ingredients, instructions }: Json): boolean =>
  ingredients.every(({ product }: Json) => product?.stock > 20) && instructions.length > 2;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a recipe is found on the home page and in the list, cooked, bought, and named by its products', async ({
  page,
}) => {
  test.slow();
  const nurse = await aNurse();
  const token = await tokenOf(nurse);
  const { recipes } = await callApiOrThrow('/api/recipes?mealPrep=true&limit=10', { token });
  await enterShop(page, nurse);
  await page.getByRole('heading', { name: 'Comidas Congeladas' }).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('region', { name: 'Cocina y guarda' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(
    recipes.slice(0, 4).map(({ title }: Json) => title),
  );
  const { id, title } = recipes[0];
  const link = carousel.getByRole('link', { name: title });
  // Shelves above are still loading and move the page's offset, so what counts is the link's place on the screen.
  const click = await page.evaluateHandle(() => {
    const clicked = { top: Number.NaN };
    const readTop = ({ target }: MouseEvent) => {
      clicked.top = (target as Element).closest('a')?.getBoundingClientRect().top ?? Number.NaN;
    };
    document.addEventListener('click', readTop, { capture: true, once: true });
    return clicked;
  });
  await link.click();
  await expect(recipe(page, title)).toBeVisible();
  await expect(page).toHaveURL(`/?receta=${id}`);
  await page.goBack();
  await expect(recipe(page, title)).toBeHidden();
  await expect(link).toBeFocused();
  await expect
    .poll(() =>
      link.evaluate((element, { top }) => Math.abs(element.getBoundingClientRect().top - top), click),
    )
    .toBeLessThan(4);

  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name: 'Recetas Express' }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(7);
  await page.getByRole('button', { name: /^Todas las recetas \(\d+\)$/ }).click();
  const list = page.getByRole('dialog', { name: 'Todas las recetas' });
  await list.getByRole('searchbox').fill('GANDUL');
  await expect(page).toHaveURL(/buscar=GANDUL/);
  const matches = list.getByRole('article').first().getByRole('link');
  const matchTitle = (await matches.textContent()) ?? '';
  await matches.click();
  await expect(recipe(page, matchTitle)).toBeVisible();
  await page.reload();
  await expect(recipe(page, matchTitle)).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('searchbox')).toHaveValue('GANDUL');
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL('/');

  const dish = await someRecipe(token, isBuyable);
  const productId = dish.ingredients[0].productId;
  await page.goto(`/product/${productId}`);
  const section = page.getByRole('region', { name: 'Recetas que lo usan' });
  await section.scrollIntoViewIfNeeded();
  const { recipes: named } = await callApiOrThrow(`/api/products/${productId}/recipes`, { token });
  await expect(section.getByRole('article')).toHaveCount(named.length);
  await page.goto(`/product/${productId}?receta=${dish.id}`);
  await page.getByRole('button', { name: 'Cocinar paso a paso' }).click();
  const kitchen = page.getByRole('dialog').last();
  await kitchen.getByRole('button', { name: 'Siguiente' }).click();
  const second = `Paso 2 de ${dish.instructions.length}`;
  await expect(kitchen.getByText(second)).toBeVisible();
  await page.reload();
  await expect(kitchen.getByText(second)).toBeVisible();
  await isClean(page, 'the kitchen');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect(toastOf(page)).toContainText('en tu carrito');
  await isClean(page, 'a recipe whose ingredients are in the cart');
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toHaveAccessibleName(/Artículos: [1-9]/);
});

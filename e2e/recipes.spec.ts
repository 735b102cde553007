import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { cartButton, enterShop, failAt, toastOf } from './browsing.ts';
import { aNurse, tokenOf } from './people.ts';
import { someRecipe } from './recipe.ts';
import { askApi, type Json } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

const recipe = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
const tool = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** Four for four people, of which three are for sale and none is asked for twice. */
const isPlain = ({ ingredients, servings }: Json): boolean =>
  servings === 4 &&
  ingredients.length >= 4 &&
  ingredients.every(({ product }: Json) => product?.stock > 20) &&
  new Set(ingredients.map(({ productId }: Json) => productId)).size === ingredients.length;

/** The recipe's answer with a change, as it would be on another day. */
const onAnotherDay = (page: Page, id: string, change: (recipe: Json) => void) =>
  page.route(`**/api/recipes/${id}`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });

test.beforeEach(async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the meal-prep recipes of the home page: up to four, paused, and each opens over the page', async ({
  page,
}) => {
  const nurse = await aNurse();
  const { recipes } = await askApi('/api/recipes?mealPrep=true&limit=10', { token: await tokenOf(nurse) });
  await enterShop(page, nurse);
  await page.getByRole('heading', { name: 'Comidas Congeladas' }).scrollIntoViewIfNeeded();
  const carousel = page.getByRole('region', { name: 'Cocina y guarda' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.getByRole('article')).toHaveCount(4);
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText(
    recipes.slice(0, 4).map(({ title }: Json) => title),
  );
  // Under reduced motion it stands still from the start, and may be set going.
  await carousel.getByRole('button', { name: 'Reanudar el carrusel de recetas' }).click();
  await expect(carousel.getByRole('button', { name: 'Pausar el carrusel de recetas' })).toBeVisible();
  const title = recipes[0].title;
  const link = carousel.getByRole('link', { name: title });
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(recipe(page, title)).toBeVisible();
  await expect(page).toHaveURL(`/?receta=${recipes[0].id}`);
  await isClean(page, 'a recipe');
  await page.goBack();
  await expect(recipe(page, title)).toBeHidden();
  await expect(link).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(4);
});

test('a recipe: for how many, what goes into the cart, what is there already', { tag: bothWidths }, async ({
  page,
}) => {
  const nurse = await aNurse();
  const dish = await someRecipe(await tokenOf(nurse), isPlain);
  await enterShop(page, nurse, { path: `/?receta=${dish.id}` });
  const dialog = recipe(page, dish.title);
  await expect(dialog.getByRole('heading', { name: 'Preparación' })).toBeVisible();
  await expect(dialog.getByText('4 personas').first()).toBeVisible();
  const [first] = dish.ingredients;
  await expect(dialog.getByText(first.quantity, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Para uno menos' }).click();
  await dialog.getByRole('button', { name: 'Para uno menos' }).click();
  await expect(dialog.getByRole('group', { name: 'Para cuántos' })).toContainText('2-3 personas');
  await expect(page).toHaveURL(`/?receta=${dish.id}&para=2`);
  await page.reload();
  await expect(dialog.getByRole('group', { name: 'Para cuántos' })).toContainText('2-3 personas');
  await dialog.getByRole('button', { name: 'Para uno más' }).click();
  await dialog.getByRole('button', { name: 'Para uno más' }).click();
  await expect(page).toHaveURL(`/?receta=${dish.id}`);

  const needed = dish.ingredients.filter(({ optional }: Json) => !optional);
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(needed.length);
  await dialog.getByRole('button', { name: `Agregar solo ${needed[0].productTitle}`, exact: true }).click();
  await expect(dialog.getByText(/^En tu carrito: /)).toHaveCount(1);
  await dialog.getByRole('checkbox', { checked: true }).first().uncheck();
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect(dialog.getByText(/^En tu carrito: /)).toHaveCount(needed.length - 1);
  await expect(toastOf(page)).toContainText('en tu carrito');
  await isClean(page, 'a recipe that is half in the cart');
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect(toastOf(page)).toContainText('Error al agregar ingredientes');
  await expect(toastOf(page)).toContainText('Escoge al menos uno de la lista.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(cartButton(page)).toHaveAccessibleName(/Artículos: [1-9]/);
});

test('what is missing is said, and what to do', async ({ page }) => {
  const nurse = await aNurse();
  const dish = await someRecipe(await tokenOf(nurse), isPlain);
  const [soldOut, gone] = dish.ingredients.filter(({ optional }: Json) => !optional);
  await onAnotherDay(page, dish.id, ({ ingredients }) => {
    for (const ingredient of ingredients) {
      if (ingredient.productId === soldOut.productId) ingredient.product.stock = 0;
      if (ingredient.productId === gone.productId) ingredient.product = null;
    }
  });
  await enterShop(page, nurse, { path: `/?receta=${dish.id}` });
  const dialog = recipe(page, dish.title);
  await expect(dialog.getByText(`Sin Stock · ${soldOut.productTitle}`)).toBeVisible();
  await expect(dialog.getByText('Ya no lo vendemos. Cámbialo por otro parecido.')).toBeVisible();
  await isClean(page, 'a recipe that lacks something');
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect(toastOf(page)).toContainText(`Sin Stock: ${soldOut.productTitle}.`);
  await expect(toastOf(page)).toContainText('Ya no lo vendemos: ');
  await expect(dialog.getByText('Lo que queda de esta receta está en tu carrito')).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver parecidos' }).click();
  await expect(page).toHaveURL(`/product/${soldOut.productId}`);

  await page.unrouteAll();
  await onAnotherDay(page, dish.id, ({ ingredients }) => {
    for (const ingredient of ingredients) ingredient.product = null;
  });
  await page.goto(`/?receta=${dish.id}`);
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect(toastOf(page)).toContainText('No se pudieron encontrar los productos');
});

test('a recipe that isn’t there, and one that doesn’t load', async ({ page }) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/?receta=7d1b0000-0000-4000-8000-000000000000' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'No encontramos esa receta' })).toBeVisible();
  await isClean(page, 'an unknown recipe');
  await dialog.getByRole('button', { name: 'Ver todas las recetas' }).click();
  await expect(page.getByRole('dialog', { name: 'Todas las recetas' })).toBeVisible();
  await failAt(page, '**/api/recipes/*');
  await page.getByRole('dialog').getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar la receta');
  await isClean(page, 'a recipe that failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible();
});

test('Recetas Express: seven in four categories, whole and single into the cart', async ({ page }) => {
  const nurse = await aNurse();
  const { recipes } = await askApi('/api/recipes/express', { token: await tokenOf(nurse) });
  expect(recipes).toHaveLength(7);
  await enterShop(page, nurse, { path: '/education' });
  await tool(page, 'Recetas Express');
  const list = page.getByRole('dialog', { name: 'Recetas Express' });
  await expect(list.getByRole('article')).toHaveCount(7);
  await isClean(page, 'Recetas Express');
  for (const [id, label] of [
    ['pre-shift', 'Antes del turno'],
    ['during-shift', 'Durante el turno'],
    ['post-shift', 'Después del turno'],
    ['night-shift', 'Turno de noche'],
  ] as const) {
    await list.getByRole('button', { name: label, exact: true }).click();
    const ofShift = recipes.filter(({ category }: Json) => category === id);
    expect(ofShift.length).toBeGreaterThan(0);
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(ofShift.map(({ title }: Json) => title));
  }
  await list.getByRole('button', { name: 'Todas', exact: true }).click();
  const [whole, single] = recipes;
  await list.getByRole('button', { name: new RegExp(`^Agregar los ingredientes de ${whole.title}`) }).click();
  await expect(list.getByRole('article').filter({ hasText: whole.title })).toContainText(
    'Ya está en tu carrito',
  );
  await list.getByRole('link', { name: single.title }).click();
  const dialog = recipe(page, single.title);
  const ingredient = single.ingredients.find(
    ({ productId }: Json) => !whole.ingredients.some((other: Json) => other.productId === productId),
  );
  await dialog.getByRole('button', { name: `Agregar solo ${ingredient.productTitle}`, exact: true }).click();
  await expect(toastOf(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('link', { name: single.title })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Herramientas' })).toBeFocused();
  await expect(page).toHaveURL('/education');
});

test('all recipes: searched, filtered, none found, and back to the same list', { tag: bothWidths }, async ({
  page,
}) => {
  const nurse = await aNurse();
  const { recipes, total } = await askApi('/api/recipes?limit=200', { token: await tokenOf(nurse) });
  await enterShop(page, nurse, { path: '/education' });
  await tool(page, 'Recetas Express');
  await page.getByRole('button', { name: `Todas las recetas (${total})` }).click();
  const list = page.getByRole('dialog', { name: 'Todas las recetas' });
  await expect(list.getByRole('status')).toHaveText(`${total} recetas`);
  await isClean(page, 'all recipes');
  await list.getByRole('button', { name: 'Turno de noche' }).click();
  await list.getByRole('button', { name: 'Cena' }).click();
  const found = recipes.filter(({ category, meal }: Json) => category === 'night-shift' && meal === 'cena');
  await expect(list.getByRole('article')).toHaveCount(found.length);
  await list.getByRole('searchbox', { name: 'Buscar recetas' }).fill('zzzz');
  await expect(list.getByRole('heading', { name: 'Ninguna receta así' })).toBeVisible();
  await isClean(page, 'no such recipe');
  await list.getByRole('button', { name: 'Quitar los filtros' }).click();
  await expect(list.getByRole('article')).toHaveCount(total);
  await list.getByRole('searchbox').fill('GANDUL');
  await expect(list.getByRole('status')).toHaveText(/^\d{1,2} recetas?$/);
  await expect(page).toHaveURL(/buscar=GANDUL/);
  const link = list.getByRole('article').first().getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(recipe(page, title)).toBeVisible();
  await page.reload();
  await expect(recipe(page, title)).toBeVisible();
  await page.goBack();
  await expect(recipe(page, title)).toBeHidden();
  await expect(list.getByRole('searchbox')).toHaveValue('GANDUL');
  await page.goBack();
  await expect(list).toBeHidden();
});

test('a product names the recipes that use it', async ({ page }) => {
  const nurse = await aNurse();
  const token = await tokenOf(nurse);
  const dish = await someRecipe(token, isPlain);
  const [{ productId }] = dish.ingredients;
  const { recipes } = await askApi(`/api/products/${productId}/recipes`, { token });
  await enterShop(page, nurse, { path: `/product/${productId}` });
  const section = page.getByRole('region', { name: 'Recetas que lo usan' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(recipes.length);
  await isClean(page, 'a product with recipes');
  await section.getByRole('link', { name: recipes[0].title }).click();
  await expect(page).toHaveURL(`/product/${productId}?receta=${recipes[0].id}`);
  await expect(recipe(page, recipes[0].title)).toBeVisible();
});

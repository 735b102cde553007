import type { RecipeIngredientJson } from '@nutricion/contract/recipes/recipes';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { somePreferences } from '../../../accounts/public/preferences.builders.ts';
import { aShownImage } from '../../../catalog/public/shown-image.builders.ts';
import { aRefusal, DESKTOP, openScreen, PHONE, type Responses } from '../../../testing/open-screen.tsx';
import { anIngredient, aRecipe, aRecipeSummary } from '../recipe.builders.ts';
import { RecipeLayer } from '../recipe-layer.tsx';

const openAt = async (at: string, responses: Responses, size: readonly [number, number] = PHONE) => {
  const screen = await openScreen(<RecipeLayer />, {
    at,
    size,
    responses: { 'GET /api/me/preferences': somePreferences(), ...responses },
  });
  return { ...screen, toast: screen.getByRole('region', { name: /^Avisos/ }) };
};

const openRecipe = async (ingredients: readonly RecipeIngredientJson[], size?: readonly [number, number]) => {
  const recipe = aRecipe({ title: 'Arroz con gandules', ingredients: [...ingredients] });
  const screen = await openAt(`/?receta=${recipe.id}`, { 'GET /api/recipes/{id}': recipe }, size);
  const dialog = screen.getByRole('dialog', { name: 'Arroz con gandules' });
  await expect.element(dialog.getByRole('heading', { name: 'Preparación' })).toBeVisible();
  return { ...screen, recipe, dialog };
};

const soldOut = (ingredient: RecipeIngredientJson): RecipeIngredientJson => ({
  ...ingredient,
  product: ingredient.product && { ...ingredient.product, stock: 0 },
});
const gone = (ingredient: RecipeIngredientJson): RecipeIngredientJson => ({ ...ingredient, product: null });

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the number of people changes the amounts and the address, on %s', async (_, size) => {
  const { dialog, recipe } = await openRecipe([anIngredient('Arroz'), anIngredient('Gandules')], size);
  const people = dialog.getByRole('group', { name: 'Para cuántos' });
  await expect.element(people).toHaveTextContent('4 personas');
  await expect.element(dialog.getByText('1 taza de arroz', { exact: true })).toBeVisible();
  const fewer = dialog.getByRole('button', { name: 'Para uno menos' });
  await fewer.click();
  await fewer.click();
  await expect.element(people).toHaveTextContent('2-3 personas');
  await expect.element(dialog.getByText('½ taza de arroz', { exact: true })).toBeVisible();
  expect(location.search).toBe(`?receta=${recipe.id}&para=2`);
  const more = dialog.getByRole('button', { name: 'Para uno más' });
  await more.click();
  await more.click();
  await expect.element(people).toHaveTextContent('4 personas');
  expect(location.search).toBe(`?receta=${recipe.id}`);
});

test('an address that says for how many opens the recipe for them', async () => {
  const recipe = aRecipe();
  const { getByRole } = await openAt(`/?receta=${recipe.id}&para=2`, { 'GET /api/recipes/{id}': recipe });
  await expect.element(getByRole('group', { name: 'Para cuántos' })).toHaveTextContent('2-3 personas');
});

test.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('what is chosen goes into the cart, one or all, on %s', async (_, size) => {
  const { dialog, toast } = await openRecipe(
    [
      ...['Arroz', 'Gandules', 'Calabaza'].map((title) => anIngredient(title)),
      anIngredient('Aguacate', { optional: true }),
    ],
    size,
  );
  const checked = dialog.getByRole('checkbox', { checked: true });
  const inCart = dialog.getByText(/^En tu carrito: /);
  await expect.element(checked).toHaveLength(3);
  await dialog.getByRole('button', { name: 'Agregar solo Arroz', exact: true }).click();
  await expect.element(inCart).toHaveLength(1);
  await checked.first().click();
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect.element(inCart).toHaveLength(2);
  await expect.element(toast).toHaveTextContent('Calabaza: en tu carrito');
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect.element(toast).toHaveTextContent('Error al agregar ingredientes');
  await expect.element(toast).toHaveTextContent('Escoge al menos uno de la lista.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.search).toBe('');
});

test('what is missing is said, and what to do', async () => {
  const [rice, peas, squash] = [anIngredient('Arroz'), anIngredient('Gandules'), anIngredient('Calabaza')];
  const { dialog, toast } = await openRecipe([soldOut(rice), gone(peas), squash]);
  await expect.element(dialog.getByText('Sin Stock · Arroz')).toBeVisible();
  await expect.element(dialog.getByText('Ya no lo vendemos. Cámbialo por otro parecido.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect.element(toast).toHaveTextContent('Sin Stock: Arroz.');
  await expect.element(toast).toHaveTextContent('Ya no lo vendemos: 1 taza de gandules.');
  await expect.element(dialog.getByText('Lo que queda de esta receta está en tu carrito')).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver parecidos' }).click();
  expect(location.pathname).toBe(`/product/${rice.productId}`);
});

test('a recipe of which nothing is sold puts nothing into the cart', async () => {
  const { dialog, toast } = await openRecipe([gone(anIngredient('Arroz')), gone(anIngredient('Gandules'))]);
  await dialog.getByRole('button', { name: 'Agregar ingredientes' }).click();
  await expect.element(toast).toHaveTextContent('No se pudieron encontrar los productos');
});

test('a recipe that isn’t there leads to all recipes, and one that doesn’t load is tried again', async () => {
  const recipe = aRecipe({ title: 'Arroz con gandules' });
  const screen = await openAt('/?receta=7d1b0000-0000-4000-8000-000000000000', {
    'GET /api/recipes/{id}': aRefusal(404, 'No está.'),
    'GET /api/recipes': { recipes: [aRecipeSummary({ id: recipe.id, title: recipe.title })], total: 1 },
  });
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('heading', { name: 'No encontramos esa receta' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver todas las recetas' }).click();
  const list = screen.getByRole('dialog', { name: 'Todas las recetas' });
  screen.respond({ 'GET /api/recipes/{id}': aRefusal(500, 'Ahora no.') });
  await list.getByRole('article').getByRole('link').click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar la receta');
  screen.respond({ 'GET /api/recipes/{id}': recipe });
  await screen.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Preparación' })).toBeVisible();
});

test('a recipe with a photo shows it instead of its drawing', async () => {
  const recipe = aRecipe({ title: 'Sancocho', image: aShownImage({ alt: 'Un plato servido' }) });
  await openAt(`/?receta=${recipe.id}`, { 'GET /api/recipes/{id}': recipe });
  await expect.poll(() => document.querySelector('[role=dialog] picture img')).not.toBeNull();
});

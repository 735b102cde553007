import { expect, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { enterShop, toastOf } from './browsing.ts';
import { adminToken, demoAdmin } from './people.ts';
import { aProduct } from './products.ts';
import { askApi, type Json } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const ask = async (path: string, method: 'GET' | 'POST' | 'PATCH' = 'GET', body?: Json): Promise<Json> =>
  askApi(path, { method, token: await adminToken(), ...(body && { body }) });

const ingredient = (product: Json, label: string): Json => ({
  product_id: product.id,
  label,
  amount: 1,
  unit: 'unidad',
  optional: false,
  prepared: null,
  substitutes: [],
});

const aRecipe = async (title: string, products: readonly Json[], parts: Json = {}): Promise<Json> => {
  const draft = await ask('/api/admin/recipes', 'POST', {
    title,
    emoji: '🍲',
    category: 'other',
    meal: 'cena',
    equipment: 'una-olla',
    difficulty: 'easy',
    servings: 2,
    prep_time: 10,
    cook_time: 20,
    meal_prep_friendly: false,
    shelf_life_days: null,
    kept_in: 'nevera',
    keeps_longer_because: null,
    tags: ['criollo'],
    description: 'Sírvelo caliente.',
    instructions: ['Pica todo.', 'Cocina 20 minutos.'],
    ingredients: products.map((product) => ingredient(product, `1 ${product.title}`)),
    ...parts,
  });
  return ask(`/api/admin/recipes/${draft.id}/moves`, 'POST', { version: draft.version, move: 'publish' });
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const aside = (page: Page) => page.getByRole('region', { name: 'Lo que sale' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const pick = async (page: Page, product: Json): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Agregar un ingrediente' }).fill(product.title);
  await page.getByRole('button', { name: new RegExp(`^${product.title}`) }).click();
};

test(`a recipe is written, computed as it is typed, published, and customers cook it at once ${bothWidths}`, async ({
  page,
}) => {
  const [yam, codfish] = [
    await aProduct({ title: 'Yautía de receta', price: 4 }),
    await aProduct({ title: 'Gandul de receta', price: 2 }),
  ];
  await enterShop(page, demoAdmin, { path: '/admin/recipes' });
  await page.getByRole('link', { name: 'Receta nueva' }).click();
  const title = `Guiso de yautía ${yam.title.slice(-4)}`;
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByLabel('Comida', { exact: true }).selectOption('cena');
  await page.getByLabel('Con qué se cocina').selectOption('una-olla');
  await page.getByLabel('Consejo de nutrición').fill('Sírvelo con ensalada.');
  await page.getByRole('textbox', { name: 'Etiquetas' }).fill('criollo,');
  await isClean(page, 'a new recipe');

  await tab(page, 'Ingredientes').click();
  await pick(page, yam);
  await pick(page, codfish);
  const cards = page.getByRole('listitem').filter({ has: page.getByLabel('Lo que lee quien cocina') });
  for (const [position, label] of ['½ yautía', '1 lata de gandules'].entries()) {
    await cards.nth(position).getByLabel('Lo que lee quien cocina').fill(label);
    await cards
      .nth(position)
      .getByLabel('Cantidad')
      .fill(position === 0 ? '0.5' : '1');
    await cards.nth(position).getByLabel('Unidad').selectOption('unidades');
  }
  // Half of what costs $4 and the whole of what costs $2, for two.
  await expect(aside(page)).toContainText('$2.00por porción');
  await expect(aside(page)).toContainText('Escribe 2 pasos o más');
  await isClean(page, 'the ingredients of a recipe');

  await tab(page, 'Pasos').click();
  for (const [position, step] of ['Pela y pica.', 'Hierve 25 minutos.'].entries()) {
    await page.getByRole('button', { name: 'Agregar un paso' }).click();
    await page.getByRole('textbox', { name: `Paso ${position + 1}` }).fill(step);
  }
  await expect(page.getByRole('list', { name: 'Relojes de este paso' })).toHaveText('25 minutos');
  await expect(aside(page)).toContainText('Se puede publicar');
  await isClean(page, 'the steps of a recipe');
  await tab(page, 'Vista previa').click();
  await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(title);
  await isClean(page, 'the preview of a recipe');
  await save(page);
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await expect(page).toHaveURL(/\/admin\/recipes\/[0-9a-f-]{36}/);
  const id = /recipes\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await page.getByRole('button', { name: 'Publicar' }).click();
  await isClean(page, 'a recipe about to be published');
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(toastOf(page)).toContainText('Publicada');
  await page.goto(`/?receta=${id}`);
  await expect(page.getByRole('dialog')).toContainText('1 lata de gandules');
});

test(`changes wait beside what customers see, meet a colleague's, and any version comes back ${bothWidths}`, async ({
  page,
}) => {
  const products = [
    await aProduct({ title: 'Ñame de receta', price: 4 }),
    await aProduct({ title: 'Maíz de receta', price: 2 }),
  ];
  const recipe = await aRecipe(`Sancocho ${products[0]?.title.slice(-4)}`, products);
  await enterShop(page, demoAdmin, { path: `/admin/recipes/${recipe.id}` });
  await page.getByLabel('Porciones').fill('4');
  const { version } = await ask(`/api/admin/recipes/${recipe.id}`);
  await ask(`/api/admin/recipes/${recipe.id}`, 'PATCH', { version, servings: 6, cook_time: 45 });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('region', { name: 'Otra persona guardó primero' });
  await expect(conflict).toBeVisible();
  await expect(page.getByLabel('Minutos de cocción')).toHaveValue('45');
  await isClean(page, 'a recipe that a colleague saved first');
  await conflict.getByRole('radio', { name: /^Lo mío/ }).check();
  await save(page);
  await expect(toastOf(page)).toContainText('Borrador guardado');
  await expect(page.getByText('Cambios sin publicar')).toBeVisible();
  expect((await ask(`/api/recipes/${recipe.id}`)).servings).toBe(2);

  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Minutos de cocción');
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect.poll(async () => (await ask(`/api/recipes/${recipe.id}`)).servings).toBe(4);

  await tab(page, 'Versiones').click();
  await page.getByRole('button', { name: 'Ver qué cambia' }).last().click();
  await isClean(page, 'the versions of a recipe');
  await page.getByRole('button', { name: 'Volver a la versión 1' }).click();
  await expect(page.getByLabel('Porciones')).toHaveValue('2');
  await save(page);
  await tab(page, 'Historial').click();
  await expect(page.getByText('publicó la receta').first()).toBeVisible();
  await isClean(page, 'the history of a recipe');
});

test(`what goes away warns its recipes; two alike become one and old links lead to it ${bothWidths}`, async ({
  page,
}) => {
  const [gone, stays] = [
    await aProduct({ title: 'Culantro de receta', price: 4 }),
    await aProduct({ title: 'Calabaza de receta', price: 2 }),
  ];
  const mark = gone.title.slice(-4);
  const double = await aRecipe(`Caldo doble ${mark}`, [gone, stays]);
  const survivor = await aRecipe(`Caldo que queda ${mark}`, [stays, gone]);
  const { version } = await ask(`/api/admin/products/${gone.id}`);
  await ask(`/api/admin/products/${gone.id}`, 'PATCH', { version, is_active: false });
  await enterShop(page, demoAdmin, { path: `/admin/recipes?q=${encodeURIComponent(mark)}` });
  await expect(page.getByText(`«${gone.title}» ya no se vende.`)).toHaveCount(2);
  await isClean(page, 'the list of recipes');
  await page.goto(`/admin/products/${gone.id}`);
  await expect(page.getByRole('region', { name: '2 recetas lo usan' })).toContainText('Caldo doble');

  await page.goto(`/admin/recipes/${double.id}`);
  await page.getByRole('button', { name: 'Unir a otra' }).click();
  await page.getByRole('searchbox', { name: '¿Cuál se queda?' }).fill('Caldo que queda');
  await page.getByRole('button', { name: new RegExp(`^Caldo que queda ${mark}`) }).click();
  await isClean(page, 'two recipes about to become one');
  await page.getByRole('button', { name: /^Unir a «Caldo que queda/ }).click();
  await expect(toastOf(page)).toContainText('Unidas');
  await expect(page).toHaveURL(new RegExp(survivor.id));
  await expect.poll(async () => (await ask(`/api/recipes/${double.id}`)).id).toBe(survivor.id);
  await page.getByRole('button', { name: 'Archivar' }).click();
  await expect(toastOf(page)).toContainText('ya no se ve');
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('button', { name: 'Archivar' })).toBeVisible();
});

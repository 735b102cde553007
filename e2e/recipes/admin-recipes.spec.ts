import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct } from '../products.ts';
import type { Json } from '../shop.ts';
import { test } from '../story.ts';
import { demoAdmin } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const aside = (page: Page) => page.getByRole('region', { name: 'Lo que sale' });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click();
const pick = async (page: Page, product: Json): Promise<void> => {
  await page.getByRole('searchbox', { name: 'Agregar un ingrediente' }).fill(product.title);
  await page.getByRole('button', { name: new RegExp(`^${product.title}`) }).click();
};

test('a recipe is written, computed as it is typed, published, and customers cook it at once', async ({
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

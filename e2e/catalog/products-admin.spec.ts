import { expect, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct, shownProduct } from '../products.ts';
import { callApiOrThrow, type Json, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, demoAdmin, demoPassword } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const onlyLooks = {
  fullName: 'Lectura Demo',
  email: 'lectura@hospital-san-rafael.example',
  password: demoPassword,
};

const productOf = async (id: string): Promise<Json> =>
  callApiOrThrow(`/api/admin/products/${id}`, { token: await adminToken() });

/** What a colleague saves meanwhile, over the version that is. */
const colleagueSaves = async (id: string, changes: Json): Promise<void> => {
  const { version } = await productOf(id);
  const token = await adminToken();
  await callApiOrThrow(`/api/admin/products/${id}`, {
    method: 'PATCH',
    token,
    body: { version, ...changes },
  });
};

const openRecord = async (page: Page, id: string, section = '') => {
  await enterShop(page, demoAdmin, { path: `/admin/products/${id}${section && `?seccion=${section}`}` });
  await expect(page.getByRole('tablist', { name: 'Secciones' })).toBeVisible();
};

test(`by keyboard alone a product is found, its price changed, taken back, and settled with a colleague ${bothWidths}`, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A keyboard is at a desk.');
  const rice = await aProduct({ title: 'Arroz del catálogo', price: 4 });
  await enterShop(page, demoAdmin, { path: '/admin/products' });
  await expect(page.getByRole('table', { name: 'Productos' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(rice.title);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').press('Tab');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: rice.title })).toBeFocused();

  await page.keyboard.press('e');
  await page.keyboard.type('4.50');
  await page.keyboard.press('Enter');
  const price = page.getByRole('button', { name: new RegExp(`^Precio de ${rice.title}: 4.50`) });
  await expect(price).toBeFocused();
  await expect(toastOf(page)).toContainText('$4.50');
  await expect.poll(async () => (await shownProduct(rice.id)).price).toBe(4.5);
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect.poll(async () => (await productOf(rice.id)).price).toBe(4);

  // A jump asks why, and keeps what was typed.
  const cell = page.getByRole('button', { name: new RegExp(`^Precio de ${rice.title}:`) });
  await cell.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('¿Por qué?')).toBeFocused();
  await isClean(page, 'a price that needs a reason');
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();

  await colleagueSaves(rice.id, { price: 4.2 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('4.40');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/lo dejó en \$4.20/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar lo mío' }).press('Enter');
  await expect.poll(async () => (await productOf(rice.id)).price).toBe(4.4);
});

test('a bulk change is previewed, made and undone', async ({ page }) => {
  const name = `Lote ${Date.now()}`;
  const products = [
    await aProduct({ title: `${name} A`, price: 2 }),
    await aProduct({ title: `${name} B`, price: 4 }),
  ];
  await enterShop(page, demoAdmin, { path: `/admin/products?q=${encodeURIComponent(name)}` });
  for (const { title } of products) await page.getByLabel(`Escoger ${title}`).check();
  await page.getByRole('button', { name: 'Cambiar…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Ver cómo quedarían' }).click();
  await expect(sheet.getByText('Escribe cuánto')).toBeVisible();
  await sheet.getByLabel('Precio, valor').fill('-10');
  await sheet.getByRole('button', { name: 'Ver cómo quedarían' }).click();
  await expect(sheet).toContainText('$1.80');
  await isClean(page, 'what a batch would do');
  await sheet.getByRole('button', { name: 'Aplicar a 2 productos' }).click();
  await expect(toastOf(page)).toContainText('2 productos cambiados');
  await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect
    .poll(async () => Promise.all(products.map(async ({ id }) => (await productOf(id)).price)))
    .toEqual([2, 4]);
});

test(`a record is edited against a colleague, left and found again, and taken back ${bothWidths}`, async ({
  page,
}) => {
  const milk = await aProduct({ title: 'Leche del catálogo', price: 3 });
  await openRecord(page, milk.id);
  await isClean(page, 'a product’s record');
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Leche mía');
  await page.getByRole('link', { name: 'Productos', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Productos' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Aquí está lo que escribiste y no guardaste.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Leche mía');

  await colleagueSaves(milk.id, { title: 'Leche de la colega', aisle: '9' });
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('region', { name: 'Otra persona guardó primero' });
  await expect(conflict).toContainText('Leche de la colega');
  await expect(page.getByLabel('Pasillo')).toHaveValue('9');
  await isClean(page, 'a record that a colleague saved first');
  await conflict.getByRole('radio', { name: /^Lo mío/ }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toastOf(page)).toContainText('Cambios guardados');
  expect(await productOf(milk.id)).toMatchObject({ title: 'Leche mía', aisle: '9' });

  await page.getByRole('tab', { name: 'Historial' }).click();
  await isClean(page, 'a product’s history');
  await page.getByRole('button', { name: /^Volver a este valor: Nombre, Leche de la colega/ }).click();
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Leche de la colega');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.poll(async () => (await productOf(milk.id)).title).toBe('Leche de la colega');
});

test(`prices, stock and what is in it stand in their sections ${bothWidths}`, async ({ page }) => {
  const oats = await aProduct({ title: 'Avena del catálogo', price: 3, stock: 7 });
  // What it may say of itself goes by its shelf's reference amount.
  await shopDatabase()
    .updateTable('products')
    .set({ detected_subcategory: 'Cereales' })
    .where('id', '=', oats.id)
    .execute();
  await openRecord(page, oats.id, 'precio');
  await expect(page.getByRole('img', { name: /a hoy, entre/ })).toBeVisible();
  await page.getByText('Verlo como tabla').click();
  await isClean(page, 'a product’s prices');
  await page.getByRole('tab', { name: 'Inventario' }).click();
  await expect(page.getByRole('region', { name: 'En el anaquel' })).toContainText('7');
  await isClean(page, 'a product’s stock');
  await page.getByRole('tab', { name: 'Nutrición y alérgenos' }).click();
  const contains = page.getByRole('group', { name: 'Contiene', exact: true });
  await expect(contains.getByRole('checkbox', { name: 'Sin datos' })).toBeChecked();
  await contains.getByRole('checkbox', { name: 'Trigo' }).check();
  await page.getByLabel('Gramos de una porción').fill('40');
  await page.getByLabel('Fibra, g').fill('15');
  await expect(page.getByRole('region', { name: 'Lo que puede decir de sí' })).toContainText('Alto en fibra');
  await isClean(page, 'what is in a product');
});

test('a product that isn’t shown says why, and is corrected there', async ({ page }) => {
  const beans = await aProduct({ title: 'Gandules del catálogo' });
  await colleagueSaves(beans.id, { is_active: false });
  await openRecord(page, beans.id);
  const panel = page.getByRole('region', { name: '¿Por qué no se ve?' });
  await expect(panel).toContainText('oculto');
  await panel.getByRole('button', { name: 'Poner a la venta' }).click();
  await expect(panel).toContainText('Se ve en la tienda');
  await expect.poll(async () => (await productOf(beans.id)).is_active).toBe(true);
});

test('an administrator with read access can change nothing', async ({ page }) => {
  const rice = await aProduct({ title: 'Arroz que se mira' });
  await enterShop(page, onlyLooks, { path: `/admin/products?q=${encodeURIComponent(rice.title)}` });
  await expect(page.getByRole('link', { name: rice.title })).toBeVisible();
  await expect(page.getByRole('button', { name: /Cambiar|Importar/ })).toHaveCount(0);
  await page.getByRole('link', { name: rice.title }).click();
  await expect(page.getByRole('definition').filter({ hasText: rice.title })).toBeVisible();
  await expect(page.locator('main').getByRole('textbox', { name: 'Nombre' })).toHaveCount(0);
});

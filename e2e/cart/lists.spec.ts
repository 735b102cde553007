import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cardOf, enterShop, toastOf } from '../browsing.ts';
import { aProduct, changePrice, changeStock } from '../products.ts';
import { callApi, callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse, tokenOf } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a heart keeps a product, on the card, on its page and in the profile', async ({ page }) => {
  const nurse = await aNurse();
  const acerolas = await aProduct({ title: 'Acerolas del corazón' });
  await enterShop(page, nurse, { path: `/?search=${encodeURIComponent(acerolas.title)}` });
  const heart = page.getByRole('button', { name: `Favorito: ${acerolas.title}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const box = await heart.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await isClean(page, 'cards with hearts');

  await page.goto(`/product/${acerolas.id}`);
  const favorite = page.getByRole('button', { name: 'Favorito', exact: true });
  await expect(favorite).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/profile?seccion=favoritos');
  const storedList = cardOf(page, acerolas.title);
  await expect(storedList).toBeVisible();
  await isClean(page, 'favourites');
  await storedList.getByRole('button', { name: /^Favorito:/ }).click();
  await expect(page.getByText('Todavía no tienes favoritos')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Todavía no tienes favoritos')).toBeVisible();
});

test('a heart that cannot be kept goes back and says why', async ({ page }) => {
  const acerolas = await aProduct({ title: 'Acerolas sin red' });
  await enterShop(page, await aNurse(), { path: `/product/${acerolas.id}` });
  const favorite = page.getByRole('button', { name: 'Favorito', exact: true });
  await page.route('**/api/me/favorites/*', (route) => route.abort());
  await favorite.click();
  await expect(toastOf(page)).toContainText('No pudimos guardarlo');
  await expect(favorite).toHaveAttribute('aria-pressed', 'false');
});

test('a list is made on a product’s page, changed, checked off and put into the cart', async ({ page }) => {
  test.setTimeout(90_000);
  const nurse = await aNurse();
  const [rice, beans, gone] = await Promise.all([
    aProduct({ title: 'Arroz de lista', price: 4 }),
    aProduct({ title: 'Gandules de lista', price: 3, stock: 2 }),
    aProduct({ title: 'Panapén de lista', price: 2 }),
  ]);
  await enterShop(page, nurse, { path: `/product/${rice.id}` });
  const opener = page.getByRole('button', { name: 'Guardar en lista' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Guardar en una lista' });
  await expect(dialog.getByLabel('Tu primera lista')).toBeVisible();
  await isClean(page, 'dialog of lists');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Crear y guardar' }).click();
  await expect(dialog.getByText('Ponle un nombre a la lista.')).toBeVisible();
  await dialog.getByLabel('Tu primera lista').fill('Semana');
  await dialog.getByLabel('Tu primera lista').press('Enter');
  await expect(toastOf(page)).toContainText('Guardado en «Semana»');
  for (const { id } of [beans, gone]) {
    await page.goto(`/product/${id}`);
    await page.getByRole('button', { name: 'Guardar en lista' }).click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.getByRole('checkbox', { name: /Semana/ }).check();
    await saved;
  }

  await page.goto('/profile?seccion=favoritos');
  await page.getByRole('link', { name: /Semana/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Semana' })).toBeVisible();
  await isClean(page, 'list');
  const line = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await line(beans.title)
    .getByRole('button', { name: `Uno más de ${beans.title}` })
    .click();
  await line(beans.title)
    .getByRole('button', { name: `Uno más de ${beans.title}` })
    .click();
  await expect(line(beans.title)).toContainText('Quedan 2');
  await page.getByRole('checkbox', { name: `Ya tengo ${rice.title}` }).check();
  await expect(page.getByText('1 de 3 listos')).toBeVisible();
  await page.getByRole('checkbox', { name: `Ya tengo ${rice.title}` }).uncheck();

  await test.step('a line that is taken off comes back', async () => {
    await line(rice.title)
      .getByRole('button', { name: `Quitar ${rice.title}` })
      .click();
    await expect(line(rice.title)).toBeHidden();
    await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(rice.title)).toBeVisible();
  });
  await test.step('its name changes, and a taken one is refused at the field', async () => {
    const token = await tokenOf(nurse);
    await callApiOrThrow('/api/me/lists', {
      token,
      body: { id: crypto.randomUUID(), name: 'Fiesta', lines: [] },
    });
    await page.getByRole('button', { name: 'Más sobre esta lista' }).click();
    await isClean(page, 'menu of a list');
    await page.getByRole('menuitem', { name: 'Cambiar el nombre' }).click();
    const name = page.getByRole('dialog').getByLabel('Nombre de la lista');
    await name.fill('fiesta');
    await name.press('Enter');
    await expect(page.getByText('Ya tienes una lista que se llama «Fiesta»', { exact: false })).toBeVisible();
    await expect(name).toHaveValue('fiesta');
    await isClean(page, 'name refused');
    await name.fill('Compra grande');
    await name.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Compra grande' })).toBeVisible();
  });
  await test.step('the preview tells what is dearer, scarce and gone, and the cart gets the rest', async () => {
    await changePrice(rice.id, 4.5);
    await shopDatabase()
      .updateTable('products')
      .set({ is_active: false })
      .where('id', '=', gone.id)
      .execute();
    await page.reload();
    await page.getByRole('button', { name: 'Poner la lista en el carrito' }).click();
    const preview = page.getByRole('dialog', { name: 'Poner en el carrito' });
    await expect(preview).toContainText('Hay 2 de 3 productos.');
    await expect(preview).toContainText('Subió: antes $4.00');
    await expect(preview).toContainText('Caben 2 de 3');
    await expect(preview).toContainText('Ya no lo vendemos');
    await isClean(page, 'preview of a list');
    await preview.getByRole('button', { name: /^Agregar 2 productos · \$10\.50/ }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: rice.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: gone.title })).toBeHidden();
  });
  await test.step('the list is deleted, and comes back whole', async () => {
    await page.goto('/profile?seccion=favoritos');
    await page.getByRole('link', { name: /Compra grande/ }).click();
    await page.getByRole('button', { name: 'Más sobre esta lista' }).click();
    await page.getByRole('menuitem', { name: 'Borrar la lista' }).click();
    await expect(toastOf(page)).toContainText('Borraste «Compra grande»');
    await expect(page.getByRole('link', { name: /Compra grande/ })).toBeHidden();
    await toastOf(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('link', { name: /Compra grande/ })).toContainText('2 productos');
  });
});

test('a list of somebody else, and one that does not load', async ({ page }) => {
  const [nurse, other] = await Promise.all([aNurse(), aNurse()]);
  const id = crypto.randomUUID();
  await callApiOrThrow('/api/me/lists', {
    token: await tokenOf(other),
    body: { id, name: 'Ajena', lines: [] },
  });
  await enterShop(page, nurse, { path: `/profile?seccion=favoritos&lista=${id}` });
  await expect(page.getByRole('heading', { name: 'No encontramos esa lista' })).toBeVisible();
  await isClean(page, 'unknown list');
  // Without a network there is a copy; a server that fails has none.
  await page.route('**/api/me/lists', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('link', { name: 'Ver tus listas' }).click();
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar esto');
  await page.unroute('**/api/me/lists');
  await page.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect(page.getByText('Todavía no tienes listas')).toBeVisible();
  expect((await callApi(`/api/me/lists/${id}`, { token: await tokenOf(nurse) })).status).toBe(404);
});

test('what is sold out stays a favourite, and its card says so', async ({ page }) => {
  const nurse = await aNurse();
  const quenepas = await aProduct({ title: 'Quenepas contadas', stock: 4 });
  await callApiOrThrow(`/api/me/favorites/${quenepas.id}`, { token: await tokenOf(nurse), method: 'PUT' });
  await changeStock(quenepas.id, 0);
  await enterShop(page, nurse, { path: '/profile?seccion=favoritos' });
  await expect(cardOf(page, quenepas.title)).toContainText('Sin Stock');
});

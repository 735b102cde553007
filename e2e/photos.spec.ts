import { expect, type Page } from '@playwright/test';
import { aHeic, aPicture } from '../packages/server/src/features/images/render/pictures.builders.ts';
import { isClean } from './axe.ts';
import { enterShop, toastOf } from './browsing.ts';
import { adminToken, demoAdmin, demoNurse } from './people.ts';
import { aProduct, shownProduct } from './products.ts';
import { askApi, type Json } from './shop.ts';
import { test } from './story.ts';
import { bothWidths } from './widths.ts';

/** Drawing a photo gives way to everything else that the machine does. */
const drawn = { timeout: 45_000 };
test.slow();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const aFile = async (seed: number, name = 'foto.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture({ seed, width: 800, height: 600 }).jpeg({ quality: 90 }).toBuffer(),
});

const openPhotos = async (page: Page, productId: string) => {
  await enterShop(page, demoAdmin, { path: `/admin/products/${productId}?seccion=fotos` });
  await expect(page.getByText('Todavía no tiene foto')).toBeVisible();
};
const chooser = (page: Page) => page.getByLabel('Escoger fotos');
const cardOf = (page: Page, title: string) => page.getByRole('region', { name: `Foto de ${title}` });

/** What a colleague saves meanwhile, over the version that is. */
const colleagueSaves = async (productId: string, changes: Json): Promise<void> => {
  const token = await adminToken();
  const { images } = await askApi(`/api/admin/products/${productId}/images`, { token });
  await askApi(`/api/admin/products/${productId}/images/${images[0].id}`, {
    method: 'PATCH',
    token,
    body: { version: images[0].version, ...changes },
  });
};

test(`a photo is brought, told about, published, seen by customers and taken back ${bothWidths}`, async ({
  page,
}) => {
  const milk = await aProduct({ title: 'Leche con foto' });
  await openPhotos(page, milk.id);
  await isClean(page, 'a product without a photo');
  await chooser(page).setInputFiles([
    await aFile(101, 'leche.jpg'),
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: aHeic() },
  ]);
  const refused = page.getByRole('listitem').filter({ hasText: 'IMG_1.heic' });
  await expect(refused).toContainText('Más compatible', drawn);
  const card = cardOf(page, milk.title);
  await expect(card).toContainText('Borrador');

  await card.getByRole('button', { name: 'Publicar' }).click();
  await expect(card).toContainText('Di en pocas palabras qué se ve');
  await expect(card).toContainText('Di de quién es la foto');
  await isClean(page, 'a photo that lacks its text and rights');
  await card.getByLabel('Qué se ve').fill('Un galón de leche sobre una mesa');
  await card.getByLabel('¿De quién es la foto?').selectOption('propia');
  await card.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toContainText('ya la ven los clientes');
  await expect(page.getByText('La que se ve', { exact: true })).toBeVisible();
  await refused.getByRole('button', { name: 'Olvidar IMG_1.heic' }).click();
  await expect(refused).toHaveCount(0);
  await isClean(page, 'a published photo');

  await expect.poll(async () => (await shownProduct(milk.id)).image?.alt).toContain('galón');
  await enterShop(page, demoNurse, { path: `/product/${milk.id}` });
  const shown = page.getByRole('img', { name: 'Un galón de leche sobre una mesa' });
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif');

  await enterShop(page, demoAdmin, { path: `/admin/products/${milk.id}?seccion=fotos` });
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(toastOf(page)).toContainText('vuelve el dibujo');
  await expect.poll(async () => (await shownProduct(milk.id)).image).toBeUndefined();
});

test('where a photo doesn’t come, its drawing stands', async ({ page }) => {
  const milk = await aProduct({ title: 'Leche sin red' });
  await openPhotos(page, milk.id);
  await chooser(page).setInputFiles(await aFile(102));
  await expect(cardOf(page, milk.title)).toBeVisible(drawn);
  await colleagueSaves(milk.id, { state: 'publicada', alt: 'Un galón de leche', rights: 'propia' });
  await expect.poll(async () => (await shownProduct(milk.id)).image).toBeDefined();
  await page.route('**/uploads/**', (route) => route.abort());
  await enterShop(page, demoNurse, { path: `/product/${milk.id}` });
  await expect(page.locator('main img[src*="/art/"]').first()).toBeVisible();
});

test('photos are dropped and pasted, and one that another product has is told of', async ({ page }) => {
  const [one, other] = [await aProduct({ title: 'Primera' }), await aProduct({ title: 'Segunda' })];
  await openPhotos(page, one.id);
  await give(page, await aFile(103), 'drop');
  await expect(cardOf(page, one.title)).toBeVisible(drawn);
  await openPhotos(page, other.id);
  await give(page, await aFile(103), 'paste');
  const card = cardOf(page, other.title);
  await expect(card).toContainText('Se parece mucho a otra', drawn);
  await isClean(page, 'a photo that another product has');
  await card.getByRole('link', { name: one.title }).click();
  await expect(page.getByRole('heading', { name: one.title, level: 1 })).toBeVisible();
});

/** As a browser gives a file to a page. */
const give = async (page: Page, file: Awaited<ReturnType<typeof aFile>>, how: 'drop' | 'paste') => {
  const given = { how, name: file.name, type: file.mimeType, letters: file.buffer.toString('base64') };
  await page.evaluate(async ({ how: way, name, type, letters }) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name, { type }));
    const zone = document.querySelector('input[aria-label="Escoger fotos"]')?.parentElement;
    if (way === 'drop')
      zone?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    else document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, given);
};

test(`two who tell about one photo are both asked ${bothWidths}`, async ({ page, isMobile }) => {
  test.skip(isMobile, 'The record is the same.');
  const milk = await aProduct({ title: 'Leche de dos' });
  await openPhotos(page, milk.id);
  await chooser(page).setInputFiles(await aFile(104));
  const card = cardOf(page, milk.title);
  await expect(card).toBeVisible(drawn);
  await card.getByLabel('Qué se ve').fill('Lo que yo veo');
  await colleagueSaves(milk.id, { alt: 'Lo que ella ve' });
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Otra persona guardó primero' })).toBeVisible();
  await page.getByRole('radio', { name: /Lo que yo veo/ }).check();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(toastOf(page)).toContainText('Foto guardada');
  await expect(page.getByRole('img', { name: 'Lo que yo veo' })).toBeVisible();
});

test(`a recipe's photo is framed by keyboard, licensed, and stands on the wall and in the shop ${bothWidths}`, async ({
  page,
  isMobile,
}) => {
  await enterShop(page, demoAdmin, { path: '/admin/recipe-images?estado=falta' });
  const wall = page.getByRole('list', { name: 'Imágenes de recetas' });
  const tile = wall.getByRole('listitem').nth(isMobile ? 0 : 1);
  await expect(tile).toContainText('Falta');
  await isClean(page, 'the wall of recipes');
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/recipe-images\/.+/);
  await expect(page.getByText('Todavía no tiene foto')).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await chooser(page).setInputFiles(await aFile(isMobile ? 105 : 106));
  const card = cardOf(page, title);
  await expect(card).toBeVisible(drawn);
  await card.getByRole('button', { name: 'Encuadrar' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Encuadrar' });
  await dialog.getByRole('button', { name: 'Cuadrada' }).press('Enter');
  await dialog.getByLabel('Acercar').press('ArrowRight');
  await dialog.getByRole('button', { name: /^Marco/ }).press('Shift+ArrowLeft');
  const point = dialog.getByRole('button', { name: /^Punto/ });
  await point.press('Shift+ArrowUp');
  await expect(point).toHaveAccessibleName(/50 % de ancho y 40 % de alto/);
  await isClean(page, 'framing a photo');
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(toastOf(page)).toContainText('Encuadre guardado', drawn);

  await card.getByLabel('Qué se ve').fill('Un plato servido');
  await card.getByLabel('¿De quién es la foto?').selectOption('licencia');
  await card.getByLabel('Enlace de la licencia').fill('https://creativecommons.org/licenses/by/4.0/');
  await card.getByLabel('Vale hasta').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await card.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText(/^Vence en \d días/)).toBeVisible();
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(page.getByRole('dialog')).toContainText('publicó una foto de');
  await page.keyboard.press('Escape');

  const id = page.url().split('/').at(-1);
  await page.getByRole('link', { name: 'Imágenes de recetas' }).first().click();
  await page.getByRole('button', { name: /^Por vencer/ }).click();
  await expect(wall.getByRole('listitem').filter({ hasText: title })).toContainText('Vence en');
  await enterShop(page, demoNurse, { path: `/?receta=${id}` });
  await expect(page.getByRole('dialog').locator('picture img')).toBeVisible();
});

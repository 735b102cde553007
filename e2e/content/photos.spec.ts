import { expect } from '@playwright/test';
import { aHeic, anImageFile } from '../../packages/server/src/content/images/render/image-file.builders.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct, shownProduct } from '../products.ts';
import { test } from '../story.ts';
import { demoAdmin, demoNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

/** The server resizes photos at a low priority. */
const drawn = { timeout: 45_000 };
test.slow();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(`a photo is uploaded, described, published, seen by customers and withdrawn ${bothWidths}`, async ({
  page,
}) => {
  const milk = await aProduct({ title: 'Leche con foto' });
  const photo = await anImageFile({ seed: 101, width: 800, height: 600 }).jpeg({ quality: 90 }).toBuffer();
  await enterShop(page, demoAdmin, { path: `/admin/products/${milk.id}?seccion=fotos` });
  await expect(page.getByText('Todavía no tiene foto')).toBeVisible();
  await page.getByLabel('Escoger fotos').setInputFiles([
    { name: 'leche.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: aHeic() },
  ]);
  const refused = page.getByRole('listitem').filter({ hasText: 'IMG_1.heic' });
  await expect(refused).toContainText('Más compatible', drawn);
  const card = page.getByRole('region', { name: `Foto de ${milk.title}` });
  await expect(card).toContainText('Borrador');

  await card.getByRole('button', { name: 'Publicar' }).click();
  await expect(card).toContainText('Di en pocas palabras qué se ve');
  await expect(card).toContainText('Di de quién es la foto');
  await card.getByLabel('Qué se ve').fill('Un galón de leche sobre una mesa');
  await card.getByLabel('¿De quién es la foto?').selectOption('propia');
  await card.getByRole('button', { name: 'Publicar' }).click();
  await expect(toastOf(page)).toContainText('ya la ven los clientes');
  await expect(page.getByText('La que se ve', { exact: true })).toBeVisible();
  await refused.getByRole('button', { name: 'Olvidar IMG_1.heic' }).click();
  await expect(refused).toHaveCount(0);

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

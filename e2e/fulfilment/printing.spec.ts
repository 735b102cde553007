import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital } from '../test-users.ts';
import { aColleagueUser, anOrderToPick, catalogProduct } from './picking.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const INCH = 72;

/** The sizes of a PDF's pages in inches, as its page objects say them. */
const pageSizes = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Number(width) / INCH} × ${Number(height) / INCH}`,
  );

test('a round is printed in one go, its bags counted before, and nothing of it twice by mistake', async ({
  page,
}) => {
  const hospital = await aHospital();
  const [rice, milk, packer] = await Promise.all([
    catalogProduct('arroz-grano-mediano'),
    catalogProduct('leche-fresca-2'),
    aColleagueUser('almacen'),
  ]);
  const date = '2031-04-09';
  const ids = [
    await anOrderToPick({ date, items: [{ productId: rice.id, quantity: 1 }] }),
    await anOrderToPick({
      date,
      items: [
        { productId: rice.id, quantity: 2 },
        { productId: milk.id, quantity: 1 },
      ],
    }),
  ];
  const orders = await shopDatabase()
    .updateTable('orders')
    .set({ status: 'listo', hospital_id: hospital.id, recipient_name: 'María del Carmen Ortiz' })
    .where('id', 'in', ids)
    .returning(['id', 'number'])
    .execute();
  const cold = orders.find(({ id }) => id === ids[1])?.number ?? '';

  await page.addInitScript(() => {
    window.print = () => {};
  });
  await enterShop(page, packer, { path: '/admin/print' });
  await isClean(page, 'the rounds to print');
  await page.getByRole('link', { name: new RegExp(`${hospital.name}.*2 sin etiqueta`) }).click();
  await expect(page.getByRole('button', { name: 'Imprimir 3 etiquetas, 2 hojas y la ruta' })).toBeVisible();
  await page.getByLabel(`Bolsas sin frío de ${cold}`).selectOption('2');
  await expect(page.getByRole('button', { name: 'Imprimir 4 etiquetas, 2 hojas y la ruta' })).toBeVisible();
  await isClean(page, 'what is printed of a round');

  const preview = page.getByRole('region', { name: 'Así sale' });
  await expect(preview.getByText('Bolsa 3 de 3')).toBeVisible();
  expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual([
    ...Array.from({ length: 3 }, () => '8.5 × 11'),
    ...Array.from({ length: 4 }, () => '4 × 3'),
  ]);

  await page.getByRole('button', { name: /^Imprimir 4 etiquetas/ }).click();
  await isClean(page, 'whether it came out');
  await page.getByRole('button', { name: 'Sí, salió todo' }).click();
  await expect(toastOf(page)).toContainText('Anotado como impreso');
  await expect(page.getByRole('button', { name: 'Nada por imprimir' })).toBeDisabled();
  await page.getByLabel('También lo ya impreso', { exact: true }).click();
  await page.getByLabel('Hojas de empaque', { exact: true }).click();
  await page.getByLabel('Hoja de ruta', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Imprimir 4 etiquetas' })).toBeVisible();
  await expect(preview.getByText('M. D. C.').first()).toBeVisible();
  await expect(preview.getByText('María del Carmen')).toHaveCount(0);
});

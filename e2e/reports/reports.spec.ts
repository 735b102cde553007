import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, aHospital, aNurse, demoAdmin, tokenOf } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test(`a day is looked back on: its figures, the orders behind one, its file, and other days ${bothWidths}`, async ({
  page,
}) => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const rice = await aProduct({ title: 'Arroz del reporte', price: 4, stock: 50 });
  const id = await anOrderOf(await tokenOf(nurse), [{ productId: rice.id, quantity: 3 }]);
  const { number } = await callApiOrThrow(`/api/admin/orders/${id}`, { token: await adminToken() });

  await enterShop(page, demoAdmin, { path: '/admin/reports' });
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await expect(page.getByText(/Contado hasta las/)).toBeVisible();
  await isClean(page, 'today’s report');
  await page.getByRole('button', { name: 'Ver los pedidos de Pedidos hechos' }).click();
  const orders = page.getByRole('dialog', { name: 'Pedidos hechos' });
  await expect(orders.getByRole('link', { name: number })).toBeVisible();
  await isClean(page, 'the orders behind a figure');
  await page.keyboard.press('Escape');

  await page
    .getByRole('navigation', { name: 'Reportes' })
    .getByRole('link', { name: 'Ventas' })
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await page.getByRole('button', { name: 'Este mes' }).press('Enter');
  await expect(page).toHaveURL(/reporte=ventas&desde=\d{4}-\d{2}-01/);
  await expect(
    page
      .getByRole('table', { name: 'Por producto' })
      .or(page.getByText('En estos días no hubo nada que contar aquí.'))
      .first(),
  ).toBeVisible();
  await isClean(page, 'a month of sales');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ventas-\d{4}-\d{2}-01-.*\.csv$/);

  // Back and forth between reports keeps the days.
  await page.getByRole('navigation', { name: 'Reportes' }).getByRole('link', { name: 'IVU del mes' }).click();
  await expect(page).toHaveURL(/reporte=ivu&desde=\d{4}-\d{2}-01/);
  await expect(page.getByRole('heading', { name: 'IVU por remitir' })).toBeVisible();
  await page.getByText('Qué cuenta').first().click();
  await expect(page.getByText('cada papel redondea el suyo')).toBeVisible();
});

test('a search that finds nothing is taught, and finds at once', async ({ page }) => {
  const word = `zumbete${Date.now() % 100_000}`;
  const rice = await aProduct({ title: 'Arroz de grano zumbado' });
  const people = await shopDatabase().selectFrom('profiles').select('id').limit(6).execute();
  // Of six people, since what few looked for isn't told; and another word, with which what few looked for may hide.
  const searches = [
    ...people.map(({ id }) => ({ id, query: word })),
    ...people.slice(1).map(({ id }) => ({ id, query: `${word}s` })),
  ];
  for (const { id, query } of searches)
    await shopDatabase()
      .insertInto('searches')
      .values({
        id: crypto.randomUUID(),
        user_id: id,
        hospital_id: null,
        query,
        normalized: query,
        corrected_query: null,
        result_count: 0,
        top_product_ids: [],
        chosen_product_id: null,
        is_entered: true,
        created_at: new Date(),
      })
      .execute();
  await enterShop(page, demoAdmin, { path: '/admin/reports?reporte=busquedas' });
  await page
    .getByRole('table', { name: 'No encuentran nada' })
    .getByRole('button', { name: word, exact: true })
    .click();
  const sheet = page.getByRole('dialog', { name: `«${word}»` });
  await sheet.getByRole('button', { name: 'Enseñar' }).click();
  await expect(sheet.getByText('Escribe cómo le dice la tienda.')).toBeVisible();
  await sheet.getByLabel(/quiere decir/).fill('zumbado');
  await sheet.getByRole('button', { name: 'Enseñar' }).click();
  await expect(toastOf(page)).toContainText('Aprendido');
  await isClean(page, 'what a search was taught');
  const token = await adminToken();
  await expect
    .poll(async () => {
      const { results } = await callApiOrThrow(`/api/products/search?q=${word}`, { token });
      return results.map(({ id }: { id: string }) => id);
    })
    .toContain(rice.id);
});

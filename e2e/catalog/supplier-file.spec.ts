import { expect } from '@playwright/test';
import { aWorkbook } from '../../packages/server/src/catalog/admin/csv/workbook.builders.ts';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, demoCatalog, uniqueText } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a supplier’s workbook is matched, seen before it changes anything, imported and undone', async ({
  page,
}) => {
  const name = `Distribuidora ${uniqueText()}`;
  const [beans, milk] = [
    await aProduct({ title: 'Gandules del suplidor', price: 2 }),
    await aProduct({ title: 'Leche del suplidor', price: 3 }),
  ];
  const { id: supplierId } = await shopDatabase()
    .insertInto('suppliers')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [{ id }, supplier_code] of [
    [beans, 'GV-15'],
    [milk, 'LF-64'],
  ] as const)
    await shopDatabase()
      .updateTable('products')
      .set({ supplier_id: supplierId, supplier_code })
      .where('id', '=', id)
      .execute();
  const priceOf = async (id: string) =>
    (await callApiOrThrow(`/api/admin/products/${id}`, { token: await adminToken() })).price;
  const book = await aWorkbook([
    [`${name}, noviembre`],
    ['Artículo no.', 'Descripción', 'Detal nuevo'],
    ['GV-15', 'GANDULES 15 OZ', 2.15],
    ['LF-64', 'LECHE 64 OZ', 4.2],
  ]);

  await enterShop(page, demoCatalog, { path: '/admin/products' });
  await page.getByRole('button', { name: 'Importar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Importar productos' });
  await sheet.getByLabel('¿De qué suplidor es?').selectOption(name);
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'lista-de-noviembre.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(book),
  });
  await sheet.getByLabel('Qué es «Detal nuevo»').selectOption('Precio regular');
  await isClean(page, 'the columns of a supplier’s file');
  await sheet.getByRole('button', { name: 'Ver qué cambia' }).click();
  await expect(sheet.getByText('Salto de precio +40 %')).toBeVisible();
  await isClean(page, 'what a supplier’s file would change');
  expect([await priceOf(beans.id), await priceOf(milk.id)]).toEqual([2, 3]);
  await sheet.getByLabel('¿Por qué?').fill('Lista de noviembre');
  await sheet.getByRole('button', { name: 'Importar 2' }).click();
  await expect(toastOf(page)).toContainText('2 productos importados');
  await expect.poll(async () => [await priceOf(beans.id), await priceOf(milk.id)]).toEqual([2.15, 4.2]);

  // Somebody mends one of them since: the other goes back, and that one is named.
  const { version } = await callApiOrThrow(`/api/admin/products/${milk.id}`, { token: await adminToken() });
  await callApiOrThrow(`/api/admin/products/${milk.id}`, {
    ...{ method: 'PATCH', token: await adminToken() },
    body: { version, price: 4 },
  });
  await page.goto('/admin/products/batches?q=noviembre');
  await page.getByRole('link', { name: 'Archivo de 2 productos' }).first().click();
  await expect(page.getByText(/Lista de noviembre»/)).toBeVisible();
  await isClean(page, 'an imported file');
  await page.getByRole('button', { name: 'Deshacer 1 producto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
  await expect(toastOf(page)).toContainText('1 como estaban, 1 no');
  await expect.poll(async () => [await priceOf(beans.id), await priceOf(milk.id)]).toEqual([2, 4]);
  await expect(page.getByText('Este lote se deshizo.')).toBeVisible();
});

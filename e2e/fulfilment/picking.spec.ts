import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aBarcode, aColleagueUser, anOrderToPick, catalogProduct } from './picking.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('two orders are picked with one hand: one short with a substitute, offline in the middle, looked through, ready', async ({
  page,
  context,
}) => {
  const [rice, milk, other, picker] = await Promise.all([
    catalogProduct('arroz-grano-mediano'),
    catalogProduct('leche-fresca-2'),
    catalogProduct('arroz-grano-largo'),
    aColleagueUser('almacen'),
  ]);
  const barcode = aBarcode();
  const date = '2031-03-05';
  const rices = { productId: rice.id, quantity: 2 };
  const first = await anOrderToPick({ date, items: [rices, { productId: milk.id, quantity: 1 }] });
  const second = await anOrderToPick({ date, items: [rices] });
  await enterShop(page, picker, { path: '/admin/picking' });
  await isClean(page, 'what there is to pick');
  await page
    .getByRole('region', { name: /^miércoles, 5 de marzo/ })
    .getByRole('button', { name: 'Tomar 2 pedidos' })
    .click();

  const now = page.getByRole('region', { name: 'Toca ahora' });
  await expect(now).toContainText(rice.title);
  await expect(now).toContainText('Pasillo 2');
  await isClean(page, 'a stop on the walk');
  // Nobody has taught the number on its package yet: whoever holds it does.
  await page.keyboard.type(`${barcode}\n`);
  await isClean(page, 'a number that nobody knows');
  await page.getByRole('button', { name: 'Sí, es este: apréndelo' }).click();
  await expect(page.getByText(`1 en la bolsa 1: ${rice.title}`).first()).toBeVisible();
  await page.keyboard.type(`${barcode}\n`);

  // The shelf has one more: the other bag gets it, and something else.
  await page.getByRole('button', { name: 'Falta' }).click();
  const sheet = page.getByRole('dialog', { name: `Falta ${rice.title}` });
  await sheet.getByRole('button', { name: `Uno menos de ${rice.title}` }).click();
  await isClean(page, 'what to do about what is missing');
  await sheet.getByRole('button', { name: new RegExp(other.title) }).click();
  await expect(sheet).toBeHidden();
  // What was tapped so far has arrived: the network takes away only what comes now.
  await expect(page.getByText(/\d+ sin enviar/)).toBeHidden();

  await context.setOffline(true);
  await page.keyboard.type(`${rice.sku}\n`);
  await expect(page.getByText(`1 en la bolsa 2: ${rice.title}`).first()).toBeVisible();
  await page.keyboard.type('no-es-de-aqui\n');
  await expect(page.getByRole('alert')).toContainText('no va en este lote');
  await expect(now).toContainText(`En lugar de ${rice.title}`);
  await page.getByRole('button', { name: 'Puesto' }).click();
  await expect(now).toContainText(milk.title);
  await expect(page.getByText('2 sin enviar')).toBeVisible();
  await isClean(page, 'a walk without a network');
  await page.getByRole('button', { name: 'Puesto' }).click();
  await page.getByRole('button', { name: 'Revisar las bolsas' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Todo enviado')).toBeVisible();

  await isClean(page, 'bags to look through');
  await page.getByRole('button', { name: 'La bolsa 1 está completa' }).click();
  await page.getByRole('button', { name: 'La bolsa 2 está completa' }).click();
  await page.getByRole('button', { name: 'Listo: 2 pedidos' }).click();
  await expect(page.getByText('Lote terminado')).toBeVisible();
  await expect(toastOf(page)).toContainText('2 pedidos están listos');
  const orders = await shopDatabase()
    .selectFrom('orders')
    .select(['id', 'status', 'total_cents', 'packed_total_cents'])
    .where('id', 'in', [first, second])
    .execute();
  for (const order of orders) {
    expect(order.status).toBe('listo');
    expect(order.packed_total_cents).toBeLessThanOrEqual(order.total_cents);
  }
});

import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aRound } from './deliveries.ts';
import { aColleagueUser, catalogProduct } from './picking.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a route is carried with one hand: one by its code, one by a photo without a network, one not, and its cash is counted', async ({
  page,
  context,
  browser,
}) => {
  const [rice, milk, driver] = await Promise.all([
    catalogProduct('arroz-grano-mediano'),
    catalogProduct('leche-fresca-2'),
    aColleagueUser('reparto'),
  ]);
  const items = [rice, milk].map(({ id }) => ({ productId: id, quantity: 1 }));
  const { hospital, orders } = await aRound(3, items);
  const [first] = orders;
  if (!first) throw new Error('a round has orders');
  await enterShop(page, driver, { path: '/admin/deliveries' });
  await isClean(page, 'what there is to carry');
  const round = page.getByRole('region', { name: new RegExp(`^${hospital.name}`) });
  await expect(round).toContainText('3 con frío');
  await round.getByRole('button', { name: 'Tomar esta ruta' }).click();
  await page.getByRole('button', { name: 'Salir con 3 pedidos' }).click();
  await isClean(page, 'leaving the shop');
  await page.getByLabel('¿Por qué sale hoy?').fill('Prueba');
  await page.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).click();
  await expect(page.getByText('Al frío le quedan 2 h').first()).toBeVisible();
  await isClean(page, 'a route');

  // The customer reads her code, and says that she comes down.
  const stop = page.getByRole('region', { name: 'Parada 1' });
  await stop.getByRole('button', { name: 'Llegué' }).click();
  await expect(stop.getByText('Ya sabe que llegaste')).toBeVisible();
  const hers = await (await browser.newContext()).newPage();
  await enterShop(hers, first.customer, { path: `/profile/orders/${first.id}` });
  await expect(hers.getByText('El repartidor llegó')).toBeVisible();
  await isClean(hers, 'an order that is there');
  await hers.getByRole('button', { name: 'Bajo en 5 min' }).click();
  await expect(hers.getByText('Ya sabe que bajas.')).toBeVisible();
  const { code } = await shopDatabase()
    .selectFrom('handover_codes')
    .select('code')
    .where('order_id', '=', first.id)
    .executeTakeFirstOrThrow();
  await expect(hers.getByRole('region', { name: 'Tu código de entrega' })).toContainText(code ?? '');
  await hers.context().close();

  await stop.getByRole('button', { name: 'Entregar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Entregar NP-/ });
  await sheet.getByText('Efectivo').click();
  await sheet.getByLabel('Código del cliente').fill(code === '0000' ? '0001' : '0000');
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(sheet.getByText('Quedan 4 intentos')).toBeVisible();
  await isClean(page, 'a code that is not the one');
  await sheet.getByLabel('Código del cliente').fill(code ?? '');
  await sheet.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(toastOf(page)).toContainText('Entregado');

  await context.setOffline(true);
  const second = page.getByRole('region', { name: 'Parada 2' });
  await second.getByRole('button', { name: 'Entregar', exact: true }).click();
  await sheet.getByText('Tarjeta, en el terminal').click();
  await expect(sheet.getByText('Sin señal no se puede comprobar el código.')).toBeVisible();
  await sheet.getByRole('button', { name: 'No tiene el código: con una foto' }).click();
  const photo = await page.screenshot({ type: 'png' });
  await sheet
    .locator('input[type=file]')
    .setInputFiles({ name: 'f.png', mimeType: 'image/png', buffer: photo });
  await expect(sheet.getByRole('img', { name: 'La foto de la entrega' })).toBeVisible();
  await sheet.getByLabel('¿Quién lo recibió?').fill('Rosa, de la misma unidad');
  await sheet.getByLabel('¿Por qué sin código?').selectOption('Lo recibió otra persona de su unidad');
  await isClean(page, 'a handover by photo');
  await sheet.getByRole('button', { name: 'Entregar con foto' }).click();
  await expect(page.getByText('1 sin enviar')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Todo enviado')).toBeVisible();

  const third = page.getByRole('region', { name: 'Parada 3' });
  await third.getByRole('button', { name: 'No pude entregar' }).click();
  const failed = page.getByRole('dialog', { name: 'No pude entregar' });
  await failed.getByLabel('¿Por qué?').selectOption('No contesta el teléfono');
  await isClean(page, 'why it could not be handed over');
  await failed.getByRole('button', { name: 'No se pudo entregar' }).click();
  await third.getByRole('button', { name: 'Lo llevo de vuelta' }).click();
  await expect(third.getByText('De vuelta')).toBeVisible();

  await page.getByRole('button', { name: 'Cuadrar el efectivo' }).click();
  const cash = page.getByRole('dialog', { name: 'Cuadrar el efectivo' });
  await cash.getByLabel('¿Cuánto efectivo traes?').fill('0');
  await cash.getByRole('button', { name: 'Cerrar la ruta' }).click();
  await expect(cash.getByText(/^Faltan \$/)).toBeVisible();
  await isClean(page, 'cash that does not fit');
  await cash.getByLabel('¿Por qué no cuadra?').fill('Lo dejé en la caja de la mañana');
  await cash.getByRole('button', { name: 'Cerrar la ruta así' }).click();
  await expect(page.getByRole('heading', { name: 'Ruta terminada' })).toBeVisible();
  await isClean(page, 'a route that is over');

  const ended = await shopDatabase()
    .selectFrom('orders')
    .select('status')
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute();
  expect(ended.map(({ status }) => status).sort()).toEqual(['entregado', 'entregado', 'no_entregado']);
});

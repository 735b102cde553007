import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop } from '../browsing.ts';
import { packed } from '../fulfilment/deliveries.ts';
import { aColleagueUser } from '../fulfilment/picking.ts';
import { mailTo } from '../mailbox.ts';
import { aProduct } from '../products.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, tokenOf } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const orderRow = (id: string) =>
  shopDatabase().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What a driver sends from leaving the shop to the code that the customer reads to them. */
const handOver = async (id: string): Promise<void> => {
  const token = await tokenOf(await aColleagueUser('reparto'));
  const order = await orderRow(id);
  const routes = '/api/admin/deliveries/routes';
  const round = {
    ...{ date: order.delivery_date, window: order.delivery_window, hospital: order.hospital_id },
  };
  const route = await callApiOrThrow(routes, { token, body: round });
  const leaving = { is_hot: false, other_day: 'Prueba' };
  const { stops } = await callApiOrThrow(`${routes}/${route.id}/departure`, { token, body: leaving });
  const { code } = await shopDatabase()
    .selectFrom('handover_codes')
    .select('code')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  await callApiOrThrow(`/api/admin/deliveries/stops/${id}/deeds`, {
    token,
    body: {
      ...{ id: randomUUID(), kind: 'code', code, payment: { way: 'cash' } },
      version: stops.find((stop: { order_id: string }) => stop.order_id === id).version,
    },
  });
};

test('who calls is found, orders by telephone, and reads the receipt of what came', async ({ page }) => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const beans = await aProduct({ title: 'Gandules del teléfono', price: 4, stock: 20 });
  await enterShop(page, await aColleagueUser('cuentas'), { path: '/admin/orders' });
  await page.getByRole('link', { name: 'Nuevo pedido' }).click();
  await page.getByLabel('Nombre o correo').fill(nurse.email);
  // Enter may be quicker than the search: it waits.
  await page.getByLabel('Nombre o correo').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(nurse.fullName) })).toBeVisible();
  const search = page.getByLabel('Añade un producto');
  await expect(search).toBeFocused();
  await search.fill(`3 ${beans.title}`);
  await search.press('Enter');
  await expect(page.getByRole('list', { name: 'Lo que pide' })).toContainText('$12.00');
  await isClean(page, 'an order by telephone');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').first()).toContainText('Falta algo');
  await page.getByLabel('Edificio').selectOption('Torre Única');
  await page.getByLabel('Piso o unidad').selectOption({ index: 1 });
  await page.getByLabel('Celular').fill('787-555-0142');
  await page.getByRole('radio', { name: /3–5/ }).first().check();
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  const id = page.url().slice(-36);
  const { number } = await orderRow(id);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('region', { name: nurse.fullName })).toContainText('Torre Única');
  expect((await mailTo(nurse.email, new RegExp(number))).text).toContain(beans.title);

  await packed(id);
  await handOver(id);
  await enterShop(page, nurse, { path: `/profile/orders/${id}` });
  await page.getByRole('link', { name: /recibo/i }).click();
  await expect(page.getByText(/^R-\d{6}/).first()).toBeVisible();
  await expect(page.getByText(beans.title).first()).toBeVisible();
  const { total_cents } = await orderRow(id);
  await expect(page.getByText(`$${(total_cents / 100).toFixed(2)}`).first()).toBeVisible();
});

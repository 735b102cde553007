import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { aProduct } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { callApi, callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, tokenOf } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a customer downloads all of her data', async ({ page }) => {
  const nurse = await aNurse();
  const token = await tokenOf(nurse);
  await callApiOrThrow('/api/me/lists', {
    token,
    body: { id: crypto.randomUUID(), name: 'Semana', lines: [] },
  });
  await enterShop(page, nurse, { path: '/profile?seccion=privacidad' });
  await expect(page.getByRole('heading', { name: 'En este dispositivo' })).toBeVisible();
  await isClean(page, 'privacy');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar mis datos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^nutricion-plus-mis-datos-\d{4}-\d\d-\d\d\.json$/);
  const { datos } = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(datos.perfil).toMatchObject([{ email: nurse.email, full_name: nurse.fullName }]);
  expect(datos.listas).toMatchObject([{ name: 'Semana' }]);
  expect(JSON.stringify(datos)).not.toContain('"password"');
});

test('a customer deletes her account once she has no open order, and nothing of it stays on the device', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const token = await tokenOf(nurse);
  const rice = await aProduct({ title: 'Arroz de quien se va', price: 4 });
  const orderId = await anOrderOf(token, [{ productId: rice.id, quantity: 1 }]);
  const { number } = await callApiOrThrow(`/api/orders/${orderId}`, { token });
  await enterShop(page, nurse, { path: `/product/${rice.id}` });
  await page.getByRole('button', { name: /^Agregar · / }).click();
  await page.goto('/profile?seccion=privacidad');
  const opener = page.getByRole('button', { name: 'Borrar mi cuenta' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' });
  const remove = dialog.getByRole('button', { name: 'Borrar mi cuenta' });
  await isClean(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await remove.click();
  await expect(dialog.getByText('Escribe tu contraseña.')).toBeVisible();
  await expect(dialog.getByText('Escribe BORRAR para confirmar.')).toBeVisible();
  await isClean(page, 'dialog with faults');
  await dialog.getByLabel('Tu contraseña').fill('no-es-esta');
  await dialog.getByLabel('Escribe BORRAR para confirmar').fill('borrar');
  await remove.click();
  await expect(dialog.getByText('Esa no es tu contraseña. Escríbela de nuevo.')).toBeVisible();
  await dialog.getByLabel('Tu contraseña').fill(nurse.password);
  await remove.click();
  await expect(dialog.getByRole('alert')).toContainText(`Tu pedido ${number} sigue en camino.`);

  await callApiOrThrow(`/api/orders/${orderId}/cancellation`, { token, body: { version: 1 } });
  await remove.click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(toastOf(page)).toContainText('Borramos tu cuenta');
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const trace of [nurse.id, nurse.email, rice.id]) expect(left).not.toContain(trace);
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(expect.stringContaining(nurse.id));
  expect((await mailTo(nurse.email, /Borramos tu cuenta/)).text).toContain('sin tu nombre');
  expect((await callApi('/api/me', { token })).status).toBe(401);
  const { email, password } = nurse;
  expect((await callApi('/api/auth/sign-in/email', { body: { email, password } })).status).toBe(401);
  const stored = await shopDatabase()
    .selectFrom('orders')
    .select(['number', 'user_id', 'recipient_name', 'recipient_phone', 'delivery_address'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  expect(stored).toEqual({
    number,
    user_id: null,
    recipient_name: null,
    recipient_phone: null,
    delivery_address: null,
  });
});

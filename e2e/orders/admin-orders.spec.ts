import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { aProduct, stockOf } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { adminToken, aHospital, aNurse, demoAdmin, tokenOf } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('an order is found by its number, noted, moved against a colleague, and cancelled in part', async ({
  page,
}) => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const [rice, milk] = await Promise.all([
    aProduct({ title: 'Arroz del mostrador', price: 4, stock: 50 }),
    aProduct({ title: 'Leche del mostrador', price: 3, stock: 50 }),
  ]);
  const id = await anOrderOf(await tokenOf(nurse), [
    { productId: rice.id, quantity: 3 },
    { productId: milk.id, quantity: 1 },
  ]);
  const { number } = await callApiOrThrow(`/api/admin/orders/${id}`, { token: await adminToken() });

  await enterShop(page, demoAdmin, { path: '/admin/orders' });
  await expect(page.getByRole('button', { name: /^Cola/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('table', { name: 'Pedidos' })).toBeVisible();
  await isClean(page, 'the queue of orders');
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await page.getByRole('searchbox').press('Tab');
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: number })).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Con lo escogido' })).toContainText('1 pedido escogido');
  await isClean(page, 'a chosen order');
  await page.keyboard.press('Escape');
  // The audit looked at the other width, where the rows are cards.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await isClean(page, 'an order at the counter');

  await page.getByLabel('Nota nueva').fill('Llamar al llegar.');
  await page.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(page.getByRole('region', { name: 'Notas y mensajes' })).toContainText('Solo para el equipo');

  await page.getByRole('button', { name: 'Cancelar…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancelar ${number}` });
  await dialog.getByText('Algunas líneas').click();
  await dialog.getByLabel(`Cuántos cancelar de ${rice.title}`).selectOption('2');
  await dialog.getByRole('button', { name: 'Cancelar lo escogido' }).click();
  await expect(dialog.getByText('Di por qué')).toBeVisible();
  await isClean(page, 'a cancellation without a reason');
  await dialog.getByLabel('¿Por qué?').fill('Se acabó en el almacén.');
  await dialog.getByRole('button', { name: 'Cancelar lo escogido' }).click();
  await expect(toastOf(page)).toContainText('líneas canceladas');
  await expect(page.getByRole('region', { name: 'El dinero' })).toContainText('$7.00');
  await expect(page.getByRole('region', { name: 'Historia' })).toContainText(`2 × ${rice.title}`);
  expect(await stockOf(rice.id)).toBe(49);
  expect((await mailTo(nurse.email, new RegExp(`Sobre tu pedido ${number}`))).text).toContain(
    'Se acabó en el almacén.',
  );

  // A colleague is quicker, and what was typed stays.
  await shopDatabase().updateTable('orders').set({ status: 'en_preparacion' }).where('id', '=', id).execute();
  await page.reload();
  await page.getByRole('button', { name: 'Esperar al cliente' }).click();
  const step = page.getByRole('dialog', { name: 'Esperar al cliente' });
  await step.getByLabel('¿Por qué?').fill('No hay su leche.');
  await callApiOrThrow(`/api/admin/orders/${id}/transition`, {
    token: await adminToken(),
    body: { to: 'esperando_cliente', version: 2, reason: 'La llamé y no contestó.' },
  });
  await step.getByRole('button', { name: 'Esperar al cliente' }).click();
  await expect(step.getByRole('alert')).toContainText(
    `${demoAdmin.fullName} lo movió a «Esperando al cliente»`,
  );
  await expect(step.getByLabel('¿Por qué?')).toHaveValue('No hay su leche.');
  await step.getByRole('button', { name: 'Volver' }).click();
  await isClean(page, 'an order that a colleague moved first');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

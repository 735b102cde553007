import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { aProduct, changePrice, changeStock, stockOf } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { callApiOrThrow, shopDatabase } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, tokenOf } from '../test-users.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const aCustomer = async () => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  return { nurse, token: await tokenOf(nurse) };
};

test('an earlier order is ordered again: changes are shown, and the customer chooses', async ({ page }) => {
  const { nurse, token } = await aCustomer();
  const [rice, beans, coffee, instead] = await Promise.all([
    aProduct({ title: 'Arroz otra vez', price: 4 }),
    aProduct({ title: 'Gandules otra vez', price: 3 }),
    aProduct({ title: 'Café otra vez', price: 6 }),
    aProduct({ title: 'Café en su lugar', price: 6.5 }),
  ]);
  for (const { id } of [coffee, instead])
    await shopDatabase()
      .updateTable('products')
      .set({ detected_subcategory: `Café ${coffee.id}`, allergen_info: [] })
      .where('id', '=', id)
      .execute();
  const items = [rice, beans, coffee].map(({ id }) => ({ productId: id, quantity: 2 }));
  const orderId = await anOrderOf(token, items);
  await changePrice(rice.id, 4.25);
  await changeStock(beans.id, 1);
  await changeStock(coffee.id, 0);

  await enterShop(page, nurse, { path: `/profile/orders/${orderId}` });
  const opener = page.getByRole('button', { name: 'Pedir otra vez' });
  await opener.click();
  const preview = page.getByRole('dialog', { name: 'Pedir otra vez' });
  await expect(preview).toContainText('Hay 2 de 3 productos.');
  await expect(preview).toContainText('Subió: antes $4.00');
  await expect(preview).toContainText('Cabe 1 de 2');
  await expect(preview).toContainText('Se acabó por ahora');
  await isClean(page, 'preview of an order');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  // What stands in for something else is never chosen unasked.
  const substitute = preview.getByRole('checkbox', { name: new RegExp(instead.title) });
  await expect(substitute).not.toBeChecked();
  await substitute.check();
  await preview.getByRole('checkbox', { name: new RegExp(beans.title) }).uncheck();
  await preview.getByRole('button', { name: 'Agregar 2 productos · $21.50' }).click();
  await expect(page).toHaveURL('/cart');
  for (const { title } of [rice, instead])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  for (const { title } of [beans, coffee])
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeHidden();
});

test('a customer cancels before the shop prepares, and not after', async ({ page }) => {
  const { nurse, token } = await aCustomer();
  const rice = await aProduct({ title: 'Arroz que vuelve', price: 4, stock: 9 });
  const orderId = await anOrderOf(token, [{ productId: rice.id, quantity: 3 }]);
  const { number } = await callApiOrThrow(`/api/orders/${orderId}`, { token });
  await enterShop(page, nurse, { path: `/profile/orders/${orderId}` });
  await expect(page.getByText('Lo recibimos y tus productos están apartados.')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Cancelar el pedido' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: '¿Cancelar el pedido?' });
  await isClean(page, 'question');
  await dialog.getByRole('button', { name: 'Dejarlo como está' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  await expect(toastOf(page)).toContainText(`Cancelamos tu pedido ${number}`);
  await expect(page.getByText('Cancelado').first()).toBeVisible();
  await expect(opener).toBeHidden();
  await isClean(page, 'cancelled order');
  expect(await stockOf(rice.id)).toBe(9);
  expect((await mailTo(nurse.email, /Cancelamos tu pedido/)).text).toContain(number);

  const second = await anOrderOf(token, [{ productId: rice.id, quantity: 1 }]);
  await page.goto(`/profile/orders/${second}`);
  await opener.click();
  await shopDatabase()
    .updateTable('orders')
    .set({ status: 'en_preparacion', version: 2 })
    .where('id', '=', second)
    .execute();
  await dialog.getByRole('button', { name: 'Sí, cancelar el pedido' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Ya empezamos a preparar tu pedido');
  expect(await stockOf(rice.id)).toBe(8);
});

test('more is put in an order before it is picked, at a price that is shown first', async ({ page }) => {
  const { nurse, token } = await aCustomer();
  const rice = await aProduct({ title: 'Arroz que se queda corto', price: 4, stock: 10 });
  const milk = 'Leche sin lactosa 2 %';
  const orderId = await anOrderOf(token, [{ productId: rice.id, quantity: 2 }]);

  await enterShop(page, nurse, { path: `/profile/orders/${orderId}` });
  await page.getByRole('button', { name: 'Añadir o quitar' }).click();
  const sheet = page.getByRole('dialog', { name: 'Añadir o quitar' });
  await sheet.getByRole('button', { name: `Uno más de ${rice.title}` }).click();
  await sheet.getByLabel('Añade algo más').fill('leche sin lactosa');
  await sheet.getByRole('button', { name: `Añadir ${milk}`, exact: true }).click();
  await expect(sheet.getByRole('textbox', { name: `Cantidad de ${milk}` })).toHaveValue('1');
  await isClean(page, 'an order that is changed');
  await sheet.getByRole('button', { name: /^Cambiar: de \$8\.00 a \$1[5-9]\.\d\d$/ }).click();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('main')).toContainText(milk);
  expect(await stockOf(rice.id)).toBe(7);
});

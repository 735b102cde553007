import { deliveryDates } from '@nutricion/domain/fulfilment/delivery';
import { longDeliveryDay } from '@nutricion/domain/fulfilment/delivery-day';
import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { enterShop, toastOf } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, demoAdmin, tokenOf } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const [first = '', second = '', third = ''] = deliveryDates(Date.now());

test(`a day is closed, its order moved, and its customer chooses another time ${bothWidths}`, async ({
  page,
  browser,
}) => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  const token = await tokenOf(nurse);
  const rice = await aProduct({ title: 'Arroz de la tormenta', price: 4 });
  const orderId = await anOrderOf(token, [{ productId: rice.id, quantity: 1 }]);

  await enterShop(page, demoAdmin, { path: `/admin/hospitals/${hospital.id}/days` });
  await expect(page.getByText('En 2 lugares del hospital, o en su casa.')).toBeVisible();
  await isClean(page, 'days of a hospital');
  const fewer = page.getByRole('button', { name: `${longDeliveryDay(third)}, 7–9 p. m.: caben 40` });
  await fewer.click();
  const capacity = page.getByRole('dialog', { name: /^7–9 p\. m\., / });
  await capacity.getByLabel('Cuántos pedidos caben').fill('diez');
  await capacity.getByRole('button', { name: 'Guardar' }).click();
  await expect(capacity.getByText('Escribe un número entero; 0 lo cierra.')).toBeVisible();
  await capacity.getByLabel('Cuántos pedidos caben').fill('10');
  await capacity.getByLabel('Por qué (si quieres)').fill('Sale un solo carro');
  await capacity.getByRole('button', { name: 'Guardar' }).click();
  await expect(
    page.getByRole('button', { name: /7–9 p\. m\.: caben 10, puesto para esa fecha, Sale un solo carro$/ }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Cerrar y mover' }).click();
  const closing = page.getByRole('dialog', { name: 'Cerrar y mover' });
  await closing.getByRole('button', { name: 'Ver a quién le toca' }).click();
  await expect(closing.getByText('Escoge a dónde se mueven los pedidos.')).toBeVisible();
  await closing.getByLabel('Desde qué día').selectOption({ label: longDeliveryDay(first) });
  await closing.getByLabel('A dónde se mueven').selectOption({ value: `${second} 15-17` });
  await closing.getByLabel('Por qué').fill('Viene una tormenta.');
  await isClean(page, 'closing a day');
  await closing.getByRole('button', { name: 'Ver a quién le toca' }).click();
  await expect(closing.getByText('se mueve su pedido')).toBeVisible();
  await closing.getByRole('button', { name: 'Cerrar, mover y avisar' }).click();
  await expect(toastOf(page)).toContainText('Se movió 1 pedido');
  await closing.getByRole('button', { name: 'Listo' }).click();
  await expect(
    page.getByRole('button', { name: new RegExp(`^${longDeliveryDay(first)}, .*cerrado`) }),
  ).toHaveCount(4);
  await expect(page.getByText('lleno, no se puede escoger')).toBeVisible();

  const hers = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enterShop(hers, nurse, { path: `/profile/orders/${orderId}` });
  await expect(hers.getByText(longDeliveryDay(second))).toBeVisible();
  await hers.getByRole('button', { name: 'Cambiar la entrega' }).click();
  const sheet = hers.getByRole('dialog', { name: 'Cambiar la entrega' });
  await expect(sheet.getByRole('radio', { name: `${longDeliveryDay(first)}, lleno` })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Cambiar la entrega' }).click();
  await expect(sheet.getByText('Escoge el día.')).toBeVisible();
  await sheet.getByRole('radio', { name: longDeliveryDay(third) }).check();
  await sheet.getByRole('radio', { name: /^7–9 a\. m\./ }).check();
  await isClean(hers, 'another time');
  await sheet.getByRole('button', { name: `Cambiar a ${longDeliveryDay(third)}, 7–9 a. m.` }).click();
  await expect(toastOf(hers)).toContainText('Entrega cambiada');
  await expect(hers.getByText(longDeliveryDay(third), { exact: true })).toBeVisible();
  await hers.context().close();
});

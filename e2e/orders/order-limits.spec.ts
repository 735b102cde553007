import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { aProduct, stockOf } from '../products.ts';
import { anOrderOf } from '../screen-fixture.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, demoAdmin, tokenOf } from '../test-users.ts';
import { chooseWindow, fillCheckout, MORNING, orderButton, orderNumber } from './checkout.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const aCustomer = async () => {
  const hospital = await aHospital();
  const nurse = await aNurse({ domain: hospital.email_domain });
  return { nurse, token: await tokenOf(nurse) };
};

test('a fourth order for one hour is refused beside the hours, and goes through for another', async ({
  page,
}) => {
  const [{ nurse, token }, rice] = await Promise.all([aCustomer(), aProduct({ price: 4 })]);
  for (let n = 0; n < 3; n += 1) await anOrderOf(token, [{ productId: rice.id, quantity: 1 }]);
  await enterShop(page, nurse, { cart: await aCart([{ id: rice.id, quantity: 2 }]), path: '/checkout' });
  await fillCheckout(page);
  await page.getByLabel('Nombre').fill('Quien está de turno');
  await orderButton(page).click();
  const text = 'Ya tienes 3 pedidos para esa hora. Escoge otra hora u otro día.';
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page.getByRole('group', { name: /^Hora de entrega/ })).toContainText(text);
  await expect(page.getByRole('radio', { name: MORNING })).toBeFocused();
  await expect(page.getByLabel('Nombre')).toHaveValue('Quien está de turno');
  await isClean(page, 'an hour that is one’s own already');
  await chooseWindow(page, '3–5 p. m.');
  await orderButton(page).click();
  await orderNumber(page);
});

test('more of a product than one person may have is told in the cart, and again at the checkout', async ({
  page,
}) => {
  const [{ nurse }, water] = await Promise.all([
    aCustomer(),
    aProduct({ title: 'Agua para el piso', price: 1, stock: 500 }),
  ]);
  await enterShop(page, nurse, { cart: await aCart([{ id: water.id, quantity: 60 }]), path: '/checkout' });
  await fillCheckout(page);
  await orderButton(page).click();
  const text = `De «${water.title}» puedes pedir hasta 40. Baja la cantidad en tu carrito.`;
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page.getByRole('region', { name: 'Tu pedido' })).toContainText(text);
  await isClean(page, 'too much of a product');
  await page.getByRole('link', { name: 'Ir a mi carrito' }).click();
  // The checkout, which stands until the cart is there, says it twice within longer sentences.
  await expect(page.getByText('Puedes pedir hasta 40', { exact: true })).toBeVisible();
  await isClean(page, 'a cart with too much of a product');
  await page.getByRole('button', { name: `Uno menos de ${water.title}` }).click();
  await expect(page.getByText('Hasta 40 por pedido')).toBeVisible();
  await expect(page.getByRole('button', { name: `Uno más de ${water.title}` })).toBeDisabled();
  await page.goto('/checkout');
  await expect(page.getByLabel('Celular')).toHaveValue('787-555-0142');
  await orderButton(page).click();
  await orderNumber(page);
  expect(await stockOf(water.id)).toBe(460);
});

test('a large order waits for a person, says so everywhere, and tells what was decided', async ({
  page,
  browser,
}) => {
  const [{ nurse }, ham] = await Promise.all([
    aCustomer(),
    aProduct({ title: 'Jamón para la fiesta', price: 55, stock: 100 }),
  ]);
  await enterShop(page, nurse, { cart: await aCart([{ id: ham.id, quantity: 10 }]), path: '/checkout' });
  await fillCheckout(page);
  await expect(page.getByText('Pasa de $500.00: una persona de la tienda lo confirma')).toBeVisible();
  await isClean(page, 'the checkout of an order that will wait');
  await orderButton(page).click();
  const number = await orderNumber(page);
  await expect(
    page.getByText(/una persona de la tienda lo confirma antes de prepararlo/).first(),
  ).toBeVisible();
  await isClean(page, 'an order that waits, just placed');
  const orderUrl = new URL(page.url()).pathname;
  await page.goto(orderUrl);
  await expect(page.getByText('Espera confirmación').first()).toBeVisible();
  await expect(page.getByText('Te escribimos a más tardar el')).toBeVisible();
  await isClean(page, 'an order that waits');
  await page.goto('/profile?seccion=pedidos');
  await expect(page.getByText('Espera confirmación')).toBeVisible();
  expect((await mailTo(nurse.email, new RegExp(`Recibimos tu pedido ${number}`))).text).toContain(
    'una persona de la tienda lo confirma',
  );

  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enterShop(office, demoAdmin, { path: '/admin' });
  await expect(office.getByRole('region', { name: 'Pedidos por confirmar' })).toBeVisible();
  await office.getByRole('link', { name: 'Revisar' }).click();
  const waiting = office.getByRole('region', { name: number });
  await expect(waiting).toContainText(nurse.fullName);
  await isClean(office, 'orders that wait');
  await waiting.getByRole('button', { name: 'Rechazar' }).click();
  const dialog = office.getByRole('dialog', { name: `¿Rechazar ${number}?` });
  await dialog.getByRole('button', { name: 'Rechazar el pedido' }).click();
  await expect(dialog.getByText('Di por qué: la persona lo lee en su correo.')).toBeVisible();
  await isClean(office, 'a refusal without a reason');
  await dialog.getByLabel('¿Por qué?').fill('No pudimos hablar contigo.');
  await dialog.getByRole('button', { name: 'Rechazar el pedido' }).click();
  await expect(toastOf(office)).toContainText(`${number} rechazado`);
  await expect(waiting).toBeHidden();
  await office.context().close();

  await page.goto(orderUrl);
  await expect(page.getByText('No pudimos confirmarla: No pudimos hablar contigo.')).toBeVisible();
  expect(await stockOf(ham.id)).toBe(100);
  expect((await mailTo(nurse.email, new RegExp(`No pudimos confirmar tu pedido ${number}`))).text).toContain(
    'No pudimos hablar contigo.',
  );
});

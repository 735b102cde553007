import { expect, type Response } from '@playwright/test';
import { aCart, cartButton, enterShop, openMiniCart, toastOf } from '../browsing.ts';
import { fillCheckout, orderButton, orderNumber } from '../orders/checkout.ts';
import { aProduct } from '../products.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, tokenOf } from '../test-users.ts';

/** The cart of a device reached the server. */
const isCartPut = (answer: Response): boolean =>
  answer.request().method() === 'PUT' && answer.url().endsWith('/api/me/cart');

test('the cart follows a person to another device, and what both do comes together', async ({
  page,
  browser,
}) => {
  const [milk, bread] = await Promise.all([aProduct({ price: 4 }), aProduct({ price: 3 })]);
  const nurse = await aNurse();
  const cart = await aCart([{ id: milk.id, quantity: 2 }]);
  await enterShop(page, nurse, { cart, path: '/cart' });
  // Its first copy may still be on its way.
  const cartPut = page.waitForResponse(
    (answer) => isCartPut(answer) && (answer.request().postData() ?? '').includes('"quantity":3'),
  );
  await page.getByRole('button', { name: `Uno más de ${milk.title}` }).click();
  await cartPut;

  const other = await (await browser.newContext()).newPage();
  await enterShop(other, nurse, { path: '/cart' });
  await expect(other.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('3');

  // One puts bread in, the other has taken a milk out meanwhile: both stay.
  const cartPutThere = other.waitForResponse(
    (answer) => isCartPut(answer) && (answer.request().postData() ?? '').includes(bread.id),
  );
  await other.goto(`/product/${bread.id}`);
  await other.getByRole('button', { name: /^Agregar · / }).click();
  await cartPutThere;
  await page.getByRole('button', { name: `Uno menos de ${milk.title}` }).click();
  await expect(page.getByRole('textbox', { name: `Cantidad de ${bread.title}` })).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('2');
  // Many are typed, and what is no number changes nothing.
  const quantity = page.getByRole('textbox', { name: `Cantidad de ${milk.title}` });
  await quantity.fill('7');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('7');
  await expect(quantity).toBeFocused();
  await quantity.fill('muchas');
  await page.keyboard.press('Tab');
  await expect(quantity).toHaveValue('7');
  await other.context().close();
});

test('what is changed while the other device’s products are fetched loses none of them', async ({ page }) => {
  const [milk, bread] = await Promise.all([aProduct({ price: 4 }), aProduct({ price: 3 })]);
  const nurse = await aNurse();
  const cart = await aCart([{ id: milk.id, quantity: 2 }]);
  const cartPut = page.waitForResponse(isCartPut);
  await enterShop(page, nurse, { cart, path: '/cart' });
  const { version } = (await (await cartPut).json()) as { version: number };
  const token = await tokenOf(nurse);
  const lines = [milk, bread].map(({ id }) => ({ productId: id, quantity: 2 }));
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/products\?ids=/, async (route) => {
    if (route.request().url().includes(bread.id)) await isFree;
    await route.continue();
  });
  const productsRequested = page.waitForRequest((request) => request.url().includes(`ids=${bread.id}`));
  await callApiOrThrow('/api/me/cart', { method: 'PUT', token, body: { lines, version } });
  await page.getByRole('button', { name: `Uno más de ${milk.title}` }).click();
  await productsRequested;
  await page.getByRole('button', { name: `Uno más de ${milk.title}` }).click();
  release();

  await expect(page.getByRole('textbox', { name: `Cantidad de ${bread.title}` })).toHaveValue('2');
  await expect(page.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('4');
  await expect
    .poll(async () => (await callApiOrThrow('/api/me/cart', { token })) as unknown)
    .toMatchObject({
      lines: expect.arrayContaining([
        { productId: milk.id, quantity: 4 },
        { productId: bread.id, quantity: 2 },
      ]),
    });
});

test('what was ordered on one device is in the cart of none', async ({ page, browser }) => {
  const milk = await aProduct({ price: 4 });
  const { email_domain } = await aHospital();
  const nurse = await aNurse({ domain: email_domain });
  const cart = await aCart([{ id: milk.id, quantity: 2 }]);
  const cartPut = page.waitForResponse(isCartPut);
  await enterShop(page, nurse, { cart, path: '/cart' });
  await cartPut;
  const other = await (await browser.newContext()).newPage();
  await enterShop(other, nurse, { path: '/cart' });
  await expect(other.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('2');
  await page.goto('/checkout');
  await fillCheckout(page);
  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
  // Who closes the page right after has ordered all the same.
  await page.close();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  await other.context().close();
});

test('a tab says that its cart was ordered in another, and never orders it a second time', async ({
  page,
  context,
}) => {
  const milk = await aProduct({ price: 4 });
  const { email_domain } = await aHospital();
  const nurse = await aNurse({ domain: email_domain });
  await enterShop(page, nurse, { cart: await aCart([{ id: milk.id, quantity: 2 }]), path: '/checkout' });
  await fillCheckout(page);
  const [checkout, home] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([checkout.goto('/checkout'), home.goto('/')]);
  await fillCheckout(checkout);
  await expect(cartButton(home)).toContainText('$8.00');

  // The first answer is late: the second tab orders meanwhile.
  const pressed = checkout.waitForRequest(/\/api\/orders$/, { timeout: 2_000 }).catch(() => null);
  await page.route('**/api/orders', async (route) => {
    await orderButton(checkout).filter({ visible: true }).click();
    await expect(checkout.getByRole('alert')).toContainText('Tu pedido se está haciendo en otra pestaña');
    await route.continue();
  });
  await orderButton(page).filter({ visible: true }).click();
  const number = await orderNumber(page);
  expect(await pressed).toBeNull();
  await expect(page.getByText('se hizo en otra pestaña')).toHaveCount(0);

  const notices = `Tu pedido ${number} se hizo en otra pestaña`;
  await expect(checkout.getByText(notices)).toBeVisible();
  await expect(checkout.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  await expect(toastOf(home)).toContainText(notices);
  await (await openMiniCart(home)).getByRole('link', { name: 'Ver el pedido' }).click();
  await expect(home.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
  const { orders } = await callApiOrThrow('/api/orders', { token: await tokenOf(nurse) });
  expect(orders).toHaveLength(1);
});

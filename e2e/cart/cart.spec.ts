import { expect } from '@playwright/test';
import { aCart, cardOf, cartButton, enterShop, figure, openMiniCart } from '../browsing.ts';
import { aProduct, changePrice, changeStock } from '../products.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';

const searchPath = (title: string) => `/?search=${encodeURIComponent(title)}`;

test.describe('a product card', () => {
  test('adds one, offers the bin at one, a minus above, and stops at the stock', async ({ page }) => {
    const beans = await aProduct({ stock: 3, price: 2.5 });
    await enterShop(page, await aNurse(), { path: searchPath(beans.title) });
    const card = cardOf(page, beans.title);
    await expect(card.getByText('Quedan 3', { exact: true })).toBeVisible();
    const button = (name: string) =>
      card.getByRole('button', { name: `${name} ${beans.title}`, exact: true });

    await button('Agregar').click();
    await expect(button('Quitar')).toBeVisible();
    await expect(button('Uno menos de')).toBeHidden();
    await button('Uno más de').click();
    await expect(button('Uno menos de')).toBeVisible();
    await expect(button('Quitar')).toBeHidden();
    await button('Uno más de').click();
    await expect(button('Uno más de')).toBeDisabled();
    await expect(cartButton(page)).toContainText('$7.50');

    for (const minus of ['Uno menos de', 'Uno menos de', 'Quitar']) await button(minus).click();
    await expect(button('Agregar')).toBeFocused();
    await expect(cartButton(page)).toContainText('Compra $100 y gana $20');
  });

  test('says when there is none left, and shows a promoted price at 20% off', async ({ page }) => {
    const [soldOut, promoted] = await Promise.all([
      aProduct({ title: 'Quenepas agotadas', stock: 0, category: 'Frutas' }),
      aProduct({ title: 'Quenepas en oferta', price: 10, promoted: true, category: 'Frutas' }),
    ]);
    await enterShop(page, await aNurse(), { path: searchPath('Quenepas') });
    const empty = cardOf(page, soldOut.title);
    await expect(empty.getByText('Sin Stock', { exact: true })).toBeVisible();
    await expect(empty.getByRole('button', { name: /^Agregar/ })).toBeHidden();
    const offer = cardOf(page, promoted.title);
    await expect(offer.getByText('20% off', { exact: true })).toBeVisible();
    await expect(offer.getByText('Ahora $8.00')).toBeAttached();
    await expect(offer.getByText('Comprados ayer')).toBeHidden();
    await offer.getByRole('button', { name: /^Agregar/ }).click();
    await expect(cartButton(page)).toContainText('$8.00');
    await expect(cartButton(page)).toContainText('Agrega $92.00 más');
  });
});

test.describe('the mini cart', () => {
  test('invites while it is empty', async ({ page }) => {
    await enterShop(page, await aNurse());
    const panel = await openMiniCart(page);
    await expect(panel.getByText('Tu carrito está vacío', { exact: true })).toBeVisible();
    await expect(panel.getByText('Agrega productos para comenzar tu orden', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await expect(cartButton(page)).toBeHidden();
  });

  test('lists, counts, takes away, and leads to the cart', { tag: bothWidths }, async ({ page }) => {
    const [beans, rice] = await Promise.all([aProduct({ price: 4 }), aProduct({ title: 'Arroz', price: 6 })]);
    const cart = await aCart([beans, rice].map(({ id }) => ({ id, quantity: 2 })));
    await enterShop(page, await aNurse(), { cart });
    const panel = await openMiniCart(page);
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('4');
    await expect(figure(panel, 'Subtotal')).toHaveText('$20.00');
    await panel.getByRole('button', { name: `Uno más de ${beans.title}` }).click();
    await expect(figure(panel, 'Subtotal')).toHaveText('$24.00');
    await panel.getByRole('button', { name: `Quitar ${rice.title} del carrito` }).click();
    await expect(figure(panel, 'Subtotal')).toHaveText('$12.00');
    await expect(figure(panel, 'Total')).toContainText('$12.00');
    await panel.getByRole('button', { name: 'Seguir comprando' }).click();
    await expect(panel).toBeHidden();
    await (await openMiniCart(page)).getByRole('button', { name: 'Ir al Checkout' }).click();
    await expect(page).toHaveURL('/cart');
  });
});

test.describe('the cart', () => {
  test('is there after a reload, in another tab, and after coming back', async ({ page, context }) => {
    const beans = await aProduct({ price: 4 });
    await enterShop(page, await aNurse(), { path: `/product/${beans.id}` });
    await page.getByRole('button', { name: /^Agregar · \$4\.00/ }).click();
    await page.reload();
    await expect(cartButton(page)).toContainText('1');
    const tab = await context.newPage();
    await tab.goto('/cart');
    await tab.getByRole('button', { name: `Uno más de ${beans.title}` }).click();
    await expect(cartButton(page)).toContainText('2');
  });

  test('is empty, and nothing breaks, when local storage holds garbage', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await enterShop(page, await aNurse());
    for (const garbage of [
      '{',
      'null',
      '[]',
      '"x"',
      '{"items":{"length":9}}',
      '{"items":[{"quantity":-1}]}',
    ]) {
      await page.evaluate((text) => localStorage.setItem('nutricion-plus-cart', text), garbage);
      await page.goto('/cart');
      await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  test('never holds more than there is, whatever storage says', async ({ page }) => {
    const beans = await aProduct({ stock: 4, price: 2 });
    const cart = await aCart([{ id: beans.id, quantity: 4 }]);
    cart.items[0].quantity = 1_000_000;
    cart.items[0].product.stock = 2_000_000;
    await enterShop(page, await aNurse(), { cart, path: '/cart' });
    await expect(page.getByRole('textbox', { name: `Cantidad de ${beans.title}` })).toHaveValue('4');
    await expect(page.getByRole('button', { name: `Uno más de ${beans.title}` })).toBeDisabled();
    await expect(figure(page, 'Subtotal')).toHaveText('$8.00');
  });

  test('tells what became dearer or cheaper since it was filled', async ({ page }) => {
    const [dearer, cheaper] = await Promise.all([aProduct({ price: 5 }), aProduct({ price: 5 })]);
    const cart = await aCart([dearer, cheaper].map(({ id }) => ({ id, quantity: 1 })));
    await changePrice(dearer.id, 6);
    await changePrice(cheaper.id, 4.5);
    await enterShop(page, await aNurse(), { cart });
    await page.getByRole('link', { name: 'Tu carrito' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'Tu carrito cambió' });
    await expect(notice).toContainText(`${dearer.title} subió de $5.00 a $6.00.`);
    await expect(notice).toContainText(`${cheaper.title} bajó de $5.00 a $4.50.`);
    await expect(figure(page, 'Subtotal')).toHaveText('$10.50');
    await notice.getByRole('button', { name: 'Entendido' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(figure(page, 'Subtotal')).toHaveText('$10.50');
    await expect(notice).toBeHidden();
  });
});

test('the free products wait while the cart is under $100, and count again above', async ({ page }) => {
  const [beans, fruit] = await Promise.all([
    aProduct({ price: 50 }),
    aProduct({ title: 'Guayaba regalada', price: 7, category: 'Frutas' }),
  ]);
  const cart = await aCart([{ id: beans.id, quantity: 2 }], [fruit.id]);
  await enterShop(page, await aNurse(), { cart, path: '/cart' });
  await expect(page.getByRole('heading', { name: '¡Incentivo desbloqueado!' })).toBeVisible();
  await expect(figure(page, /^Incentivo/)).toHaveText('Gratis');
  await expect(page.getByText('Ahorrando $7.00')).toBeVisible();

  await page.getByRole('button', { name: `Uno menos de ${beans.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Agrega $50.00 más' })).toBeVisible();
  await expect(page.getByText(/Tu elección te espera/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: /^Incentivo/ })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Tu elección, en espera' })).toContainText(fruit.title);

  await page.getByRole('button', { name: `Uno más de ${beans.title}` }).click();
  await expect(page.getByText('Ahorrando $7.00')).toBeVisible();
});

test('a product that sold out meanwhile leaves the cart with a message', async ({ page }) => {
  const beans = await aProduct({ price: 5 });
  const cart = await aCart([{ id: beans.id, quantity: 2 }]);
  await changeStock(beans.id, 0);
  await enterShop(page, await aNurse(), { cart });
  await page.getByRole('link', { name: 'Tu carrito' }).click();
  await expect(page.getByText(`${beans.title} se agotó y salió de tu carrito.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});

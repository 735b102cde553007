import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, cartButton, enterShop, figure, openMiniCart, signInByForm, toastOf } from '../browsing.ts';
import { mailTo } from '../mailbox.ts';
import { fillCheckout, orderButton, orderNumber } from '../orders/checkout.ts';
import { aProduct, changePrice, changeStock } from '../products.ts';
import { test } from '../story.ts';
import { aHospital, aNurse } from '../test-users.ts';

const substitutionSelectOf = (page: Page, title: string) =>
  page.getByRole('combobox', { name: `Si se agota ${title}` });
const saveLine = async (page: Page, title: string) => {
  const save = page.getByRole('menuitem', { name: 'Guardar para luego' });
  // A closing toast returns the focus, which closes a menu: then it is opened again.
  await expect(async () => {
    if (await save.isHidden()) await page.getByRole('button', { name: `Opciones de ${title}` }).click();
    await expect(save).toBeVisible({ timeout: 1_000 });
    await save.click({ timeout: 1_000 });
  }).toPass();
};
const savedList = (page: Page): Locator => page.getByRole('region', { name: /^Guardados para luego/ });
const notice = (page: Page | Locator): Locator =>
  page.getByRole('status').filter({ hasText: 'Tu carrito cambió' });

test('what to do about one line that runs out goes from the cart to the order and its mail', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const hospital = await aHospital();
  const [nurse, milk, bread] = await Promise.all([
    aNurse({ domain: hospital.email_domain }),
    aProduct({ title: 'Leche sin sustituto', price: 4 }),
    aProduct({ title: 'Pan cualquiera', price: 3 }),
  ]);
  const cart = await aCart([milk, bread].map(({ id }) => ({ id, quantity: 1 })));
  await enterShop(page, nurse, { cart, path: '/cart' });
  await expect(substitutionSelectOf(page, bread.title)).toHaveValue('');
  await substitutionSelectOf(page, milk.title).selectOption('none');
  await page.reload();
  await expect(substitutionSelectOf(page, milk.title)).toHaveValue('none');

  await page.goto('/checkout');
  await expect(page.getByText(`${milk.title}: déjalo fuera`)).toBeVisible();
  await expect(
    page.getByText('Nunca lo cambiamos por algo con un alérgeno de tu perfil.').first(),
  ).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('radio', { name: /^Llámame/ }).check();
  await orderButton(page).filter({ visible: true }).click();
  const number = await orderNumber(page);
  const line = page.getByRole('listitem').filter({ hasText: milk.title }).first();
  await expect(line).toContainText('Si falta, lo dejamos fuera y no lo pagas');
  await expect(page.getByText('Si algo falta, te llamamos')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: bread.title }).first()).not.toContainText(
    'Si falta',
  );
  const { text } = await mailTo(nurse.email, new RegExp(number));
  expect(text).toContain('Si falta, lo dejamos fuera y no lo pagas');
});

test.describe('saved for later', () => {
  test('a line leaves the cart, waits over reloads and sign-outs, and comes back at today’s price', async ({
    page,
  }) => {
    const [nurse, milk, bread] = await Promise.all([
      aNurse(),
      aProduct({ title: 'Leche que espera', price: 4 }),
      aProduct({ title: 'Pan que se queda', price: 3 }),
    ]);
    const cart = await aCart([milk, bread].map(({ id }) => ({ id, quantity: 2 })));
    await enterShop(page, nurse, { cart, path: '/cart' });
    await saveLine(page, milk.title);
    await expect(savedList(page)).toContainText(milk.title);
    await expect(figure(page, 'Subtotal')).toHaveText('$6.00');
    await expect(toastOf(page)).toContainText('Guardado para luego');
    await isClean(page, 'cart with something saved');

    await changePrice(milk.id, 5);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    await enterShop(page, await aNurse(), { path: '/cart' });
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await expect(savedList(page)).toBeHidden();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
    await expect(page).toHaveURL(/\/auth/);
    await signInByForm(page, nurse);
    await expect(page).not.toHaveURL(/\/auth/);
    await page.goto('/cart');

    await expect(savedList(page)).toContainText('Subió: estaba a $4.00');
    await savedList(page)
      .getByRole('button', { name: `Al carrito ${milk.title}` })
      .click();
    await expect(savedList(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('2');
    await expect(figure(page, 'Subtotal')).toHaveText('$16.00');
  });

  test('says when it sold out, is taken off, and comes back by undoing', async ({ page }) => {
    const [milk, bread] = await Promise.all([
      aProduct({ title: 'Leche agotada luego' }),
      aProduct({ title: 'Pan de siempre' }),
    ]);
    const cart = await aCart([milk, bread].map(({ id }) => ({ id, quantity: 1 })));
    await enterShop(page, await aNurse(), { cart, path: '/cart' });
    await saveLine(page, milk.title);
    await changeStock(milk.id, 0);
    await page.reload();
    const saved = savedList(page);
    await expect(saved).toContainText('Sin Stock');
    await expect(saved.getByRole('button', { name: `Al carrito ${milk.title}` })).toBeDisabled();
    await saved.getByRole('button', { name: `Quitar ${milk.title} de los guardados` }).click();
    await expect(saved).toBeHidden();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(saved).toContainText(milk.title);
    await saveLine(page, bread.title);
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await expect(saved).toContainText(bread.title);
    await isClean(page, 'empty cart with things saved');
  });
});

test('a removed line comes back by undoing, in the mini cart and over other pages’ focus', async ({
  page,
}) => {
  const [milk, bread] = await Promise.all([
    aProduct({ title: 'Leche quitada', price: 4 }),
    aProduct({ title: 'Pan restante', price: 3 }),
  ]);
  const cart = await aCart([milk, bread].map(({ id }) => ({ id, quantity: 1 })));
  await enterShop(page, await aNurse(), { cart, path: '/education' });
  const panel = await openMiniCart(page);
  await panel.getByRole('button', { name: `Quitar ${milk.title} del carrito` }).click();
  await expect(figure(panel, 'Subtotal')).toHaveText('$3.00');
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(figure(panel, 'Subtotal')).toHaveText('$7.00');
  await isClean(page, 'mini cart under $100');
});

test.describe('the way to $100', () => {
  test('one tap on a product that fills the gap unlocks the incentive', async ({ page }) => {
    const beans = await aProduct({ price: 45 });
    await enterShop(page, await aNurse(), {
      cart: await aCart([{ id: beans.id, quantity: 2 }]),
      path: '/cart',
    });
    const way = page.getByRole('region', { name: 'Con esto llegas a los $100' });
    await expect(page.getByRole('heading', { name: 'Agrega $10.00 más' })).toBeVisible();
    await isClean(page, 'cart with products that close the gap');
    await way
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: '¡Incentivo desbloqueado!' })).toBeVisible();
    await expect(way).toBeHidden();
  });

  test('stands in the mini cart too, and nowhere while the cart is empty', async ({ page }) => {
    const beans = await aProduct({ price: 45 });
    const cart = await aCart([{ id: beans.id, quantity: 2 }]);
    await enterShop(page, await aNurse(), { cart });
    const panel = await openMiniCart(page);
    await expect(panel.getByText(/^Te faltan \$10\.00 para elegir \$20 gratis/)).toBeVisible();
    await panel
      .getByRole('region', { name: /^Te faltan/ })
      .getByRole('button', { name: /^Agregar/ })
      .click();
    await expect(panel.getByText(/^Te faltan/)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(cartButton(page)).toContainText('¡Incentivo desbloqueado!');
  });
});

test.describe('what changed under the cart', () => {
  test('is shown until it is dismissed, also after a reload', async ({ page }) => {
    const beans = await aProduct({ price: 5 });
    const cart = await aCart([{ id: beans.id, quantity: 1 }]);
    await changePrice(beans.id, 6);
    await enterShop(page, await aNurse(), { cart, path: '/cart' });
    const announcements = `${beans.title} subió de $5.00 a $6.00.`;
    await expect(notice(page)).toContainText(announcements);
    await page.reload();
    await expect(notice(page)).toContainText(announcements);
    await isClean(page, 'cart that changed');
    await page.goto('/');
    const panel = await openMiniCart(page);
    await expect(notice(panel)).toContainText(announcements);
    await notice(panel).getByRole('button', { name: 'Entendido' }).click();
    await page.goto('/cart');
    await expect(figure(page, 'Subtotal')).toHaveText('$6.00');
    await expect(notice(page)).toBeHidden();
  });

  test('an offer that ends while the page is open says so, wherever she is', async ({ page }) => {
    const offer = await aProduct({ title: 'Guineos en oferta', price: 10, promoted: true });
    await page.clock.install();
    await enterShop(page, await aNurse(), { path: `/product/${offer.id}` });
    await page.getByRole('button', { name: /^Agregar · \$8\.00/ }).click();
    await expect(cartButton(page)).toContainText('1');
    const badge = page.getByLabel('Lo más importante').getByText('20% OFF');
    await expect(badge).toBeVisible();
    const announcements = `${offer.title} subió de $8.00 a $10.00.`;
    // What changes while the cart is still being read anew is told in the cart alone.
    await page.waitForLoadState('networkidle');
    // A toast disappears by itself, on a busy machine before a check from outside the page.
    await page.evaluate(() => {
      document.body.dataset.toasts = '';
      new MutationObserver(() => {
        document.body.dataset.toasts += document.querySelector('[aria-label^="Avisos"]')?.textContent ?? '';
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await page.clock.fastForward(3_700_000);
    await expect(page.locator('body')).toHaveAttribute('data-toasts', /subió de \$8\.00 a \$10\.00\./);
    await expect(page.getByRole('button', { name: /^Agregar · \$10\.00/ })).toBeVisible();
    await expect(badge).toBeHidden();
    await page.goto('/cart');
    await expect(notice(page)).toContainText(announcements);
  });
});

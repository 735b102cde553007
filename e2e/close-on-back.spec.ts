import { expect } from '@playwright/test';
import { aCart, enterShop, openMiniCart } from './browsing.ts';
import { aProduct } from './products.ts';
import { test } from './story.ts';
import { aNurse } from './test-users.ts';

test('back closes what is on top, and then leaves the page', async ({ page }) => {
  const beans = await aProduct({ price: 4 });
  const cart = await aCart([{ id: beans.id, quantity: 1 }]);
  await enterShop(page, await aNurse(), { cart });
  await page.getByRole('link', { name: 'Perfil', exact: true }).click();
  await expect(page).toHaveURL(/\/profile/);
  await page.goBack();

  const panel = await openMiniCart(page);
  // Its step is made in the frame after it is painted; a script is quicker than a thumb.
  await page.waitForFunction(() => history.state?.capas > 0);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/');

  // Closed by its own button, it leaves no step behind.
  await openMiniCart(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // Going back from the next page returns to the page, not to the panel.
  await openMiniCart(page);
  await panel.getByRole('button', { name: 'Ir al Checkout' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(panel).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('back closes filters, and a dialog over a sheet before the sheet', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/category/frutas' });
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const filters = page.getByRole('dialog');
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\/category\/frutas/);
});

test('the header of a product leaves on the way down and returns on the way up', async ({ page }) => {
  const beans = await aProduct({ price: 4 });
  await enterShop(page, await aNurse(), { path: `/product/${beans.id}` });
  const logo = page.getByRole('link', { name: 'Nutrición Plus, inicio' });
  await expect(page.getByRole('button', { name: 'Buscar productos' })).toBeHidden();
  await expect(logo).toBeInViewport();
  // What hides it comes after the page.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    await expect(logo).not.toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await page.mouse.wheel(0, -200);
  await expect(logo).toBeInViewport();
  // What buys it is in reach on the lowest screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await expect(page.getByRole('button', { name: /^Agregar · / })).toBeInViewport({ ratio: 1 });
});

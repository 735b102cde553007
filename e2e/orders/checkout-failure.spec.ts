import { expect } from '@playwright/test';
import { aCart, enterShop } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';

test('a checkout that breaks says so, keeps the cart, and opens when it is tried again', async ({ page }) => {
  const beans = await aProduct();
  await enterShop(page, await aNurse(), { cart: await aCart([{ id: beans.id, quantity: 2 }]) });
  // One answer of the server that no page could draw.
  await page.route('**/api/checkout', (route) => route.fulfill({ json: { days: 'ninguno' } }), { times: 1 });
  await page.goto('/checkout');

  await expect(page.getByRole('heading', { name: 'Error en Checkout', exact: true })).toBeVisible();
  await expect(
    page.getByText('Hubo un problema al cargar el checkout. Por favor intenta de nuevo.', { exact: true }),
  ).toBeVisible();
  const details = page.getByRole('group').filter({ hasText: 'Detalles técnicos' });
  await expect(details.getByRole('paragraph')).toBeHidden();
  await page.getByText('Detalles técnicos', { exact: true }).click();
  await expect(details.getByRole('paragraph')).not.toBeEmpty();
  // One in the header, one beside what went wrong.
  for (const link of await page.getByRole('link', { name: 'Volver al Carrito' }).all())
    await expect(link).toHaveAttribute('href', '/cart');

  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Volver al Carrito' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2');
});

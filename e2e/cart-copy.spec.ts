import { expect, test } from '@playwright/test';
import { aCart, enterShop } from './browsing.ts';
import { aNurse } from './people.ts';
import { aProduct } from './products.ts';

test('the cart follows a person to another device, and what both do comes together', async ({
  page,
  browser,
}) => {
  const [milk, bread] = await Promise.all([aProduct({ price: 4 }), aProduct({ price: 3 })]);
  const nurse = await aNurse();
  const cart = await aCart([{ id: milk.id, quantity: 2 }]);
  await enterShop(page, nurse, { cart, path: '/cart' });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/me/cart'),
  );
  await page.getByRole('button', { name: `Uno más de ${milk.title}` }).click();
  await kept;

  const other = await (await browser.newContext()).newPage();
  await enterShop(other, nurse, { path: '/cart' });
  await expect(other.getByRole('textbox', { name: `Cantidad de ${milk.title}` })).toHaveValue('3');

  // One puts bread in, the other has taken a milk out meanwhile: both stay.
  const keptThere = other.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/api/me/cart'),
  );
  await other.goto(`/product/${bread.id}`);
  await other.getByRole('button', { name: /^Agregar · / }).click();
  await keptThere;
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

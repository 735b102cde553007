import { expect } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';

test('the checkout names the seller and links to help with complaints and privacy', async ({ page }) => {
  const milk = await aProduct({ price: 4 });
  const cart = await aCart([{ id: milk.id, quantity: 1 }]);
  await enterShop(page, await aNurse(), { cart, path: '/checkout' });
  await expect(page.getByText('Te vende Nutrición Plus').filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Si algo llega mal' }).click();
  await expect(page).toHaveURL('/ayuda#devoluciones');
  await expect(page.getByRole('heading', { name: 'Si algo llega mal' })).toBeInViewport();
  await expect(page.getByText(/mándanos una foto en 24 horas/)).toBeVisible();
  await isClean(page, 'help');
  await page
    .getByRole('navigation', { name: 'En esta página' })
    .getByRole('link', { name: 'Privacidad' })
    .click();
  await expect(page.getByRole('heading', { name: 'Privacidad' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ayuda y condiciones' })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { cartButton, openMiniCart, signInByForm } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';

/** The computer at the nurses' station: one browser, one person after the other. */
test.use({ reuseContext: false });

test('two people on one computer never see each other’s cart, and each finds her own again', async ({
  page,
}) => {
  const [first, second, beans, rice] = await Promise.all([
    aNurse({ name: 'Primera Enfermera' }),
    aNurse({ name: 'Segunda Enfermera' }),
    aProduct({ title: 'Habichuelas de la primera', price: 4 }),
    aProduct({ title: 'Arroz de la segunda', price: 3 }),
  ]);

  await test.step('the first fills her cart and looks at her address', async () => {
    await page.goto(`/product/${beans.id}`);
    await signInByForm(page, first);
    await page.getByRole('button', { name: /^Agregar · / }).click();
    await expect(cartButton(page)).toContainText('$4.00');
    await page.getByRole('button', { name: /^Agregar · / }).click();
    await page.goto('/checkout');
    await page.getByLabel('Celular').fill('787-555-0101');
  });
  await test.step('she signs out', () => signOut(page));
  await test.step('nothing of hers is left to see', async () => {
    await page.goto('/cart');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByText(first.fullName)).toBeHidden();
    await expect(page.getByLabel('Correo institucional')).toHaveValue('');
  });
  await test.step('the second begins with an empty cart and her own data', async () => {
    await signInByForm(page, second);
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await page.goto(`/product/${rice.id}`);
    await page.getByRole('button', { name: /^Agregar · / }).click();
    await page.goto('/checkout');
    await expect(page.getByLabel('Celular')).toHaveValue('');
    await expect(page.getByLabel('Nombre de quien recibe')).toHaveValue(second.fullName);
    await signOut(page);
  });
  await test.step('the first finds hers again, and only hers', async () => {
    await signInByForm(page, first);
    await expect(page).toHaveURL('/');
    const panel = await openMiniCart(page);
    await expect(panel.getByRole('listitem').filter({ hasText: beans.title })).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2 })).toContainText('2');
    await expect(panel.getByText(rice.title)).toBeHidden();
  });
});

test('somebody else signing in from another tab takes over both', async ({ page, context }) => {
  const [first, second, beans] = await Promise.all([aNurse(), aNurse(), aProduct({ price: 4 })]);
  await page.goto(`/product/${beans.id}`);
  await signInByForm(page, first);
  await page.getByRole('button', { name: /^Agregar · / }).click();
  await expect(cartButton(page)).toContainText('$4.00');
  const tab = await context.newPage();
  await tab.goto('/profile');
  await signOut(tab);
  await signInByForm(tab, second);
  await expect(cartButton(tab)).toContainText('Compra $100 y gana $20');
  await page.goto('/profile');
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toBeHidden();
  await expect(cartButton(page)).toContainText('Compra $100 y gana $20');
});

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/auth');
};

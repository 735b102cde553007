import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { aCart, enterShop } from '../browsing.ts';
import { chooseWindow, MORNING, orderButton, orderNumber } from '../orders/checkout.ts';
import { aProduct } from '../products.ts';
import { callApiOrThrow } from '../shop.ts';
import { test } from '../story.ts';
import { aHospital, aNurse, tokenOf } from '../test-users.ts';
import { bothWidths } from '../widths.ts';
import { fetchAs, openSection, section } from './profile-sections.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });

test('an address is refused with its errors, made the default, deleted and restored, by keyboard alone', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
  await enterShop(page, await aNurse(), { path: '/profile?seccion=direcciones' });
  const homes = section(page, 'Direcciones');
  const dialog = page.getByRole('dialog');
  const add = async (label: string, street: string) => {
    await button(homes, 'Agregar dirección').click();
    await dialog.getByLabel('Nombre').fill(label);
    await dialog.getByLabel(/^Calle y número/).fill(street);
    await dialog.getByLabel('Municipio').selectOption('Caguas');
    await dialog.getByLabel('ZIP').fill('00725');
    await button(dialog, 'Guardar dirección').click();
    await expect(dialog).toBeHidden();
  };
  await expect(homes.getByText('Todavía no guardas ninguna.')).toBeVisible();
  await isClean(page, 'no address');
  await button(homes, 'Agregar dirección').click();
  await dialog.getByLabel('Nombre').fill('Casa');
  await button(dialog, 'Guardar dirección').click();
  await expect(dialog.getByText('Escribe la calle y el número.')).toBeVisible();
  await expect(dialog.getByLabel(/^Calle y número/)).toBeFocused();
  await isClean(page, 'address with faults');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(homes, 'Agregar dirección')).toBeFocused();

  await add('Casa', 'Calle 3 B-12');
  await add('Mami', 'Calle 9');
  const home = (label: string) => homes.getByRole('article').filter({ hasText: label });
  await expect(home('Casa')).toContainText('Principal');
  await button(home('Mami'), 'Hacer principal').click();
  await expect(home('Mami')).toContainText('Principal');
  await expect(home('Casa')).not.toContainText('Principal');
  await isClean(page, 'addresses');

  await button(home('Mami'), 'Borrar Mami').click();
  await expect(home('Mami')).toBeHidden();
  await expect(home('Casa')).toContainText('Principal');
  await button(page, 'Deshacer').click();
  await expect(home('Mami')).toContainText('Principal');

  if (isMobile) return;
  await button(home('Casa'), 'Editar Casa').focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Nombre').fill('Mi casa');
  await page.keyboard.press('Enter');
  await expect(home('Mi casa')).toBeVisible();
});

test('the same place twice is refused with what to do, and nothing typed is lost', async ({ page }) => {
  const nurse = await aNurse();
  const address = { urbanizacion: '', street: 'Calle 3', apartment: '', municipio: 'Caguas', zip: '00725' };
  await callApiOrThrow('/api/me/addresses', {
    token: await tokenOf(nurse),
    body: { label: 'Casa', address, isDefault: false },
  });
  await enterShop(page, nurse, { path: '/profile?seccion=direcciones' });
  await button(page, 'Agregar dirección').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre').fill('Otra');
  await dialog.getByLabel(/^Calle y número/).fill('calle 3.');
  await dialog.getByLabel('Municipio').selectOption('Caguas');
  await dialog.getByLabel('ZIP').fill('00725');
  await button(dialog, 'Guardar dirección').click();
  await expect(dialog.getByRole('alert')).toContainText('Ya tienes guardada esa misma dirección.');
  await expect(dialog.getByLabel('Nombre')).toHaveValue('Otra');
});

test('the checkout offers the profile’s addresses, and saves a new one on request', async ({ page }) => {
  test.setTimeout(90_000);
  const [hospital, beans] = await Promise.all([aHospital(), aProduct({ price: 6 })]);
  const nurse = await aNurse({ domain: hospital.email_domain });
  await enterShop(page, nurse, {
    cart: await aCart([{ id: beans.id, quantity: 1 }]),
    path: '/profile?seccion=datos',
  });
  await page.getByLabel('Nombre completo').fill('Ana María Rivera');
  await page.getByLabel('Celular').fill('7875550142');
  await button(page, 'Guardar mis datos').click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await openSection(page, 'direcciones');
  const point = section(page, 'En tu hospital');
  await point.getByLabel('Piso o unidad').selectOption('Piso 2 · Pediatría');
  await expect(button(point, 'Quitar punto preferido')).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByLabel('Nombre de quien recibe')).toHaveValue('Ana María Rivera');
  await expect(page.getByLabel('Celular')).toHaveValue('787-555-0142');
  await expect(page.getByLabel('Piso o unidad').locator('option:checked')).toHaveText('Piso 2 · Pediatría');
  await page.getByRole('radio', { name: /^A mi casa/ }).check();
  await page.getByLabel(/^Calle y número/).fill('Calle Luna 40');
  await page.getByLabel('Municipio', { exact: true }).selectOption('San Juan');
  await page.getByLabel('ZIP', { exact: true }).fill('00901');
  await page.getByRole('checkbox', { name: 'Guardar esta dirección en mi perfil' }).check();
  await chooseWindow(page, MORNING);
  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
  await expect
    .poll(async () => (await fetchAs(nurse, '/api/me/addresses')).addresses)
    .toMatchObject([{ label: 'Casa', address: { street: 'Calle Luna 40' }, isDefault: true }]);

  await page.goto(`/product/${beans.id}`);
  await button(page, /^Agregar · /).click();
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /^Casa/ })).toBeChecked();
  await isClean(page, 'checkout with a saved address');
  await page.getByRole('radio', { name: /^Otra dirección/ }).check();
  await expect(page.getByLabel(/^Calle y número/)).toHaveValue('');
  await page.getByRole('radio', { name: /^Casa/ }).check();
  await chooseWindow(page, MORNING);
  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
  await expect(page.getByText('Calle Luna 40, San Juan, PR 00901')).toBeVisible();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { isClean } from '../axe.ts';
import { cardOf, enterShop, signInByForm } from '../browsing.ts';
import { aProduct } from '../products.ts';
import { callApi } from '../shop.ts';
import { test } from '../story.ts';
import { aNurse } from '../test-users.ts';
import { bothWidths } from '../widths.ts';
import { fetchAs, openSection, section } from './profile-sections.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
const avoids = (page: Page, who: string, allergen: string): Locator =>
  page.getByRole('group', { name: who }).getByRole('checkbox', { name: allergen });

test('the account shows one section at a time on a telephone, side by side on a desktop', {
  tag: bothWidths,
}, async ({ page, isMobile }) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/profile' });
  await expect(page.getByText(nurse.fullName)).toBeVisible();
  await expect(page.getByText(nurse.email)).toBeVisible();
  await isClean(page, 'profile');
  const parts = page.getByRole('navigation', { name: 'Secciones de tu perfil' });
  await parts.getByRole('link', { name: /^Mi hogar/ }).click();
  await expect(page).toHaveURL('/profile?seccion=hogar');
  await expect(section(page, 'Mi hogar')).toBeVisible();
  await expect(page).toHaveTitle('Mi hogar · Nutrición Plus');
  if (isMobile) {
    await expect(parts).toBeHidden();
    await page.getByRole('link', { name: 'Tu perfil', exact: true }).click();
    await expect(section(page, 'Mi hogar')).toBeHidden();
  } else {
    await expect(parts.getByRole('link', { name: 'Mi hogar' })).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(section(page, 'Mis pedidos')).toBeVisible();
  }
  await expect(parts).toBeVisible();
  await openSection(page, 'no-existe');
  await expect(parts).toBeVisible();
});

test('an allergy in the profile is saved, and warns on the card, the product’s page and the cart', async ({
  page,
}) => {
  const [nurse, bread, nuts, unknown] = await Promise.all([
    aNurse(),
    aProduct({ title: 'Pan de huevo', allergens: ['huevo', 'trigo'] }),
    aProduct({ title: 'Barra de avena', allergens: ['trigo'], mayContain: ['huevo'] }),
    aProduct({ title: 'Guiso sin etiqueta', allergens: null }),
  ]);
  await enterShop(page, nurse, { path: '/profile?seccion=alergenos' });
  await avoids(page, 'Tus alergias', 'Maní').check();
  await button(page, 'Agregar a alguien de tu casa').click();
  const dialog = page.getByRole('dialog', { name: 'Alguien de tu casa' });
  await isClean(page, 'somebody at home');
  await button(dialog, 'Agregar').click();
  await expect(dialog.getByText('Escribe un nombre.')).toBeVisible();
  await dialog.getByLabel('Nombre').fill('Camila');
  await button(dialog, 'Agregar').click();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Agregar a alguien de tu casa')).toBeFocused();
  await avoids(page, 'Alergias de Camila', 'Huevo').check();
  await page.getByRole('checkbox', { name: 'Baja en carbohidratos' }).check();
  await isClean(page, 'allergies');
  await expect
    .poll(() => fetchAs(nurse, '/api/me/preferences'))
    .toMatchObject({
      allergens: ['mani'],
      diets: ['low-carb'],
      children: 1,
      members: [{ name: 'Camila', kind: 'child', allergens: ['huevo'] }],
    });
  await page.reload();
  await expect(avoids(page, 'Alergias de Camila', 'Huevo')).toBeChecked();
  await expect(avoids(page, 'Tus alergias', 'Maní')).toBeChecked();

  const warning = page.getByRole('region', { name: 'Aviso para tus alergias' });
  await page.goto(`/product/${bread.id}`);
  await expect(warning).toContainText('Contiene huevo');
  await expect(warning).toContainText('Según tu perfil, Camila no puede comerlo.');
  await isClean(page, 'product with a warning');
  await button(page, /^Agregar · /).click();
  await page.goto(`/product/${nuts.id}`);
  await expect(warning).toContainText('Puede contener huevo');
  await button(page, /^Agregar · /).click();
  await page.goto(`/product/${unknown.id}`);
  await expect(warning).toContainText('Sin datos de alérgenos');
  await expect(warning).toContainText('No lo des por seguro');
  await button(page, /^Agregar · /).click();

  await page.goto(`/?search=${encodeURIComponent(bread.title)}`);
  await expect(cardOf(page, bread.title)).toContainText('Contiene huevo');
  await page.goto('/cart');
  const notice = page.getByRole('group').filter({ hasText: 'Ojo con las alergias de tu casa' });
  await notice.getByText('Ojo con las alergias de tu casa').click();
  for (const line of [
    'Contiene huevo (Camila)',
    'Puede contener huevo (Camila)',
    'Sin datos de alérgenos (Tú, Camila)',
  ])
    await expect(notice.getByText(line)).toBeVisible();
  await isClean(page, 'cart with a warning');
  // Long titles in one line don't push the page out of the screen.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
});

test('changes of two tabs are both saved; a change that can’t be saved is undone with a message', async ({
  page,
  context,
}) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/profile?seccion=alergenos' });
  const other = await context.newPage();
  await openSection(other, 'hogar');
  await expect(section(other, 'Mi hogar').getByText('Contándote a ti')).toBeVisible();
  await avoids(page, 'Tus alergias', 'Leche').check();
  await avoids(page, 'Tus alergias', 'Soya').check();
  await expect.poll(async () => (await fetchAs(nurse, '/api/me/preferences')).version).toBe(2);
  await button(other, 'Uno más en adultos').click();
  await expect
    .poll(() => fetchAs(nurse, '/api/me/preferences'))
    .toMatchObject({ adults: 2, allergens: ['leche', 'soya'] });

  await page.route('**/api/me/preferences', (route) => route.abort());
  await avoids(page, 'Tus alergias', 'Trigo').click();
  await expect(page.getByText('No se guardó tu cambio')).toBeVisible();
  await expect(avoids(page, 'Tus alergias', 'Trigo')).not.toBeChecked();
  await expect(avoids(page, 'Tus alergias', 'Leche')).toBeChecked();
});

test('a person of the household is renamed, removed and restored', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/profile?seccion=hogar' });
  const people = page.getByRole('list', { name: 'Personas con nombre' });
  for (const name of ['Camila', 'Abuela']) {
    await button(page, 'Agregar a alguien').click();
    await page.getByRole('textbox', { name: 'Nombre' }).fill(name);
    if (name === 'Abuela') await page.getByRole('radio', { name: 'Adulto' }).check();
    await button(page.getByRole('dialog'), 'Agregar').click();
  }
  await expect(people.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Adultos' })).toContainText('2');
  // A counted person who has a name can't be counted away.
  await expect(button(page, 'Uno menos en adultos')).toBeDisabled();
  await isClean(page, 'household');

  await button(page, 'Editar a Abuela').click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('camila');
  await button(page, 'Guardar').click();
  await expect(page.getByText('Ya hay alguien que se llama camila. Ponle otro nombre.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Mi mamá');
  await button(page, 'Guardar').click();
  await expect(people).toContainText('Mi mamá');
  await button(page, 'Quitar a Mi mamá').click();
  await expect(people).not.toContainText('Mi mamá');
  await button(page, 'Deshacer').click();
  await expect(people).toContainText('Mi mamá');
});

test('a customer changes her data and her password', async ({ page }) => {
  const nurse = await aNurse();
  await enterShop(page, nurse, { path: '/profile?seccion=datos' });
  await isClean(page, 'data');
  await expect(page.getByText('Cuenta verificada')).toBeVisible();
  await page.getByLabel('Nombre completo').fill(' ');
  await page.getByLabel('Celular').fill('555');
  await button(page, 'Guardar mis datos').click();
  await expect(page.getByText('Escribe tu nombre.')).toBeVisible();
  await expect(page.getByText('Escribe un celular de 10 dígitos, como 787-555-0142.')).toBeVisible();
  await isClean(page, 'data with faults');

  const [old, fresh] = [nurse.password, 'otra-clave-larga-9'];
  const change = async (current: string, next: string) => {
    await page.getByLabel('Contraseña actual').fill(current);
    await page.getByLabel('Contraseña nueva').fill(next);
    await button(page, 'Cambiar contraseña').click();
  };
  await change(old, 'corta');
  await expect(page.getByText('La contraseña debe tener al menos 8 caracteres')).toBeVisible();
  await change('no-es-esta-clave', fresh);
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue(fresh);
  await change(old, fresh);
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();
  // This session goes on; the old password is worth nothing.
  await page.reload();
  await expect(page.getByText('Cuenta verificada')).toBeVisible();
  const refused = await callApi('/api/auth/sign-in/email', { body: { email: nurse.email, password: old } });
  expect(refused.status).toBe(401);
  await page.goto('/profile');
  await button(page, 'Cerrar sesión').click();
  await signInByForm(page, { ...nurse, password: fresh });
  await expect(page.getByRole('link', { name: 'Perfil', exact: true })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { isClean } from './axe.ts';
import { aCart, enterShop, openMiniCart, openSearch, openSession } from './browsing.ts';
import { fillCheckout, orderButton, orderNumber } from './checkout.ts';
import { aHospital, aNurse, aWaitingPerson, demoAdmin } from './people.ts';
import { aProduct } from './products.ts';
import { test } from './story.ts';

/** Goes there, waits for its heading, and looks. */
const visit = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await isClean(page, path);
};

// Axe reads the whole page each time; a busy machine takes long over it.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('signing in, registering, the code, and the guards’ screens', async ({ page, context }) => {
  await visit(page, '/auth', 'Entra a tu cuenta');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toContainText('Completa todos los campos');
  await isClean(page, 'sign-in with a fault');
  await visit(page, '/auth?mode=register', 'Crea tu cuenta');
  await visit(page, '/auth?mode=verify-otp&email=a@hospital-san-rafael.example', 'Verifica tu correo');
  await visit(page, '/no-existe', 'Oops! Page not found');
  const { accessToken: token } = await openSession(context, await aWaitingPerson());
  await visit(page, `/#access_token=${token}`, 'Verificación Pendiente');
});

test('the shop: home, category, product, search', async ({ page }) => {
  await enterShop(page, await aNurse());
  const scarce = await aProduct({ title: 'Parchas contadas', stock: 3, promoted: true });
  await visit(page, '/', 'Más Vendidos');
  await visit(page, '/category/lacteos', 'Lácteos y Huevos');
  await visit(page, `/product/${scarce.id}`, scarce.title);
  await visit(page, '/?search=arroz', 'Resultados para "arroz"');
  await expect(page.getByRole('article').first()).toBeVisible();
  await isClean(page, 'search hits');
  await visit(page, '/?search=zzzzqqqq', 'No encontramos productos');
  await visit(page, '/education', /Educación/);
  await visit(page, '/admin', 'Acceso Denegado');
});

test('what opens over the shop: suggestions, tools, mini cart', async ({ page }) => {
  await enterShop(page, await aNurse(), { path: '/education' });
  const search = await openSearch(page);
  await isClean(page, 'search, before anything is typed');
  await search.getByRole('combobox', { name: 'Buscar productos' }).fill('leche');
  await expect(page.getByRole('option').first()).toBeVisible();
  await isClean(page, 'suggestions');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Herramientas' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(4);
  await isClean(page, 'tools menu');
  for (let place = 0; place < 4; place += 1) {
    if (place > 0) await page.getByRole('button', { name: 'Herramientas' }).click();
    await page.getByRole('menuitem').nth(place).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isClean(page, `tool ${place + 1}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await openMiniCart(page);
  await isClean(page, 'mini cart, empty');
});

test('buying: cart, free products, checkout, confirmation, orders', async ({ page }) => {
  test.setTimeout(90_000);
  const hospital = await aHospital();
  const [nurse, beans, fruit] = await Promise.all([
    aNurse({ domain: hospital.email_domain }),
    aProduct({ price: 50 }),
    aProduct({ title: 'Acerolas regaladas', price: 7, category: 'Frutas' }),
  ]);
  const cart = await aCart([{ id: beans.id, quantity: 2 }], [fruit.id]);
  await enterShop(page, nurse, { cart });
  await openMiniCart(page);
  await isClean(page, 'mini cart, filled');
  await visit(page, '/cart', '¡Incentivo desbloqueado!');
  await page.getByRole('button', { name: /^Ver las \d+ frutas y vegetales/ }).click();
  await isClean(page, 'all free products');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Uno menos de ${beans.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Agrega $50.00 más' })).toBeVisible();
  await isClean(page, 'cart under $100');

  await visit(page, '/checkout', '¿Dónde te lo llevamos?');
  await page.getByRole('radio', { name: /^A mi casa/ }).check();
  await orderButton(page).filter({ visible: true }).click();
  await expect(page.getByText('Escoge un municipio.')).toBeVisible();
  await isClean(page, 'checkout with faults');
  await fillCheckout(page);
  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
  await isClean(page, 'confirmation');
  await visit(page, '/profile', 'Tu perfil');
  await visit(page, '/profile?seccion=pedidos', 'Mis pedidos');
  await page.getByRole('link', { name: /NP-\d+/ }).click();
  await expect(page.getByRole('heading', { name: /^Pedido NP-/ })).toBeVisible();
  await isClean(page, 'order');
  await visit(page, '/cart', 'Tu carrito está vacío');
});

test('administration', async ({ page }) => {
  const waiting = await aWaitingPerson();
  const hospital = await aHospital();
  await enterShop(page, demoAdmin);
  await visit(page, '/admin', 'Últimos cambios');
  await visit(page, '/admin/users', 'Usuarios');
  await expect(page.getByText(waiting.email)).toBeVisible();
  await isClean(page, 'people waiting');
  await page.getByRole('button', { name: `Más sobre ${waiting.fullName}` }).click();
  await isClean(page, 'menu of a person');
  await page.keyboard.press('Escape');
  await visit(page, '/admin/hospitals', 'Hospitales');
  await expect(page.getByText(hospital.name)).toBeVisible();
  await isClean(page, 'list of hospitals');
  await page.getByRole('button', { name: hospital.name, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Editar hospital' })).toBeVisible();
  await isClean(page, 'hospital form');
  await page.getByLabel('Nombre').fill('');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Escribe el nombre del hospital.').first()).toBeVisible();
  await isClean(page, 'hospital form with a fault');
  await visit(page, '/admin/voice-insights', 'Qué salió mal');
});

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cardOf, cartButton, enterShop, figure, openMiniCart, openSearch, toastOf } from './browsing.ts';
import { codeMailedTo, mailsOf, mailTo } from './mailbox.ts';
import { chooseDelivery, orderNumber } from './orders/checkout.ts';
import { stockOf } from './products.ts';
import { callApiOrThrow, type Json } from './shop.ts';
import { test } from './story.ts';
import { adminToken, aNewUser, demoAdmin, SAN_RAFAEL, type TestUser, tokenOf } from './test-users.ts';

const UNIT = 'Piso 4 · Medicina Interna';

test('a nurse registers, is verified, fills a cart with free fruit and orders it to her hospital', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const nurse = aNewUser({ name: 'Enfermera de Noche' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));

  await test.step('she registers with the e-mail of her hospital', () => registerByForm(page, nurse));
  await test.step('she types the code from her mailbox and is told to wait', async () => {
    await page.getByLabel('Código de verificación').fill(await codeMailedTo(nurse.email));
    await expect(toastOf(page)).toContainText('¡Cuenta verificada exitosamente!');
    await expectPendingScreen(page, nurse);
  });
  await test.step('an administrator verifies her', async () => {
    const admin = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await verifyByScreen(admin, nurse);
    await admin.close();
    const mail = await mailTo(nurse.email, /está activa/);
    expect(mail.text).toContain('Tu cuenta está activa');
    expect(mail.html).toContain('Nutrición Plus');
  });
  await test.step('she looks at the page again, which notices it, and is in the shop', async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
    await expect(cartButton(page)).toContainText('Compra $100 y gana $20');
    await expect(cartButton(page)).toContainText('en frutas y vegetales gratis');
  });

  const [chicken, oil] = await Promise.all(['pechuga de pollo', 'aceite de oliva'].map(findProduct));
  const fruit = await firstOf('frutas');
  const dairy = await firstOf('lacteos');
  await test.step('she finds food on a shelf, by category and by search', async () => {
    await page.getByRole('heading', { name: 'Frutas', exact: true }).scrollIntoViewIfNeeded();
    await cardOf(page, fruit.title)
      .getByRole('button', { name: `Agregar ${fruit.title}` })
      .click();
    await expect(cartButton(page)).toContainText(/Agrega \$\d+\.\d\d más/);
    await expect(cartButton(page)).toContainText('para incentivo');

    await page.getByRole('link', { name: 'Lácteos y Huevos', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lácteos y Huevos' })).toBeVisible();
    await expect(page).toHaveURL('/category/lacteos');
    await addFromPage(page, dairy, 2);

    await search(page, 'pechuga de pollo');
    await expect(page.getByRole('heading', { name: 'Resultados para "pechuga de pollo"' })).toBeVisible();
    await expect(page.getByText(/productos? encontrados?/)).toBeVisible();
    await addFromPage(page, chicken, 8);
    await search(page, 'aceite de oliva');
    await addFromPage(page, oil, 7);
  });

  await test.step('over $100 the incentive opens', async () => {
    await expect(cartButton(page)).toContainText('¡Incentivo desbloqueado!');
    await expect(cartButton(page)).toContainText('Elige productos gratis');
    const panel = await openMiniCart(page);
    await expect(panel.getByRole('heading', { name: 'Tu carrito (18)' })).toBeVisible();
    await panel.getByRole('button', { name: 'Ir al Checkout' }).click();
    await expect(page).toHaveURL('/cart');
  });
  await test.step('she picks free fruit up to $20 and no further', () => pickFruit(page));
  const [saved = ''] = /\$\d+\.\d\d/.exec((await page.getByText(/^Ahorrando \$/).textContent()) ?? '') ?? [];
  await page.getByRole('link', { name: 'Seguir comprando' }).click();
  await expect(cartButton(page)).toContainText(`Ahorrando ${saved}`);
  expect(saved).not.toBe('');

  const before = await stockOf(chicken.id);
  const number = await test.step('she orders it to her floor', async () => {
    const panel = await openMiniCart(page);
    await expect(panel).toContainText(`Ahorrando ${saved}`);
    await panel.getByRole('button', { name: 'Ir al Checkout' }).click();
    await page.getByRole('link', { name: 'Ir al Checkout' }).filter({ visible: true }).click();
    await expect(page.getByText(SAN_RAFAEL.name).filter({ visible: true }).first()).toBeVisible();
    await chooseDelivery(page, { building: 'Torre A', unit: UNIT });
    await page.getByLabel('Celular').fill('(787) 555-0142');
    await expect(page.getByText(`Ahorrando ${saved}`)).toBeVisible();
    const total = await figure(page, 'Total').textContent();
    await page.getByRole('button', { name: 'Hacer el pedido' }).filter({ visible: true }).click();
    const placed = await orderNumber(page);
    await expect(figure(page, 'Total')).toHaveText(total ?? '');
    await expect(page.getByText(`Ahorras ${saved}`)).toBeVisible();
    return placed;
  });

  await test.step('the order is in her list, on its page and in her mailbox', async () => {
    await page.getByRole('link', { name: 'Mis pedidos' }).click();
    const row = page.getByRole('link', { name: new RegExp(number) });
    await expect(row).toContainText('Confirmado');
    await expect(row).toContainText(`Ahorras ${saved}`);
    await row.click();
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
    await expect(page.getByText(`Torre A, ${UNIT}`).or(page.getByText(UNIT)).first()).toBeVisible();
    await expect(page.getByText('787-555-0142')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: chicken.title })).toContainText('8 ×');
    const mail = await mailTo(nurse.email, new RegExp(number));
    expect(mail.text).toContain(chicken.title);
    expect(mail.text).toContain(UNIT);
    expect(mail.text).toContain(`Ahorras ${saved}`);
    expect((await mailsOf(nurse.email)).filter(({ subject }) => subject.includes(number))).toHaveLength(1);
  });
  await test.step('the stock fell, and the cart is empty', async () => {
    expect(await stockOf(chicken.id)).toBe(before - 8);
    const { orders } = await callApiOrThrow('/api/orders', { token: await tokenOf(nurse) });
    expect(orders).toHaveLength(1);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

const registerByForm = async (page: Page, { email, fullName, password }: TestUser) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('button', { name: 'Crear cuenta nueva' }).click();
  await page.getByLabel('Nombre completo').fill(fullName);
  await page.getByLabel('Correo institucional').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Crear cuenta', exact: true }).click();
  await expect(toastOf(page)).toContainText(`Cuenta creada - ${SAN_RAFAEL.name}`);
  await expect(toastOf(page)).toContainText('Código de verificación enviado a tu email');
};

const expectPendingScreen = async (page: Page, { email, fullName }: TestUser) => {
  await expect(page.getByRole('heading', { name: 'Verificación Pendiente', exact: true })).toBeVisible();
  for (const text of [
    'Tu cuenta está pendiente de verificación por parte del administrador. Recibirás un correo cuando tu cuenta sea activada.',
    fullName,
    email,
    'Pendiente de verificación',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
};

const verifyByScreen = async (context: BrowserContext, newUser: TestUser) => {
  const page = await context.newPage();
  await enterShop(page, demoAdmin, { path: '/admin/users' });
  await page.getByRole('button', { name: `Verificar a ${newUser.fullName}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: newUser.email })).toContainText('Verificada');
};

/** The first thing the shop finds, as the API tells it: titles are the catalogue's business. */
const findProduct = async (words: string): Promise<Json> => {
  const q = encodeURIComponent(words);
  return (await callApiOrThrow(`/api/products/search?q=${q}`, { token: await adminToken() })).results[0];
};

/** The first on a category's page. */
const firstOf = async (categoryId: string): Promise<Json> => {
  const path = `/api/products?category=${categoryId}&limit=1`;
  return (await callApiOrThrow(path, { token: await adminToken() })).products[0];
};

const search = async (page: Page, words: string) => {
  const box = (await openSearch(page)).getByRole('combobox', { name: 'Buscar productos' });
  await box.fill(words);
  await box.press('Enter');
};

const addFromPage = async (page: Page, { title }: Json, quantity: number) => {
  const card = cardOf(page, title);
  await card.getByRole('button', { name: `Agregar ${title}`, exact: true }).click();
  for (let more = 1; more < quantity; more += 1)
    await card.getByRole('button', { name: `Uno más de ${title}`, exact: true }).click();
  await expect(card.getByRole('group', { name: `Cantidad de ${title}` })).toContainText(String(quantity));
};

/** Takes free products while any fits; what would pass the $20 can't be taken. */
const pickFruit = async (page: Page) => {
  const shelf = page.getByRole('list', { name: 'Frutas y vegetales para elegir' });
  const free = shelf.getByRole('button', { name: /^Elegir/, disabled: false });
  await expect(free.first()).toBeVisible();
  for (let turn = 0; turn < 20 && (await free.count()) > 0; turn += 1) await free.first().click();
  const chosen = page.getByRole('list', { name: 'Tu elección' });
  const values = [...((await chosen.textContent()) ?? '').matchAll(/\$(\d+\.\d\d)/g)].map(([, usd]) =>
    Number(usd),
  );
  expect(values.length).toBeGreaterThan(1);
  await expect(shelf.getByRole('button', { name: /^Pasa por \$/ }).first()).toBeDisabled();
};

import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { aCart, cardOf, enterShop, signInByForm } from './browsing.ts';
import { fillCheckout, orderButton, orderNumber } from './orders/checkout.ts';
import { aProduct } from './products.ts';
import { test } from './story.ts';
import { aHospital, aNurse } from './test-users.ts';

test.use({ serviceWorkers: 'allow', reuseContext: false, savesData: false });

const offlineState = (page: Page) => page.getByText(/^Sin conexión\./);

/** The worker controls the page and has cached everything for a day without a network. */
const isReadyForOffline = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const own = names.find((name) => name.startsWith('nutricion-plus-de-'));
    const cached = own ? await (await caches.open(own)).keys() : [];
    const has = (path: RegExp) => cached.some(({ url }) => path.test(url));
    return has(/\/api\/catalog\/offline$/) && has(/\/api\/education\/[^/]+$/);
  });
};

/** The browser's caches that hold somebody's answers. */
const personalCaches = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('nutricion-plus-de-')));

test('can be installed: manifest, icons of every kind, worker', async ({ page, context }) => {
  await enterShop(page, await aNurse());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const devtools = await context.newCDPSession(page);
  const { data = '', errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Every page of a test is private browsing, which alone may stand against installing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({
    name: 'Nutrición Plus',
    lang: 'es-PR',
    display: 'standalone',
    scope: '/',
  });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Carrito',
    'Pedidos',
    'Hidratación',
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await page.request.get(src);
    expect(answer.headers()['content-type']).toBe(type);
    // A PNG's width stands at byte 16.
    expect(`${(await answer.body()).readUInt32BE(16)}x${(await answer.body()).readUInt32BE(20)}`).toBe(sizes);
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers()['content-security-policy']).toContain("script-src 'self'");
  await page.goto('/?herramienta=hidratacion');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('without a network: home, a product never seen, search, cart and articles, with the day of the prices', async ({
  page,
  context,
}) => {
  const [nurse, milk] = await Promise.all([aNurse(), aProduct({ title: 'Kéfir guardado', price: 4 })]);
  await enterShop(page, nurse, { cart: await aCart([{ id: milk.id, quantity: 2 }]) });
  await isReadyForOffline(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  const day = new Intl.DateTimeFormat('es-PR', {
    timeZone: 'America/Puerto_Rico',
    day: 'numeric',
    month: 'long',
  }).format(new Date());
  await expect(offlineState(page)).toContainText(`Precios del ${day}.`);
  await page.goto(`/product/${milk.id}`);
  await expect(page.getByRole('heading', { name: milk.title })).toBeVisible();
  await page.goto('/?search=kefir');
  await expect(cardOf(page, milk.title)).toBeVisible();
  await page.goto('/category/lacteos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: milk.title }).first()).toBeVisible();
  await page.goto('/education');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offlineState(page)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await context.setOffline(false);
  await expect(offlineState(page)).toBeHidden({ timeout: 30_000 });
});

test('an order waits for the network: what is typed stays, and goes out once it is back', async ({
  page,
  context,
}) => {
  const hospital = await aHospital();
  const [nurse, rice] = await Promise.all([
    aNurse({ domain: hospital.email_domain }),
    aProduct({ title: 'Arroz que espera', price: 12 }),
  ]);
  await enterShop(page, nurse, { cart: await aCart([{ id: rice.id, quantity: 3 }]) });
  await isReadyForOffline(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: '¿Dónde te lo llevamos?' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Para ordenar hace falta conexión')).toBeVisible();
  await fillCheckout(page);
  await orderButton(page).filter({ visible: true }).click();
  await expect(page.getByText('Tu pedido no salió: no hay conexión')).toBeVisible();
  // Not even a reload loses what was typed.
  await page.reload();
  await expect(page.getByText('Para ordenar hace falta conexión')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Celular')).toHaveValue('787-555-0142', { timeout: 30_000 });
  await expect(offlineState(page)).toBeHidden({ timeout: 30_000 });
  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
});

test('a token that expires offline does not sign out', async ({ page, context }) => {
  await enterShop(page, await aNurse());
  await isReadyForOffline(page);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('nutricion-plus-session') ?? '{}');
    const [head, body, sign] = session.accessToken.split('.');
    const claims = { ...JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/'))), exp: 1 };
    session.accessToken = [head, btoa(JSON.stringify(claims)), sign].join('.');
    localStorage.setItem('nutricion-plus-session', JSON.stringify(session));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Más Vendidos' })).toBeVisible();
  await expect(offlineState(page)).toBeVisible();
  await context.setOffline(false);
  await expect(offlineState(page)).toBeHidden({ timeout: 30_000 });
  await expect(page).toHaveURL('/');
});

test('on a shared computer nothing of one person is there for the next, signed in or offline', async ({
  page,
  context,
}) => {
  const [one, other] = await Promise.all([aNurse(), aNurse()]);
  await enterShop(page, one);
  await isReadyForOffline(page);
  expect(await personalCaches(page)).toHaveLength(1);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => personalCaches(page)).toEqual([]);
  await signInByForm(page, other);
  await expect(page).toHaveURL('/');
  await expect.poll(() => personalCaches(page)).toHaveLength(1);
  // What somebody left behind by other ways than signing out goes too.
  await page.evaluate(async () => void (await caches.open('nutricion-plus-de-alguien')));
  await page.reload();
  await expect.poll(() => personalCaches(page)).toHaveLength(1);
  await context.setOffline(true);
  await page.reload();
  await expect(offlineState(page)).toBeVisible();
});

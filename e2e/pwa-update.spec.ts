import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { aCart, enterShop } from './browsing.ts';
import { type CopiedShop, copyShop } from './copied-shop.ts';
import { fillCheckout, orderButton, orderNumber } from './orders/checkout.ts';
import { aProduct } from './products.ts';
import { test as base } from './story.ts';
import { aHospital, aNurse } from './test-users.ts';

/** A shop of their own, which can be deployed again without affecting other tests. */
const test = base.extend<{ publish: () => void }, { copy: CopiedShop }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const copy = await copyShop();
      process.env.SHOP_URL = copy.url;
      process.env.SHOP_DATABASE_URL = copy.databaseUrl;
      await use(copy);
      await copy.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ copy }, use) => use(copy.url),
  publish: ({ copy }, use) => use(copy.publish),
});
test.use({ serviceWorkers: 'allow', reuseContext: false, savesData: false });

const QUESTION = 'Una nueva versión está disponible. ¿Deseas actualizar ahora?';
const question = (page: Page) => page.getByRole('region', { name: 'Versión nueva' });

/** Makes the browser look for a new version, as it does by itself after a while. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version asks, waits after a no, and starts after a yes on the same page', async ({
  page,
  publish,
}) => {
  const rice = await aProduct({ title: 'Arroz de siempre' });
  await enterShop(page, await aNurse(), { cart: await aCart([{ id: rice.id, quantity: 2 }]) });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/category/provisiones');
  await expect(page.getByRole('article').first()).toBeVisible();
  publish();
  await look(page);
  await expect(question(page)).toContainText(QUESTION);
  expect(await violationsOn(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Ahora no' }).click();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(question(page)).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('nutricion-plus-update-later'));
  await page.reload();
  await expect(question(page)).toBeVisible();
  const old = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL !== undefined);
  expect(old).toBe(true);
  const reloaded = page.waitForEvent('load');
  await question(page).getByRole('button', { name: 'Actualizar' }).click();
  await reloaded;
  await expect(page).toHaveURL('/category/provisiones');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
  await expect(question(page)).toBeHidden();
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: rice.title }).first()).toBeVisible();
});

test('nobody is asked in the middle of a checkout, nor is a tab with one touched by another', async ({
  page,
  context,
  publish,
}) => {
  const hospital = await aHospital();
  const [nurse, rice] = await Promise.all([
    aNurse({ domain: hospital.email_domain }),
    aProduct({ price: 9 }),
  ]);
  await enterShop(page, nurse, { cart: await aCart([{ id: rice.id, quantity: 1 }]) });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const shopping = await context.newPage();
  await shopping.goto('/education');
  await expect(shopping.getByRole('article').or(shopping.getByRole('heading')).first()).toBeVisible();

  // Asked before anybody orders; by the time they say yes, an order has begun in the other tab.
  publish();
  await look(shopping);
  await expect(question(shopping)).toBeVisible();
  await page.goto('/checkout');
  await fillCheckout(page);
  await expect(question(page)).toBeHidden();
  await question(shopping).getByRole('button', { name: 'Actualizar' }).click();
  await expect(question(shopping)).toContainText('Tienes un pedido a medias en otra pestaña.');
  await expect(page.getByLabel('Celular')).toHaveValue('787-555-0142');
  expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active))).toBe(true);

  await orderButton(page).filter({ visible: true }).click();
  await orderNumber(page);
  await expect(question(page)).toBeVisible();
  const reloaded = shopping.waitForEvent('load');
  await question(shopping).getByRole('button', { name: 'Actualizar' }).click();
  await reloaded;
  // Here the page stays as it is until the next one is opened.
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  const renewed = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Educación' }).first().click();
  await renewed;
  await expect(page).toHaveURL('/education');
});

test('a file that a deploy took away leads to a page that says so, never to a white one', async ({
  page,
}) => {
  await enterShop(page, await aNurse());
  await page.route('**/assets/admin-route*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // A page of another version: its scripts have other names.
  await page.route('**/?version', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/assets\/[\w-]+\.js/g, 'assets/otra-0000.js');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Esta página no abrió' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tratar otra vez' })).toBeVisible();
});

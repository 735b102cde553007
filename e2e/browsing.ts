import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { shownProduct } from './products.ts';
import type { Json } from './shop.ts';
import type { TestUser } from './test-users.ts';

/** Signs in on the page, as people do. */
export const signInByForm = async (page: Page, testUser: TestUser): Promise<void> => {
  await page.getByLabel('Correo institucional').fill(testUser.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(testUser.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
};

/** Sets the user's session cookie in this browser; returns the user and the access token. */
export const openSession = async (
  context: BrowserContext,
  { email, password }: TestUser,
): Promise<{ readonly user: Json; readonly accessToken: string }> => {
  const signedIn = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password, trustedDevice: true },
  });
  expect(signedIn.status()).toBe(200);
  const { user } = await signedIn.json();
  return { user, accessToken: (await (await context.request.get('/api/auth/token')).json()).token };
};

/**
 * Opens the shop with a session from another day, optionally with a stored cart. Signing in by the form has stories
 * of its own.
 */
export const enterShop = async (
  page: Page,
  testUser: TestUser,
  { cart, path = '/' }: { readonly cart?: Json; readonly path?: string } = {},
): Promise<void> => {
  // An open page would notice the change of user and clear the cart.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  const context = page.context();
  const { user, accessToken } = await openSession(context, testUser);
  // Written to local storage before the page's own code runs, and only once.
  const entries = {
    'nutricion-plus-session': { user, accessToken },
    ...(cart && { 'nutricion-plus-cart': cart }),
  };
  const storage = await page.addInitScript((given) => {
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, JSON.stringify(value));
  }, entries);
  await page.goto(path);
  await storage.dispose();
  // The prerendered page is there first and can't be used.
  await expect(page.locator('.opening-page')).toHaveCount(0);
  await expect(page.locator('main').first()).toBeVisible();
};

/** A cart as the specification's section 3 has it in local storage. */
export const aCart = async (
  lines: readonly { readonly id: string; readonly quantity: number }[],
  incentiveIds: readonly string[] = [],
): Promise<Json> => ({
  items: await Promise.all(
    lines.map(async ({ id, quantity }) => ({ productId: id, quantity, product: await cartProduct(id) })),
  ),
  selectedIncentiveProducts: await Promise.all(incentiveIds.map(cartProduct)),
  deliveryDate: null,
});

const cartProduct = async (id: string): Promise<Json> => {
  const { title, description, price, image_url, category, stock } = await shownProduct(id);
  return { id, title, description, price, imageUrl: image_url, category, stock };
};

/** The first card of a product on the page; it may stand on several shelves. */
export const cardOf = (page: Page | Locator, title: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) })
    .first();

/** The search over the whole screen, opened by the bar of the header. */
export const openSearch = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^Buscar productos/ }).click();
  const overlay = page.getByRole('dialog', { name: 'Buscar productos' });
  await expect(overlay).toBeVisible();
  return overlay;
};

/** The floating button that shows progress to the incentive. */
export const cartButton = (page: Page): Locator => page.getByRole('button', { name: /^Abrir carrito/ });

/** The mini cart, opened by the floating button. */
export const openMiniCart = async (page: Page): Promise<Locator> => {
  await cartButton(page).click();
  const panel = page.getByRole('dialog', { name: /^Tu carrito/ });
  await expect(panel).toBeVisible();
  return panel;
};

/** The toast that shows now. */
export const toastOf = (page: Page): Locator => page.getByRole('region', { name: /^Avisos/ });

/** A figure of a summary: the definition beside its term. */
export const figure = (page: Page | Locator, term: string | RegExp): Locator =>
  page.getByRole('term').filter({ hasText: term }).first().locator('xpath=following-sibling::dd[1]');

/**
 * From now on the server responds to these calls with errors, other than being offline, where cached copies are
 * used.
 */
export const failAt = async (page: Page, pattern: string): Promise<void> => {
  await page.route(pattern, (route) => route.fulfill({ status: 500, json: {} }));
};

/** What can be done with the first line of the cart. */
export const openLineMenu = (page: Page): Promise<void> => {
  const menus = page.getByRole('button', { name: /^Opciones de/ });
  return menus.first().click();
};

import type { Page } from '@playwright/test';
import { adminStates } from './admin-screens.ts';
import { enterShop, failAt, openLineMenu, openMiniCart, openSearch, openSession } from './browsing.ts';
import { fillStatedCards, showCardStates } from './card-states.ts';
import { plannerStates } from './planner-screens.ts';
import { profileStates } from './profile-screens.ts';
import { recipeScreenStates } from './recipe-screens.ts';
import type { ScreenFixture } from './screen-fixture.ts';
import type { ScreenState } from './screen-state.ts';
import type { Json } from './shop.ts';
import type { TestUser } from './test-users.ts';

/** Screens that the same person sees, with the same cart. */
export interface SignedInRun {
  readonly user?: TestUser;
  /** Waits for verification: has a session, and no shop. */
  readonly isWaiting?: boolean;
  readonly cart?: Json;
  readonly states: readonly ScreenState[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const never = (pattern: string) => (page: Page) => page.route(pattern, () => {});
const broken = (pattern: string) => (page: Page) => failAt(page, pattern);

const openHydration = async (page: Page): Promise<void> => {
  await button(page, 'Herramientas').click();
  await page.getByRole('menuitem', { name: 'Calculadora de hidratación' }).click();
};

/** Signs in whoever sits there, with their cart. */
export const signInForRun = async (
  page: Page,
  { user, isWaiting = false, cart }: SignedInRun,
): Promise<void> => {
  if (user && isWaiting) {
    const { accessToken } = await openSession(page.context(), user);
    await page.goto(`/#access_token=${accessToken}`);
    await page.waitForURL('/');
  } else if (user) await enterShop(page, user, cart && { cart });
};

export const signedInRunNames = [
  ...([
    'strangers',
    'who waits',
    'a newcomer',
    'a shopper',
    'the profile',
    'recipes',
    'the planner',
  ] as const),
  ...(['a small cart', 'administration'] as const),
] as const;

export const signedInRuns = (
  fixture: ScreenFixture,
): Readonly<Record<(typeof signedInRunNames)[number], SignedInRun>> => ({
  strangers: { states: signedOutStates },
  'who waits': { user: fixture.waiting, isWaiting: true, states: [{ name: 'guard-pending', path: '/' }] },
  'a newcomer': { user: fixture.newcomer, states: emptyStates },
  'a shopper': { user: fixture.nurse, cart: fixture.cart, states: shopStates(fixture) },
  'the profile': { user: fixture.nurse, cart: fixture.cart, states: profileStates(fixture) },
  recipes: { user: fixture.nurse, states: recipeScreenStates(fixture.recipeId) },
  'the planner': { user: fixture.nurse, states: plannerStates },
  'a small cart': { user: fixture.newcomer, cart: fixture.smallCart, states: lockedStates },
  administration: { user: fixture.admin, states: adminStates },
});

const signedOutStates: readonly ScreenState[] = [
  { name: 'auth-login', path: '/auth' },
  {
    name: 'auth-login-fault',
    path: '/auth',
    act: (page) => button(page, 'Iniciar sesión').click(),
  },
  { name: 'auth-register', path: '/auth?mode=register' },
  { name: 'auth-code', path: '/auth?mode=verify-otp&email=enfermera@hospital-san-rafael.example' },
  { name: 'auth-recover', path: '/auth?mode=recover&email=enfermera@hospital-san-rafael.example' },
  { name: 'auth-reset', path: '/auth?mode=reset-password&email=enfermera@hospital-san-rafael.example' },
  { name: 'not-found', path: '/no-existe' },
];

const emptyStates: readonly ScreenState[] = [
  { name: 'cart-empty', path: '/cart' },
  { name: 'mini-cart-empty', path: '/', act: openMiniCart },
  { name: 'profile-orders-empty', path: '/profile?seccion=pedidos' },
  { name: 'profile-favorites-empty', path: '/profile?seccion=favoritos' },
  { name: 'guard-denied', path: '/admin' },
  { name: 'home-loading', path: '/', before: never('**/api/home*') },
  { name: 'home-error', path: '/', before: broken('**/api/home*') },
  {
    name: 'home-empty',
    path: '/',
    before: (page) =>
      page.route('**/api/home*', (route) => route.fulfill({ json: { bestSellers: [], shelves: [] } })),
  },
  {
    name: 'category-empty',
    path: '/category/frutas',
    before: (page) =>
      page.route('**/api/products?category*', (route) => route.fulfill({ json: { products: [], total: 0 } })),
  },
  { name: 'category-loading', path: '/category/frutas', before: never('**/api/products?*') },
  { name: 'product-loading', path: '/product/algo', before: never('**/api/products/*') },
  { name: 'product-error', path: '/product/algo', before: broken('**/api/products/*') },
  { name: 'search-loading', path: '/?search=leche', before: never('**/api/products/search*') },
  { name: 'category-error', path: '/category/frutas', before: broken('**/api/products?*') },
  { name: 'home-offline', path: '/', act: (page) => page.context().setOffline(true) },
];

const lockedStates: readonly ScreenState[] = [
  { name: 'cart-locked', path: '/cart' },
  { name: 'mini-cart-locked', path: '/', act: openMiniCart },
  {
    name: 'cart-line-removed',
    path: '/cart',
    act: async (page) => {
      await openLineMenu(page);
      await page.getByRole('menuitem', { name: 'Quitar del carrito' }).click();
    },
  },
  {
    name: 'cart-saved',
    path: '/cart',
    act: async (page) => {
      await page
        .getByRole('combobox', { name: /^Si se agota/ })
        .first()
        .selectOption('call-me');
      await button(page, /^Opciones de/)
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Guardar para luego' }).click();
      await page.getByRole('heading', { name: /^Guardados para luego/ }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'home-locked', path: '/' },
];

const shopStates = ({ productId }: ScreenFixture): readonly ScreenState[] => [
  { name: 'home', path: '/' },
  { name: 'home-scrolled', path: '/', act: (page) => page.mouse.wheel(0, 900) },
  {
    name: 'home-tips',
    path: '/',
    act: (page) => button(page, 'Crear Mi Plan').scrollIntoViewIfNeeded(),
  },
  { name: 'category', path: '/category/lacteos' },
  { name: 'card-states', path: '/category/frutas', before: showCardStates },
  {
    name: 'card-states-filled',
    path: '/category/frutas',
    before: showCardStates,
    act: fillStatedCards,
  },
  { name: 'category-unknown', path: '/category/nada' },
  { name: 'product', path: `/product/${productId}` },
  { name: 'product-unknown', path: '/product/nada' },
  { name: 'search', path: '/?search=arroz' },
  { name: 'search-empty', path: '/?search=zzzzqqqq' },
  { name: 'search-filtered', path: '/?search=leche&sin=soya,mani&sindatos=1&orden=precio' },
  { name: 'search-filtered-out', path: '/?search=leche&min=90' },
  // Each on another page: the one that was open when a page is loaded again opens again.
  { name: 'search-overlay', path: '/', act: openSearch },
  {
    name: 'search-overlay-results',
    path: '/category/frutas',
    act: async (page) => {
      await (await openSearch(page)).getByRole('combobox').fill('leche');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search-overlay-empty',
    path: '/category/vegetales',
    act: async (page) => {
      await (await openSearch(page)).getByRole('combobox').fill('zzzzqqqq');
      await page.getByText('No encontramos resultados').waitFor();
    },
  },
  {
    name: 'search-overlay-error',
    path: '/category/carnes',
    before: broken('**/api/products/search*'),
    act: async (page) => {
      await (await openSearch(page)).getByRole('combobox').fill('leche');
      await page.getByText('No pudimos buscar').waitFor();
    },
  },
  { name: 'category-filtered', path: '/category/lacteos?sin=soya&orden=precio' },
  {
    name: 'search-suggestions',
    path: '/education',
    act: async (page) => {
      await (await openSearch(page)).getByRole('combobox', { name: 'Buscar productos' }).fill('leche');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'tools-menu', path: '/', act: (page) => button(page, 'Herramientas').click() },
  {
    name: 'tool-dialog',
    path: '/',
    act: async (page) => {
      await button(page, 'Herramientas').click();
      await page.getByRole('menuitem').last().click();
    },
  },
  { name: 'hydration-questions', path: '/', act: openHydration },
  {
    name: 'hydration-result',
    path: '/',
    act: async (page) => {
      await openHydration(page);
      await button(page, 'Calcular mi meta').click();
    },
  },
  {
    name: 'hydration-goal',
    path: '/',
    act: async (page) => {
      await openHydration(page);
      await button(page, 'Calcular mi meta').click();
      await button(page, 'Guardar mi meta').click();
      for (let glasses = 0; glasses < 5; glasses += 1) await button(page, /^Anotar un vaso/).click();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'hydration-reminders',
    path: '/',
    act: async (page) => {
      await openHydration(page);
      await page.getByRole('switch', { name: 'Recuérdame cada 2 horas' }).click();
    },
  },
  {
    name: 'hydration-warning',
    path: '/',
    act: async (page) => {
      await openHydration(page);
      // One glass more than the earlier screen of the reached goal.
      await button(page, /^Anotar un vaso/).click();
      await page.getByText(/en la última hora/).waitFor();
    },
  },
  { name: 'mini-cart', path: '/', act: openMiniCart },
  { name: 'cart', path: '/cart' },
  { name: 'cart-free-products', path: '/cart', act: (page) => button(page, /^Ver las \d+ frutas/).click() },
  { name: 'checkout', path: '/checkout' },
  { name: 'checkout-offline', path: '/checkout', act: (page) => page.context().setOffline(true) },
  {
    name: 'checkout-offline-tried',
    path: '/checkout',
    act: async (page) => {
      await page.context().setOffline(true);
      await button(page, 'Hacer el pedido').filter({ visible: true }).click();
      await page.getByText('Tu pedido no salió').waitFor();
    },
  },
  {
    name: 'checkout-faults',
    path: '/checkout',
    act: async (page) => {
      await page.getByRole('radio', { name: /^A mi casa/ }).check();
      await button(page, 'Hacer el pedido').filter({ visible: true }).click();
    },
  },
  {
    name: 'checkout-unanswered',
    path: '/checkout',
    before: broken('**/api/orders'),
    act: async (page) => {
      await page.getByRole('radio', { name: /^A mi hospital/ }).check();
      await page.getByRole('radio', { name: '3–5 p. m.' }).check();
      await button(page, 'Hacer el pedido').filter({ visible: true }).click();
      await page.getByText('No nos llegó respuesta').waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'checkout-broken',
    path: '/profile',
    before: (page) => page.route('**/api/checkout', (route) => route.fulfill({ json: {} })),
    act: (page) => page.goto('/checkout'),
  },
  { name: 'education', path: '/education' },
  { name: 'help', path: '/ayuda' },
];

import type { Page } from '@playwright/test';
import { failAt, openLineMenu, openMiniCart, openSearch } from './browsing.ts';
import { fillStatedCards, showCardStates } from './card-states.ts';
import { educationShots } from './education-screens.ts';
import type { Person } from './people.ts';
import { plannerShots } from './planner-screens.ts';
import { profileShots } from './profile-screens.ts';
import { recipeShots } from './recipe-screens.ts';
import type { ScreenWorld } from './screen-world.ts';
import type { Json } from './shop.ts';
import type { Shot } from './shot.ts';

/** Screens that the same person sees, with the same cart. */
export interface Sitting {
  readonly who?: Person;
  /** Waits for verification: has a session, and no shop. */
  readonly isWaiting?: boolean;
  readonly cart?: Json;
  readonly shots: readonly Shot[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const never = (pattern: string) => (page: Page) => page.route(pattern, () => {});
const broken = (pattern: string) => (page: Page) => failAt(page, pattern);

const openHydration = async (page: Page): Promise<void> => {
  await button(page, 'Herramientas').click();
  await page.getByRole('menuitem', { name: 'Calculadora de hidratación' }).click();
};

export const sittings = (world: ScreenWorld): readonly Sitting[] => [
  { shots: strangerShots },
  { who: world.waiting, isWaiting: true, shots: [{ name: 'guard-pending', path: '/' }] },
  { who: world.newcomer, shots: emptyShots },
  { who: world.nurse, cart: world.cart, shots: shopShots(world) },
  { who: world.nurse, cart: world.cart, shots: profileShots(world) },
  { who: world.nurse, shots: recipeShots(world.recipeId) },
  { who: world.nurse, shots: plannerShots },
  { who: world.newcomer, cart: world.smallCart, shots: lockedShots },
  { who: world.admin, shots: adminShots },
];

const strangerShots: readonly Shot[] = [
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

const emptyShots: readonly Shot[] = [
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

const lockedShots: readonly Shot[] = [
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

const shopShots = ({ productId }: ScreenWorld): readonly Shot[] => [
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

const adminShots: readonly Shot[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-picking', path: '/admin/picking' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-product-new', path: '/admin/products/new' },
  { name: 'admin-offers', path: '/admin/incentives' },
  { name: 'admin-offers-calendar', path: '/admin/incentives?vista=calendario' },
  { name: 'admin-offers-simulator', path: '/admin/incentives?vista=simulador' },
  { name: 'admin-offers-incentive', path: '/admin/incentives?vista=incentivo' },
  {
    name: 'admin-offers-one',
    path: '/admin/incentives',
    act: async (page) => {
      await page.getByRole('link', { name: /Tostones congelados/ }).click();
      await page.getByRole('list', { name: 'Carrito de prueba' }).waitFor();
    },
  },
  { name: 'admin-offers-new', path: '/admin/incentives/new' },
  { name: 'admin-offers-eligible', path: '/admin/incentives/products' },
  { name: 'admin-recipes', path: '/admin/recipes' },
  {
    name: 'admin-recipe-ingredients',
    path: '/admin/recipes',
    act: async (page) => {
      await page
        .getByRole('link', { name: /Arroz con gandules/ })
        .first()
        .click();
      await page.getByRole('tab', { name: 'Ingredientes' }).click();
      await page.getByText('Se puede publicar').waitFor();
    },
  },
  { name: 'admin-recipe-new', path: '/admin/recipes/new' },
  ...educationShots,
  { name: 'admin-recipe-images', path: '/admin/recipe-images' },
  { name: 'admin-deliveries', path: '/admin/deliveries' },
  { name: 'admin-print', path: '/admin/print' },
  { name: 'admin-payments', path: '/admin/payments' },
  { name: 'admin-payments-close', path: '/admin/payments/close' },
  { name: 'admin-stock', path: '/admin/stock' },
  { name: 'admin-lots', path: '/admin/lots' },
  { name: 'admin-users', path: '/admin/users' },
  { name: 'admin-hospitals', path: '/admin/hospitals' },
  { name: 'admin-delivery-days', path: '/admin/hospitals/asociacion/days' },
  {
    name: 'admin-close-days',
    path: '/admin/hospitals/asociacion/days',
    act: (page) => button(page, 'Cerrar y mover').click(),
  },
  {
    name: 'admin-hospital-form',
    path: '/admin/hospitals',
    act: (page) => button(page, 'Hospital nuevo').click(),
  },
  { name: 'admin-reports-sales', path: '/admin/reports?reporte=ventas&desde=2026-11-01&hasta=2026-11-30' },
  { name: 'admin-enrichment', path: '/admin/product-enrichment' },
  { name: 'admin-voice', path: '/admin/voice-insights' },
  { name: 'admin-voice-sessions', path: '/admin/voice-insights?vista=sesiones' },
  { name: 'admin-voice-cases', path: '/admin/voice-insights?vista=casos' },
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-roles', path: '/admin/roles' },
];

import type { Page } from '@playwright/test';
import { educationStates } from './education-screens.ts';
import { photoStates } from './photo-screens.ts';
import type { ScreenState } from './screen-state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const openRecipe = (page: Page) =>
  page
    .getByRole('link', { name: /Arroz con gandules/ })
    .first()
    .click();

/** Answers each save of a recipe with a conflict: a colleague has changed the same field first. */
const savedByAnother = (page: Page) =>
  page.route(/api\/admin\/recipes\/[0-9a-f-]{36}$/, async (route) => {
    const { url, method } = { url: route.request().url(), method: route.request().method() };
    if (method !== 'PATCH') return route.continue();
    const headers = { authorization: (await route.request().headerValue('authorization')) ?? '' };
    const stored = await (await page.request.get(url, { headers })).json();
    const current = { ...stored, version: stored.version + 1, content: { ...stored.content, cook_time: 33 } };
    const problem = { type: '/problemas/version-vieja', title: 'No', status: 409, detail: 'Ya cambió.' };
    return route.fulfill({ status: 409, json: { ...problem, current, by: 'Ana Vega', at: null } });
  });

/** The administration's screens, as an administrator sees them. */
export const adminStates: readonly ScreenState[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-orders', path: '/admin/orders' },
  { name: 'admin-order-new', path: '/admin/orders/new' },
  { name: 'admin-my-mail', path: '/admin/my-mail' },
  { name: 'admin-picking', path: '/admin/picking' },
  { name: 'admin-products', path: '/admin/products' },
  { name: 'admin-purchase-orders', path: '/admin/purchase-orders' },
  { name: 'admin-suppliers', path: '/admin/suppliers' },
  { name: 'admin-supplier-new', path: '/admin/suppliers/new' },
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
      await openRecipe(page);
      await page.getByRole('tab', { name: 'Ingredientes' }).click();
      await page.getByText('Se puede publicar').waitFor();
    },
  },
  {
    name: 'admin-recipe-merge',
    path: '/admin/recipes',
    act: async (page) => {
      await openRecipe(page);
      await button(page, 'Unir a otra').click();
      await page.getByRole('searchbox', { name: '¿Cuál se queda?' }).fill('asopao');
      await button(page, /^Asopao/)
        .first()
        .click();
      await button(page, /^Unir a «/).waitFor();
    },
  },
  {
    name: 'admin-recipe-conflict',
    path: '/admin/recipes',
    before: savedByAnother,
    act: async (page) => {
      await openRecipe(page);
      await page.getByLabel('Minutos de cocción').fill('44');
      await button(page, 'Guardar cambios').click();
      await page.getByRole('region', { name: 'Otra persona guardó primero' }).waitFor();
    },
  },
  { name: 'admin-recipe-new', path: '/admin/recipes/new' },
  ...educationStates,
  ...photoStates,
  { name: 'admin-deliveries', path: '/admin/deliveries' },
  { name: 'admin-print', path: '/admin/print' },
  { name: 'admin-payments', path: '/admin/payments' },
  { name: 'admin-audit', path: '/admin/audit' },
  { name: 'admin-product-batches', path: '/admin/products/batches' },
  { name: 'admin-today', path: '/admin/today' },
  { name: 'admin-receipt-none', path: '/admin/payments/receipts/7a0d2f64-1f0c-4b7e-8c1d-2a9b6e4f7c31' },
  { name: 'admin-payments-close', path: '/admin/payments/close' },
  { name: 'admin-stock', path: '/admin/stock' },
  { name: 'admin-lots', path: '/admin/lots' },
  { name: 'admin-users', path: '/admin/users' },
  {
    name: 'admin-users-menu',
    path: '/admin/users',
    act: (page) =>
      button(page, /^Más sobre /)
        .first()
        .click(),
  },
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
  {
    name: 'admin-hospital-form-fault',
    path: '/admin/hospitals',
    act: async (page) => {
      await button(page, 'Hospital nuevo').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /hospital$|Guardar/ })
        .last()
        .click();
      await page.getByText('Escribe el nombre del hospital.').first().waitFor();
    },
  },
  { name: 'admin-reports-sales', path: '/admin/reports?reporte=ventas&desde=2026-11-01&hasta=2026-11-30' },
  { name: 'admin-enrichment', path: '/admin/product-enrichment' },
  { name: 'admin-voice', path: '/admin/voice-insights' },
  { name: 'admin-voice-sessions', path: '/admin/voice-insights?vista=sesiones' },
  { name: 'admin-voice-cases', path: '/admin/voice-insights?vista=casos' },
  {
    name: 'admin-voice-teach',
    path: '/admin/voice-insights',
    act: async (page) => {
      await button(page, /^Enseñar un sinónimo/)
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Enseñar' }).click();
      await page.getByText('Escribe cómo le dice la tienda.').waitFor();
    },
  },
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-roles', path: '/admin/roles' },
];

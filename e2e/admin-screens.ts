import type { Page } from '@playwright/test';
import { educationShots } from './education-screens.ts';
import type { Shot } from './shot.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The administration's screens, as an administrator sees them. */
export const adminShots: readonly Shot[] = [
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
  { name: 'admin-settings', path: '/admin/settings' },
  { name: 'admin-roles', path: '/admin/roles' },
];

import type { Page } from '@playwright/test';
import type { ScreenFixture } from './screen-fixture.ts';
import type { ScreenState } from './screen-state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Their orders, lists and what the profile keeps. */
export const profileStates = ({ productId, orderId, listId }: ScreenFixture): readonly ScreenState[] => [
  { name: 'confirmation', path: `/profile/orders/${orderId}?nueva=1` },
  { name: 'order', path: `/profile/orders/${orderId}` },
  {
    name: 'order-reorder',
    path: `/profile/orders/${orderId}`,
    act: async (page) => {
      await button(page, 'Pedir otra vez').click();
      await page.getByRole('list', { name: 'Lo que hay' }).waitFor();
    },
  },
  {
    name: 'order-cancel',
    path: `/profile/orders/${orderId}`,
    act: (page) => button(page, 'Cancelar el pedido').click(),
  },
  { name: 'order-unknown', path: '/profile/orders/nada' },
  { name: 'profile', path: '/profile' },
  { name: 'profile-orders', path: '/profile?seccion=pedidos' },
  { name: 'profile-favorites', path: '/profile?seccion=favoritos' },
  { name: 'profile-list', path: `/profile?seccion=favoritos&lista=${listId}` },
  {
    name: 'profile-list-to-cart',
    path: `/profile?seccion=favoritos&lista=${listId}`,
    act: (page) => button(page, 'Poner la lista en el carrito').click(),
  },
  {
    name: 'product-to-list',
    path: `/product/${productId}`,
    act: async (page) => {
      await button(page, 'Guardar en lista').click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  { name: 'profile-sessions', path: '/profile?seccion=sesiones' },
  {
    name: 'profile-close-everywhere',
    path: '/profile?seccion=sesiones',
    act: (page) => button(page, 'Cerrar en todas partes').click(),
  },
  { name: 'profile-privacy', path: '/profile?seccion=privacidad' },
  {
    name: 'profile-delete-account',
    path: '/profile?seccion=privacidad',
    act: async (page) => {
      await button(page, 'Borrar mi cuenta').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar mi cuenta' }).click();
    },
  },
  { name: 'profile-allergens', path: '/profile?seccion=alergenos' },
  {
    name: 'profile-member',
    path: '/profile?seccion=alergenos',
    act: (page) => button(page, 'Agregar a alguien de tu casa').click(),
  },
  { name: 'profile-household', path: '/profile?seccion=hogar' },
  { name: 'profile-addresses', path: '/profile?seccion=direcciones' },
  {
    name: 'profile-address-faults',
    path: '/profile?seccion=direcciones',
    act: async (page) => {
      await button(page, 'Agregar dirección').click();
      await button(page, 'Guardar dirección').click();
    },
  },
  { name: 'profile-data', path: '/profile?seccion=datos' },
];

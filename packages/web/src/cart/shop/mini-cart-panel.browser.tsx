import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { somePreferences } from '../../accounts/public/preferences.builders.ts';
import { aProductCard } from '../../catalog/public/product-card.builders.ts';
import { aRefusal, DESKTOP, openScreen, type Responses } from '../../testing/open-screen.tsx';
import { cartActions } from '../public/cart-store.ts';
import { openMiniCart } from '../public/mini-cart.ts';
import { CartDock } from './cart-dock.tsx';

const aFruit = (title: string, price: number) => ({
  ...aProductCard(title, [], price),
  // A stored choice without such an id is dropped.
  id: crypto.randomUUID(),
  normalized_category: 'frutas' as const,
});
const fruits = ['Guineos', 'Chinas', 'Piñas', 'Uvas', 'Mangós', 'Fresas'].map((title) => aFruit(title, 4));

/** The mini cart of a cart worth so many dollars. */
const openCartOf = async (dollars: number, responses: Responses = {}) => {
  const screen = await openScreen(<CartDock />, {
    responses: {
      'GET /api/me/preferences': somePreferences(),
      'GET /api/products/incentives': { products: fruits },
      'GET /api/products/recommendations': { products: [] },
      'GET /api/products/best-sellers': { products: [] },
      'GET /api/cart/gap': { products: [] },
      ...responses,
    },
  });
  cartActions.add({ ...aProductCard('Arroz', [], dollars) });
  openMiniCart();
  await expect.element(page.getByRole('dialog', { name: 'Tu carrito' })).toBeVisible();
  return screen;
};

// Whether it is open outlives a screen.
afterEach(() => userEvent.keyboard('{Escape}'));

const reward = () => page.getByRole('region', { name: /^(¡Incentivo|¡Elegiste|Agrega)/ });
const fruit = (title: string) => reward().getByRole('button', { name: title });

test('from $100 on the mini cart says what was won, and four fruits are one tap each', async () => {
  await openCartOf(100);
  await expect.element(fruit('Guineos')).toBeVisible();
  await expect.element(reward()).toHaveTextContent('¡Incentivo desbloqueado!');
  await expect.element(reward()).toHaveTextContent('$20.00te quedan');
  expect(reward().getByRole('listitem').elements()).toHaveLength(4);
  await fruit('Guineos').click();
  await fruit('Uvas').click();
  await expect.element(reward()).toHaveTextContent('$12.00te quedan');
  await expect.element(fruit('Uvas')).toHaveAttribute('aria-pressed', 'true');
  await fruit('Uvas').click();
  await expect.element(reward()).toHaveTextContent('$16.00te quedan');
});

test('all fruits stand behind one button, over the mini cart', async () => {
  await openCartOf(100);
  await reward().getByRole('button', { name: 'Ver todas (6)' }).click();
  const list = page.getByRole('dialog', { name: 'Frutas y vegetales gratis' });
  await list.getByRole('button', { name: 'Elegir Fresas' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(reward()).toHaveTextContent('$16.00te quedan');
});

test('when nothing more fits it says what was chosen', async () => {
  await openCartOf(100, { 'GET /api/products/incentives': { products: [aFruit('Piñas', 19)] } });
  await fruit('Piñas').click();
  await expect.element(reward()).toHaveTextContent('¡Elegiste $19.00 gratis!');
});

test('what somebody at home avoids isn’t among the four', async () => {
  const avoided = { ...aFruit('Fresas con crema', 2), allergen_info: ['leche' as const] };
  await openCartOf(100, {
    'GET /api/me/preferences': { ...somePreferences(), allergens: ['leche'] },
    'GET /api/products/incentives': { products: [avoided, aFruit('Guineos', 2)] },
  });
  await expect.element(fruit('Guineos')).toBeVisible();
  expect(reward().getByRole('listitem').elements()).toHaveLength(1);
});

test('won while it is open, the reward leaves the lines in their place, and the foot leads to it', async () => {
  await openCartOf(50);
  await expect.element(page.getByText('Te faltan $50.00')).toBeVisible();
  const plus = page.getByRole('button', { name: 'Uno más de Arroz' });
  const before = plus.element().getBoundingClientRect().top;
  await plus.click();
  await expect.element(fruit('Guineos')).toBeInTheDocument();
  expect(plus.element().getBoundingClientRect().top).toBe(before);
  await expect.element(page.getByRole('status').first()).toHaveTextContent(/¡Incentivo desbloqueado!/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: '¡Incentivo desbloqueado! Elige productos gratis' })
    .click();
  await expect.element(reward()).toHaveFocus();
});

test('below $100 again, what was chosen waits', async () => {
  await openCartOf(60);
  await page.getByRole('button', { name: 'Uno más de Arroz' }).click();
  await userEvent.keyboard('{Escape}');
  openMiniCart();
  await fruit('Guineos').click();
  await page.getByRole('button', { name: 'Uno menos de Arroz' }).click();
  await expect.element(reward()).toHaveTextContent('Agrega $40.00 más');
});

test('fruits that don’t load are asked for again', async () => {
  const { respond } = await openCartOf(100, {
    'GET /api/products/incentives': () => aRefusal(503, 'Vuelve en un minuto.'),
  });
  await expect
    .element(reward().getByRole('alert'))
    .toHaveTextContent('No pudimos cargar las frutas y vegetales.');
  respond({ 'GET /api/products/incentives': { products: fruits } });
  await reward().getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(fruit('Guineos')).toBeVisible();
});

test('an order that was just placed asks for no other $100', async () => {
  await openScreen(<CartDock />, { at: '/profile/orders/1?nueva=1' });
  expect(page.getByText('Compra $100 y gana $20').elements()).toHaveLength(0);
  await openScreen(<CartDock />, { at: '/profile/orders/1' });
  await expect.element(page.getByText('Compra $100 y gana $20')).toBeVisible();
});

test('on a desktop the button is a bar at the foot, over no card', async () => {
  await openScreen(<CartDock />, { size: DESKTOP });
  const bar = page.getByRole('button', { name: /^Abrir carrito/ });
  await expect.element(bar).toBeVisible();
  const { left, right, bottom } = bar.element().getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, ...DESKTOP]);
});

import { expect, test } from 'vitest';
import { cartView } from '../../../cart/public/cart-state.ts';
import { aProductCard } from '../../../catalog/public/product-card.builders.ts';
import { offline, openScreen } from '../../../testing/open-screen.tsx';
import { WaterProducts } from './water-products.tsx';

const titles = ['Agua de manantial', 'Agua con gas', 'Agua de coco'];
const water = titles.map((title) => aProductCard(title, []));

const openWater = (products = water) =>
  openScreen(<WaterProducts />, { responses: { 'GET /api/products/water': { products } } });

const inCart = () => cartView.get().cart.items.map(({ product, quantity }) => `${quantity} ${product.title}`);

test('water goes to the cart once something is selected', async () => {
  const screen = await openWater();
  const options = screen.getByRole('checkbox');
  await expect.element(options).toHaveLength(3);
  const add = screen.getByRole('button', { name: 'Agregar al carrito' });
  await add.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Selecciona al menos un producto');
  await options.nth(0).click();
  await options.nth(2).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/^$/);
  await add.click();
  await expect.element(screen.getByText('Agregado a tu carrito')).toBeVisible();
  await expect.element(options.nth(0)).not.toBeChecked();
  expect(inCart()).toEqual(['1 Agua de manantial', '1 Agua de coco']);
});

test('water that is sold out can’t be chosen, and what the stock no longer allows is named', async () => {
  const stocks = [1, 5, 0];
  const screen = await openWater(water.map((product, index) => ({ ...product, stock: stocks[index] ?? 5 })));
  const add = screen.getByRole('button', { name: 'Agregar al carrito' });
  await expect.element(screen.getByRole('checkbox').nth(2)).toBeDisabled();
  for (let time = 0; time < 2; time += 1) {
    await screen.getByRole('checkbox').nth(0).click();
    await add.click();
  }
  await expect.element(screen.getByText('Ya tienes todo lo que queda: Agua de manantial')).toBeVisible();
  expect(inCart()).toEqual(['1 Agua de manantial']);
});

test('water that can’t be loaded is asked for again', async () => {
  const screen = await openScreen(<WaterProducts />, { responses: { 'GET /api/products/water': offline } });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar el agua.');
  screen.respond({ 'GET /api/products/water': { products: water } });
  await screen.getByRole('button', { name: 'Tratar otra vez' }).click();
  await expect.element(screen.getByRole('checkbox').nth(2)).toBeVisible();
});

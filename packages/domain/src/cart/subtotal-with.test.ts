import { expect, test } from 'vitest';
import { aCart, aProduct, aPromotion, idNumber, NOW_MS } from './cart.builders.ts';
import { addToCart, emptyCart, subtotalCents } from './cart.ts';
import { subtotalWithCents } from './subtotal-with.ts';

const product = aProduct({
  regularPriceCents: 1_000,
  promotion: aPromotion({ type: 'bogo' }),
  stock: 40,
});
const { id: productId } = product;

test('fourteen at $10 of which every second one is free come to $70, not to fourteen times the card', () => {
  const after = subtotalWithCents(emptyCart, [{ productId, quantity: 14, product }], NOW_MS);
  expect(after).toBe(7_000);
  const filled = addToCart(emptyCart, product, 14);
  expect(filled.ok && subtotalCents(filled.value, NOW_MS)).toBe(after);
});

test.each([
  ['as many as are wanted', 14, 7_000],
  ['more than are wanted', 20, 10_000],
  ['fewer', 3, 7_000],
])('what is in the cart counts: %s', (_, inCart, cents) => {
  const cart = aCart([product, inCart], [aProduct({ id: idNumber(9), regularPriceCents: 250 }), 2]);
  expect(subtotalWithCents(cart, [{ productId, quantity: 14, product }], NOW_MS)).toBe(cents + 500);
});

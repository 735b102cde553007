import { expect, test } from 'vitest';
import { canChooseMore } from './can-choose-more.ts';
import { aCart, aFruit, aProduct, idNumber, NOW_MS } from './cart.builders.ts';

const rice = aProduct({ id: idNumber(1), regularPriceCents: 10_000, stock: 50 });
const mango = aFruit({ id: idNumber(2), regularPriceCents: 1_993 });
const banana = aFruit({ id: idNumber(3), regularPriceCents: 89 });
const withMango = { ...aCart([rice, 1]), selectedIncentiveProducts: [mango] };

test('seven cents buy nothing: what is left is well used', () => {
  expect(canChooseMore(withMango, [mango, banana], NOW_MS)).toBe(false);
});

test('a banana at seven cents would still fit', () => {
  expect(canChooseMore(withMango, [{ ...banana, regularPriceCents: 7 }], NOW_MS)).toBe(true);
});

test('what sold out, or is all in the cart, is no choice', () => {
  const cart = { ...aCart([rice, 1], [{ ...banana, stock: 2 }, 2]), selectedIncentiveProducts: [] };
  expect(
    canChooseMore(
      cart,
      [
        { ...banana, stock: 2 },
        { ...mango, stock: 0 },
      ],
      NOW_MS,
    ),
  ).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, anyCart, anyProduct, aProduct, idNumber } from './cart.builders.ts';
import { RECOMMENDATIONS_FETCHED, recommend } from './recommend.ts';

test('three are shown, in stock and not in the cart', () => {
  const candidates = [1, 2, 3, 4, 5].map((n) => ({ id: idNumber(n), stock: n === 2 ? 0 : 5 }));
  expect(recommend(aCart([aProduct(), 1]), candidates).map(({ id }) => id)).toEqual([3, 4, 5].map(idNumber));
});

test('whatever is in the cart and on offer: none of the cart, none sold out, none twice, three at most', () => {
  fc.assert(
    fc.property(anyCart, fc.array(anyProduct, { maxLength: 12 }), (cart, candidates) => {
      const shown = recommend(cart, candidates);
      const ids = shown.map(({ id }) => id);
      const buyable = new Set(
        candidates
          .filter(({ id, stock }) => stock > 0 && !cart.items.some(({ productId }) => productId === id))
          .map(({ id }) => id),
      );
      expect(ids.every((id) => buyable.has(id))).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toHaveLength(Math.min(3, buyable.size));
    }),
  );
});

test('four are asked for, as the specification has it', () => {
  expect(RECOMMENDATIONS_FETCHED).toBe(4);
});

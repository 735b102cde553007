import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, anyCart, aProduct, aPromotion, NOW_MS } from './cart.builders.ts';
import { subtotalCents } from './cart.ts';
import { nextPriceChangeMs } from './next-price-change.ts';

test('a running promotion changes the price right after its end', () => {
  const promotion = aPromotion({ type: 'bogo' }, { endsAtMs: NOW_MS + 5_000 });
  expect(nextPriceChangeMs(aCart([aProduct({ promotion }), 1]), NOW_MS)).toBe(NOW_MS + 5_001);
});

test('one to come changes it when it begins, and without any nothing changes', () => {
  const promotion = aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS + 9_000 });
  expect(nextPriceChangeMs(aCart([aProduct({ promotion }), 1]), NOW_MS)).toBe(NOW_MS + 9_000);
  expect(nextPriceChangeMs(aCart([aProduct(), 1]), NOW_MS)).toBeNull();
});

test('until then the cart costs what it costs now', () => {
  fc.assert(
    fc.property(anyCart, fc.double({ min: 0, max: 1, noNaN: true }), (cart, share) => {
      const next = nextPriceChangeMs(cart, NOW_MS) ?? NOW_MS + 86_400_000;
      const between = Math.min(next - 1, NOW_MS + Math.floor(share * (next - NOW_MS)));
      expect(subtotalCents(cart, between)).toBe(subtotalCents(cart, NOW_MS));
    }),
  );
});

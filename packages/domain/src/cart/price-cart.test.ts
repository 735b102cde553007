import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, aFruit, anyCart, aProduct, aPromotion, idNumber, NOW_MS } from './cart.builders.ts';
import { subtotalCents } from './cart.ts';
import { cartToRequest, priceCart } from './price-cart.ts';

const settings = { nowMs: NOW_MS, ivuBasisPoints: 1_150 };
const rice = aProduct({ id: idNumber(5), regularPriceCents: 1_000, stock: 50 });

test('free products are ordered from $100 on', () => {
  const cart = { ...aCart([rice, 10]), selectedIncentiveProducts: [aFruit({ regularPriceCents: 450 })] };
  expect(cartToRequest(cart, NOW_MS).incentiveProductIds).toEqual([aFruit().id]);
  expect(priceCart(cart, settings)).toMatchObject({ totalCents: 10_000, incentiveCents: 450 });
});

test('below $100 they stay in the cart and are not ordered', () => {
  const cart = { ...aCart([rice, 9]), selectedIncentiveProducts: [aFruit()] };
  expect(cartToRequest(cart, NOW_MS).incentiveProductIds).toEqual([]);
  expect(priceCart(cart, settings)).toMatchObject({ totalCents: 9_000, incentiveCents: 0 });
});

test('what offers save is told against the full price', () => {
  const offer = { ...rice, promotion: aPromotion({ type: 'percent-off', percent: 20 }) };
  expect(priceCart(aCart([offer, 2]), settings)).toMatchObject({
    totalCents: 1_600,
    savings: { offersCents: 400, freeCents: 0, totalCents: 400 },
  });
});

test('the tax is on taxed lines alone', () => {
  const candy = aProduct({ id: idNumber(6), regularPriceCents: 1_000, taxClass: 'gravado' });
  expect(priceCart(aCart([rice, 1], [candy, 1]), settings)).toMatchObject({
    taxCents: 115,
    totalCents: 2_115,
  });
});

test('any cart costs its subtotal and the tax on it, and never saves less than nothing', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const priced = priceCart(cart, settings);
      expect(priced.subtotalCents).toBe(subtotalCents(cart, NOW_MS));
      expect(priced.totalCents).toBe(priced.subtotalCents + priced.taxCents);
      expect(priced.savings.offersCents).toBeGreaterThanOrEqual(0);
      expect(priced.incentiveCents).toBeLessThanOrEqual(2_000);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INCENTIVE_ALLOWANCE_CENTS, incentiveValueCents } from '../offers/incentive.ts';
import {
  aCart,
  aFruit,
  anyCart,
  anyProduct,
  aProduct,
  aPromotion,
  idNumber,
  NOW_MS,
} from './cart.builders.ts';
import type { CartProduct } from './cart.ts';
import { refreshCart } from './refresh-cart.ts';

const milk = aProduct();
const catalogue = (...products: readonly CartProduct[]) =>
  new Map(products.map((product) => [product.id, product]));

describe('refreshing the cart', () => {
  test('an unchanged catalogue changes nothing and tells nothing', () => {
    const cart = aCart([milk, 2]);
    expect(refreshCart(cart, catalogue(milk), NOW_MS)).toEqual({ cart, changes: [] });
  });

  test('a line without a product is told as gone', () => {
    expect(refreshCart(aCart([milk, 2]), catalogue(), NOW_MS)).toEqual({
      cart: aCart(),
      changes: [{ kind: 'gone', productId: milk.id, title: 'Leche fresca' }],
    });
  });

  test('a line that sold out is told as gone', () => {
    const { cart, changes } = refreshCart(aCart([milk, 2]), catalogue(aProduct({ stock: 0 })), NOW_MS);
    expect([cart.items, changes.map(({ kind }) => kind)]).toEqual([[], ['gone']]);
  });

  test('a line shrinks to the stock, and says to how many', () => {
    const scarce = aProduct({ stock: 3 });
    expect(refreshCart(aCart([milk, 5]), catalogue(scarce), NOW_MS)).toEqual({
      cart: aCart([scarce, 3]),
      changes: [{ kind: 'fewer', productId: milk.id, title: 'Leche fresca', quantity: 3 }],
    });
  });

  test.each([
    ['dearer', 399],
    ['cheaper', 299],
  ] as const)('a %s line tells the old and the new price', (kind, regularPriceCents) => {
    const { changes } = refreshCart(aCart([milk, 2]), catalogue(aProduct({ regularPriceCents })), NOW_MS);
    expect(changes).toEqual([
      {
        kind,
        productId: milk.id,
        title: 'Leche fresca',
        quantity: 2,
        fromCents: 698,
        toCents: 2 * regularPriceCents,
      },
    ]);
  });

  test('an offer that ended since the prices were seen is told', () => {
    const promotion = aPromotion({ type: 'percent-off', percent: 20 }, { endsAtMs: NOW_MS - 1 });
    const offered = aProduct({ regularPriceCents: 1_000, promotion });
    const { changes } = refreshCart(aCart([offered, 2]), catalogue(offered), NOW_MS, NOW_MS - 60_000);
    expect(changes).toMatchObject([{ kind: 'dearer', fromCents: 1_600, toCents: 2_000 }]);
    expect(refreshCart(aCart([offered, 2]), catalogue(offered), NOW_MS).changes).toEqual([]);
  });

  test('a free product that sold out is told', () => {
    const cart = { ...aCart(), selectedIncentiveProducts: [aFruit()] };
    expect(refreshCart(cart, catalogue(aFruit({ stock: 0 })), NOW_MS)).toEqual({
      cart: aCart(),
      changes: [{ kind: 'incentive-gone', productId: aFruit().id, title: 'China' }],
    });
  });

  test('a free product whose units are all bought in the same cart is told', () => {
    const scarce = aFruit({ stock: 2 });
    const cart = { ...aCart([aFruit(), 5]), selectedIncentiveProducts: [aFruit()] };
    const refreshed = refreshCart(cart, catalogue(scarce), NOW_MS);
    expect(refreshed.cart).toEqual(aCart([scarce, 2]));
    expect(refreshed.changes.map(({ kind }) => kind)).toEqual(['fewer', 'incentive-gone']);
  });

  test('free products that no longer fit in $20 are told', () => {
    const promotion = aPromotion({ type: 'percent-off', percent: 20 });
    const chosen = [1, 2].map((n) => aFruit({ id: idNumber(n), regularPriceCents: 1_200, promotion }));
    const now = chosen.map((product) => ({ ...product, promotion: null }));
    const { cart, changes } = refreshCart(
      { ...aCart(), selectedIncentiveProducts: chosen },
      catalogue(...now),
      NOW_MS,
    );
    expect(cart.selectedIncentiveProducts).toEqual(now.slice(0, 1));
    expect(changes).toEqual([{ kind: 'incentive-over-allowance', productId: idNumber(2), title: 'China' }]);
  });

  test('whatever the catalogue becomes, stock and the $20 hold, and a second refresh tells nothing', () => {
    fc.assert(
      fc.property(anyCart, fc.array(anyProduct), (cart, products) => {
        const current = catalogue(...products);
        const refreshed = refreshCart(cart, current, NOW_MS).cart;
        for (const line of refreshed.items) expect(line.quantity).toBeLessThanOrEqual(line.product.stock);
        expect(incentiveValueCents(refreshed.selectedIncentiveProducts, NOW_MS)).toBeLessThanOrEqual(
          INCENTIVE_ALLOWANCE_CENTS,
        );
        expect(refreshCart(refreshed, current, NOW_MS)).toEqual({ cart: refreshed, changes: [] });
      }),
    );
  });
});

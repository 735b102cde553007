import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCart, anyCart, anyProduct, aProduct, aPromotion, idNumber, NOW_MS } from '../cart/cart.builders.ts';
import { addToCart, emptyCart, subtotalCents } from '../cart/cart.ts';
import { lineTotalCents } from '../catalog/price.ts';
import { closeTheGap, gapCandidates } from './close-the-gap.ts';

const at = (n: number, regularPriceCents: number, stock = 9) =>
  aProduct({ id: idNumber(n), regularPriceCents, stock });
const prices = (missingCents: number, candidates: readonly ReturnType<typeof at>[], cart = emptyCart) =>
  closeTheGap(missingCents, candidates, cart, NOW_MS).map(({ products }) =>
    products.map(({ regularPriceCents }) => regularPriceCents),
  );

describe('products that close the gap to $100', () => {
  test('one that brings it just over comes before one that goes far beyond', () => {
    expect(prices(450, [at(1, 1_999), at(2, 499)])).toEqual([[499], [1_999]]);
  });

  test('two together, where none does it alone', () => {
    expect(prices(900, [at(1, 499), at(2, 450), at(3, 100)])).toEqual([[499, 450]]);
  });

  test('what she buys most wins over a few cents', () => {
    expect(prices(400, [at(1, 430), at(2, 425)])[0]).toEqual([430]);
  });

  test('never a second product beside one that does it alone', () => {
    expect(prices(400, [at(1, 450), at(2, 199)])).toEqual([[450]]);
  });

  test('at the price of an offer that runs', () => {
    const offer = aProduct({
      id: idNumber(1),
      regularPriceCents: 500,
      promotion: aPromotion({ type: 'bogo' }),
    });
    expect(closeTheGap(401, [offer], emptyCart, NOW_MS)).toEqual([]);
    expect(closeTheGap(400, [offer], emptyCart, NOW_MS)).toEqual([
      { products: [offer], cents: 400, overCents: 0 },
    ]);
  });

  test('three different ways at most, no product in two of them', () => {
    const closers = prices(
      100,
      [1, 2, 3, 4, 5].map((n) => at(n, 100 + n)),
    );
    expect(closers).toEqual([[101], [102], [103]]);
  });

  test('more than $25 away no dear product is pushed on her', () => {
    expect(prices(2_500, [at(1, 2_600)])).toEqual([[2_600]]);
    expect(prices(2_501, [at(1, 2_600)])).toEqual([]);
  });

  test('nothing is missing, nothing is suggested', () => {
    expect(prices(0, [at(1, 499)])).toEqual([]);
  });

  test('neither what is in the cart nor what sold out', () => {
    expect(prices(100, [at(1, 499), at(2, 399, 0)], aCart([at(1, 499), 1]))).toEqual([]);
  });
});

describe('whatever is in the cart and in the shop', () => {
  const anyGap = fc.integer({ min: 1, max: 2_500 });
  const someProducts = fc.array(anyProduct, { maxLength: 30 });

  test('each way reaches the gap and none of it is in the cart, out of stock, or twice', () => {
    fc.assert(
      fc.property(anyCart, someProducts, anyGap, (cart, products, missingCents) => {
        const closers = closeTheGap(missingCents, products, cart, NOW_MS);
        const ids = closers.flatMap((closer) => closer.products.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { products: pair, cents, overCents } of closers) {
          expect(pair.length).toBeLessThanOrEqual(2);
          expect(cents).toBe(missingCents + overCents);
          expect(overCents).toBeGreaterThanOrEqual(0);
          for (const { id, stock } of pair) {
            expect(stock).toBeGreaterThan(0);
            expect(cart.items.some(({ productId }) => productId === id)).toBe(false);
          }
          const filled = pair.reduce((sofar, product) => {
            const added = addToCart(sofar, product);
            return added.ok ? added.value : sofar;
          }, cart);
          expect(subtotalCents(filled, NOW_MS)).toBe(subtotalCents(cart, NOW_MS) + cents);
        }
      }),
    );
  });

  test('a way is found whenever one or two products can do it', () => {
    fc.assert(
      fc.property(anyCart, someProducts, anyGap, (cart, products, missingCents) => {
        const cents = gapCandidates(products, cart).map((product) => lineTotalCents(product, 1, NOW_MS));
        const best = Math.max(
          0,
          ...cents.flatMap((one, index) => [one, ...cents.slice(index + 1).map((two) => one + two)]),
        );
        expect(closeTheGap(missingCents, products, cart, NOW_MS).length > 0).toBe(best >= missingCents);
      }),
    );
  });

  test('the same cart gets the same answer', () => {
    fc.assert(
      fc.property(anyCart, someProducts, anyGap, (cart, products, missingCents) => {
        const expected = closeTheGap(missingCents, products, cart, NOW_MS);
        expect(closeTheGap(missingCents, [...products], { ...cart }, NOW_MS)).toEqual(expected);
      }),
    );
  });
});

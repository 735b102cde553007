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

describe('closeTheGap', () => {
  test('prefers a product just over the gap to one far over it', () => {
    expect(prices(450, [at(1, 1_999), at(2, 499)])).toEqual([[499], [1_999]]);
  });

  test('suggests two products if none closes the gap alone', () => {
    expect(prices(900, [at(1, 499), at(2, 450), at(3, 100)])).toEqual([[499, 450]]);
  });

  test('prefers what she buys most to a few cents', () => {
    expect(prices(400, [at(1, 430), at(2, 425)])[0]).toEqual([430]);
  });

  test('never adds a second product to one that closes the gap alone', () => {
    expect(prices(400, [at(1, 450), at(2, 199)])).toEqual([[450]]);
  });

  test('uses the price of a running offer', () => {
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

  test('suggests at most three options without a common product', () => {
    const closers = prices(
      100,
      [1, 2, 3, 4, 5].map((n) => at(n, 100 + n)),
    );
    expect(closers).toEqual([[101], [102], [103]]);
  });

  test('suggests nothing expensive at more than $25 away', () => {
    expect(prices(2_500, [at(1, 2_600)])).toEqual([[2_600]]);
    expect(prices(2_501, [at(1, 2_600)])).toEqual([]);
  });

  test('suggests nothing if nothing is missing', () => {
    expect(prices(0, [at(1, 499)])).toEqual([]);
  });

  test('never suggests what is in the cart or sold out', () => {
    expect(prices(100, [at(1, 499), at(2, 399, 0)], aCart([at(1, 499), 1]))).toEqual([]);
  });
});

describe('closeTheGap for any cart and products', () => {
  const anyGap = fc.integer({ min: 1, max: 2_500 });
  const someProducts = fc.array(anyProduct, { maxLength: 30 });

  test("every option closes the gap with products in stock that aren't in the cart, each once", () => {
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

  test('finds an option whenever one or two products can close the gap', () => {
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

  test('is deterministic', () => {
    fc.assert(
      fc.property(anyCart, someProducts, anyGap, (cart, products, missingCents) => {
        const expected = closeTheGap(missingCents, products, cart, NOW_MS);
        expect(closeTheGap(missingCents, [...products], { ...cart }, NOW_MS)).toEqual(expected);
      }),
    );
  });
});

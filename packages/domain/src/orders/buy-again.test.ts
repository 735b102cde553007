import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProduct, aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { addToCart, emptyCart, quantityOf, subtotalCents } from '../cart/cart.ts';
import { buyAgain } from './buy-again.ts';

const milk = aProduct({ regularPriceCents: 349, stock: 5 });
const line = { wanted: 2, unitPriceThenCents: 349, product: milk, inCart: 0 };

describe('buying a line again', () => {
  test('brings as many as wanted, at today’s price', () => {
    expect(buyAgain(line, NOW_MS)).toEqual({
      kind: 'all',
      quantity: 2,
      price: { quantity: 2, regularPriceCents: 349, unitPriceCents: 349, totalCents: 698 },
      change: 'same',
    });
  });

  test.each([
    [399, 'cheaper'],
    [299, 'dearer'],
  ])('that cost %d cents a unit says that it is %s now', (unitPriceThenCents, change) => {
    expect(buyAgain({ ...line, unitPriceThenCents }, NOW_MS)).toMatchObject({ change });
  });

  test('compares with the price of a running promotion, which is the one charged', () => {
    const offer = { ...milk, promotion: aPromotion({ type: 'percent-off', percent: 10 }) };
    expect(buyAgain({ ...line, product: offer }, NOW_MS)).toMatchObject({
      price: { unitPriceCents: 279 },
      change: 'cheaper',
    });
  });

  test('brings less when fewer are left beside what the cart holds', () => {
    expect(buyAgain({ ...line, wanted: 9 }, NOW_MS)).toMatchObject({ kind: 'less', quantity: 5 });
    expect(buyAgain({ ...line, wanted: 4, inCart: 3 }, NOW_MS)).toMatchObject({ kind: 'less', quantity: 2 });
  });

  test.each([
    ['withdrawn', { ...line, product: null }],
    ['sold-out', { ...line, product: { ...milk, stock: 0 } }],
    ['all-in-cart', { ...line, inCart: 5 }],
  ])('is not possible: %s', (why, gone) => {
    expect(buyAgain(gone, NOW_MS)).toEqual({ kind: 'gone', why });
  });

  test('promises exactly what the cart then takes', () => {
    fc.assert(
      fc.property(
        anyProduct,
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 1, max: 5_000 }),
        (product, wanted, held, unitPriceThenCents) => {
          const filled = held > 0 ? addToCart(emptyCart, product, held) : null;
          const cart = filled?.ok ? filled.value : emptyCart;
          const inCart = quantityOf(cart, product.id);
          const again = buyAgain({ wanted, unitPriceThenCents, product, inCart }, NOW_MS);
          const added = addToCart(cart, product, wanted);
          if (again.kind === 'gone') {
            expect(added.ok).toBe(false);
            return;
          }
          expect(added.ok && quantityOf(added.value, product.id) - inCart).toBe(again.quantity);
          const before = subtotalCents(cart, NOW_MS);
          expect(added.ok && subtotalCents(added.value, NOW_MS) - before).toBe(again.price.totalCents);
          expect(again.kind).toBe(again.quantity === wanted ? 'all' : 'less');
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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
import {
  addToCart,
  deselectIncentive,
  emptyCart,
  itemCount,
  quantityOf,
  removeLine,
  selectIncentive,
  setQuantity,
  setSubstitution,
  subtotalCents,
} from './cart.ts';
import { cartToRequest } from './price-cart.ts';

const milk = aProduct();

describe('adding to the cart', () => {
  test('a new product becomes a new line of one', () => {
    expect(addToCart(emptyCart, milk)).toEqual({ ok: true, value: aCart([milk, 1]) });
  });

  test('a product already there grows by the amount added', () => {
    expect(addToCart(aCart([milk, 2]), milk, 3)).toEqual({ ok: true, value: aCart([milk, 5]) });
  });

  test('what exceeds the stock is left out', () => {
    expect(addToCart(aCart([milk, 19]), milk, 5)).toEqual({ ok: true, value: aCart([milk, 20]) });
  });

  test('at stock, the cart refuses and says how many there are', () => {
    expect(addToCart(aCart([milk, 20]), milk)).toEqual({
      ok: false,
      refusal: { kind: 'stock-reached', productId: milk.id, stock: 20 },
    });
  });

  test('a product without stock is refused', () => {
    expect(addToCart(emptyCart, aProduct({ stock: 0 }))).toEqual({
      ok: false,
      refusal: { kind: 'out-of-stock', productId: milk.id },
    });
  });

  test('the line takes over the newest price', () => {
    const dearer = aProduct({ regularPriceCents: 399 });
    expect(addToCart(aCart([milk, 1]), dearer)).toEqual({ ok: true, value: aCart([dearer, 2]) });
  });
});

describe('changing a line', () => {
  test.each([0, -1, -20])('a quantity of %i removes it', (quantity) => {
    expect(setQuantity(aCart([milk, 3]), milk.id, quantity).items).toEqual([]);
  });

  test('a quantity above stock is capped', () => {
    expect(quantityOf(setQuantity(aCart([milk, 1]), milk.id, 500), milk.id)).toBe(20);
  });

  test('removing takes only that line', () => {
    const bread = aProduct({ id: idNumber(3), title: 'Pan sobao' });
    expect(removeLine(aCart([milk, 3], [bread, 1]), milk.id)).toEqual(aCart([bread, 1]));
  });

  test('a product that is not in the cart changes nothing', () => {
    const cart = aCart([milk, 3]);
    expect(setQuantity(cart, idNumber(99), 5)).toEqual(cart);
  });
});

describe('what to do about a line that runs out', () => {
  const wished = setSubstitution(aCart([milk, 2], [aFruit(), 1]), milk.id, 'none');

  test('is said of that line alone, and taken back', () => {
    expect(wished.items.map(({ substitution }) => substitution)).toEqual(['none', undefined]);
    expect(setSubstitution(wished, milk.id, null)).toStrictEqual(aCart([milk, 2], [aFruit(), 1]));
  });

  test('stays when the line grows, shrinks, or takes over a new price', () => {
    const grown = addToCart(wished, aProduct({ regularPriceCents: 399 }), 3);
    const changed = grown.ok ? setQuantity(grown.value, milk.id, 1) : emptyCart;
    expect(changed.items[0]).toMatchObject({ quantity: 1, substitution: 'none' });
  });

  test('goes along in the order', () => {
    expect(cartToRequest(wished, NOW_MS).lines).toEqual([
      { productId: milk.id, quantity: 2, substitution: 'none' },
      { productId: aFruit().id, quantity: 1 },
    ]);
  });

  test('whatever is done to the other lines, it stays', () => {
    fc.assert(
      fc.property(anyCart, anyProduct, fc.integer({ min: 1, max: 9 }), (cart, product, n) => {
        const added = addToCart(cart, product, n);
        const after = added.ok ? added.value : setQuantity(cart, product.id, n);
        for (const line of cart.items) {
          const same = after.items.find(({ productId }) => productId === line.productId);
          if (same) expect(same.substitution).toBe(line.substitution);
        }
      }),
    );
  });
});

describe('free products', () => {
  test('are added and taken back', () => {
    const china = aFruit();
    const chosen = selectIncentive(emptyCart, china, NOW_MS);
    expect(chosen.ok && chosen.value.selectedIncentiveProducts).toEqual([china]);
    expect(chosen.ok && deselectIncentive(chosen.value, china.id)).toEqual(emptyCart);
  });

  test('come on top of the bought ones: with all units in the cart there is none to give', () => {
    const china = aFruit({ stock: 3 });
    expect(selectIncentive(aCart([china, 3]), china, NOW_MS)).toMatchObject({
      ok: false,
      refusal: { kind: 'incentive-out-of-stock' },
    });
    expect(selectIncentive(aCart([china, 2]), china, NOW_MS).ok).toBe(true);
  });

  test('a refused choice leaves no trace', () => {
    expect(selectIncentive(emptyCart, milk, NOW_MS)).toMatchObject({
      ok: false,
      refusal: { kind: 'incentive-not-eligible' },
    });
  });
});

describe('totals', () => {
  test('the item count is the sum of quantities', () => {
    expect(itemCount(aCart([milk, 3], [aFruit(), 4]))).toBe(7);
  });

  test('the subtotal is price times quantity, at the promoted price where one runs', () => {
    const china = aFruit({
      regularPriceCents: 500,
      promotion: aPromotion({ type: 'percent-off', percent: 10 }),
    });
    expect(subtotalCents(aCart([milk, 2], [china, 1]), NOW_MS)).toBe(2 * 349 + 400);
  });

  test('free products cost nothing', () => {
    const cart = { ...aCart([milk, 1]), selectedIncentiveProducts: [aFruit()] };
    expect(subtotalCents(cart, NOW_MS)).toBe(349);
  });
});

describe('whatever is done to a cart', () => {
  test('no quantity exceeds the stock or falls below one', () => {
    fc.assert(
      fc.property(anyCart, anyProduct, fc.integer({ min: -5, max: 200 }), (cart, product, n) => {
        const added = addToCart(cart, product, Math.max(1, n));
        const changed = setQuantity(added.ok ? added.value : cart, product.id, n);
        for (const line of changed.items) {
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(line.product.stock);
        }
      }),
    );
  });

  test('each product has one line', () => {
    fc.assert(
      fc.property(anyCart, ({ items }) => {
        expect(new Set(items.map(({ productId }) => productId)).size).toBe(items.length);
      }),
    );
  });

  test('without promotions the subtotal is the sum of price times quantity', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const plain = {
          ...cart,
          items: cart.items.map((line) => ({ ...line, product: { ...line.product, promotion: null } })),
        };
        const sum = plain.items.reduce(
          (cents, line) => cents + line.product.regularPriceCents * line.quantity,
          0,
        );
        expect(subtotalCents(plain, NOW_MS)).toBe(sum);
      }),
    );
  });

  test('the subtotal is the sum of its lines priced alone', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const alone = cart.items.map((line) => subtotalCents({ ...emptyCart, items: [line] }, NOW_MS));
        expect(subtotalCents(cart, NOW_MS)).toBe(alone.reduce((sum, cents) => sum + cents, 0));
      }),
    );
  });
});

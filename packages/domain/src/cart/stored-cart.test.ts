import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitPriceCents } from '../catalog/price.ts';
import { incentiveValueCents } from '../offers/incentive.ts';
import { aCart, aFruit, anyCart, aProduct, aPromotion, idNumber, NOW_MS } from './cart.builders.ts';
import { emptyCart, subtotalCents } from './cart.ts';
import { fromStored, toStored } from './stored-cart.ts';

const nobody = { userId: null, cart: emptyCart };
const throughText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is written', () => {
  test('has the fields of the specification, with prices in dollars, and whose cart it is', () => {
    const stored = toStored({
      userId: 'u-1',
      cart: { ...aCart([aProduct(), 2]), selectedIncentiveProducts: [aFruit()], deliveryDate: '2026-11-24' },
    });
    expect(stored).toMatchObject({
      userId: 'u-1',
      items: [
        {
          productId: idNumber(1),
          quantity: 2,
          product: {
            id: idNumber(1),
            title: 'Leche fresca',
            description: 'De vaca, 1 % grasa.',
            price: 3.49,
            imageUrl: '/art/leche-fresca.svg',
            category: 'Leche',
            stock: 20,
          },
        },
      ],
      selectedIncentiveProducts: [{ id: idNumber(2), title: 'China' }],
      deliveryDate: '2026-11-24',
    });
  });
});

describe('what is read back', () => {
  test('a wish that nobody can grant is none', () => {
    const stored = toStored({ userId: null, cart: aCart([aProduct(), 1]) });
    const [line] = stored.items;
    for (const substitution of ['', 'lo-que-sea', 7, null, {}])
      expect(fromStored({ ...stored, items: [{ ...line, substitution }] }).cart).toStrictEqual(
        aCart([aProduct(), 1]),
      );
    expect(
      fromStored({ ...stored, items: [{ ...line, substitution: 'call-me' }] }).cart.items[0]?.substitution,
    ).toBe('call-me');
  });

  test('a cart with only the fields of the specification is whole', () => {
    const product = {
      id: 'p-1',
      title: 'Guineo',
      description: '',
      price: 0.69,
      imageUrl: '',
      category: 'Frutas',
      stock: 5,
    };
    const { cart } = fromStored({ items: [{ productId: 'p-1', quantity: 2, product }] });
    expect(cart.items).toMatchObject([
      { productId: 'p-1', quantity: 2, product: { regularPriceCents: 69, categoryId: 'frutas' } },
    ]);
    expect(subtotalCents(cart, NOW_MS)).toBe(138);
  });

  test('a free product whose id is no UUID is dropped', () => {
    const stored = toStored({
      userId: null,
      cart: { ...emptyCart, selectedIncentiveProducts: [aFruit({ id: 'gid-77' as never }), aFruit()] },
    });
    expect(fromStored(stored).cart.selectedIncentiveProducts).toEqual([aFruit()]);
  });

  test('free products beyond $20 are dropped', () => {
    const chosen = [1, 2, 3].map((n) => aFruit({ id: idNumber(n), regularPriceCents: 900 }));
    const stored = toStored({ userId: null, cart: { ...emptyCart, selectedIncentiveProducts: chosen } });
    expect(fromStored(stored).cart.selectedIncentiveProducts).toEqual(chosen.slice(0, 2));
  });

  test('a choice made under a promotion is kept when the promotion has ended, to be told about', () => {
    const promotion = aPromotion({ type: 'percent-off', percent: 20 }, { endsAtMs: NOW_MS - 1 });
    const chosen = [1, 2].map((n) => aFruit({ id: idNumber(n), regularPriceCents: 1_200, promotion }));
    const stored = toStored({ userId: null, cart: { ...emptyCart, selectedIncentiveProducts: chosen } });
    expect(fromStored(stored).cart.selectedIncentiveProducts).toEqual(chosen);
  });

  test.each([0, -1, 1.5, '2', null, Number.MAX_VALUE])('a line with quantity %s is left out', (quantity) => {
    const stored = throughText({ ...toStored({ userId: null, cart: aCart([aProduct(), 1]) }) });
    const items = (stored as { items: object[] }).items.map((line) => ({ ...line, quantity }));
    expect(fromStored({ items }).cart.items).toEqual([]);
  });

  test.each(['2026-02-30', '2026-13-01', '0000-00-00', 'mañana', 20_261_123])(
    'a delivery date of %s, which no calendar has, is none',
    (deliveryDate) => {
      expect(fromStored({ deliveryDate }).cart.deliveryDate).toBeNull();
    },
  );

  test('a quantity above stock is capped', () => {
    expect(fromStored(toStored({ userId: null, cart: aCart([aProduct(), 999]) })).cart).toEqual(
      aCart([aProduct(), 20]),
    );
  });

  test('a product met twice keeps its first line', () => {
    const stored = toStored({ userId: null, cart: aCart([aProduct(), 2], [aProduct(), 7]) });
    expect(fromStored(stored).cart).toEqual(aCart([aProduct(), 2]));
  });

  test.each([undefined, null, 7, 'hola', [], {}, { items: 'x' }, { items: [null, 3, {}, { product: {} }] }])(
    'garbage such as %j is an empty cart',
    (garbage) => {
      expect(fromStored(garbage)).toEqual(nobody);
    },
  );
});

describe('whatever local storage holds', () => {
  test('a cart read back equals what was written', () => {
    fc.assert(
      fc.property(anyCart, fc.option(fc.uuid()), (cart, userId) => {
        expect(fromStored(throughText(toStored({ userId, cart })))).toEqual({ userId, cart });
      }),
    );
  });

  test('garbage never throws, and what comes of it obeys the rules', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        expectSound(fromStored(value).cart);
      }),
    );
  });

  test('a cart with any part replaced by garbage never throws, and obeys the rules', () => {
    fc.assert(
      fc.property(anyCart, fc.anything(), fc.nat(), (cart, garbage, where) => {
        expectSound(fromStored(spoil(toStored({ userId: null, cart }), garbage, where)).cart);
      }),
    );
  });
});

const expectSound = (cart: ReturnType<typeof fromStored>['cart']) => {
  for (const { quantity, product } of cart.items) {
    expect(Number.isSafeInteger(quantity)).toBe(true);
    expect(quantity).toBeGreaterThanOrEqual(1);
    expect(quantity).toBeLessThanOrEqual(product.stock);
  }
  expect(Number.isSafeInteger(subtotalCents(cart, NOW_MS))).toBe(true);
  const unpromoted = cart.selectedIncentiveProducts.filter(({ promotion }) => promotion === null);
  expect(incentiveValueCents(unpromoted, NOW_MS)).toBeLessThanOrEqual(2_000);
  for (const product of cart.selectedIncentiveProducts)
    expect(unitPriceCents(product, NOW_MS)).toBeGreaterThanOrEqual(0);
};

/** Replaces one value somewhere in a tree. */
const spoil = (tree: unknown, garbage: unknown, where: number): unknown => {
  const copy = throughText(tree);
  const places: (() => void)[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      places.push(() => Object.assign(node, { [key]: garbage }));
      visit(value);
    }
  };
  visit(copy);
  places[where % places.length]?.();
  return copy;
};

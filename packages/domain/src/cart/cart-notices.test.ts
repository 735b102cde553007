import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCart, anyProduct, idNumber, NOW_MS } from './cart.builders.ts';
import { mergeNotices, noticesFromStored } from './cart-notices.ts';
import { type CartChange, refreshCart } from './refresh-cart.ts';

const about = { productId: idNumber(1), title: 'Leche fresca' };
const price = (fromCents: number, toCents: number, quantity = 2): CartChange => ({
  ...about,
  kind: toCents > fromCents ? 'dearer' : 'cheaper',
  quantity,
  fromCents,
  toCents,
});

describe('what is told once more has changed', () => {
  test('a price that changed twice is told from the first to the last', () => {
    expect(mergeNotices([price(698, 798)], [price(798, 598)])).toEqual([price(698, 598)]);
  });

  test('a price that is back where it was is not told', () => {
    expect(mergeNotices([price(698, 798)], [price(798, 698)])).toEqual([]);
  });

  test('of another number of units the newest counts', () => {
    expect(mergeNotices([price(698, 798)], [price(1_197, 900, 3)])).toEqual([price(1_197, 900, 3)]);
  });

  test('of what sold out nothing else is told, but that it is no free product any more', () => {
    const before: CartChange[] = [
      price(698, 798),
      { ...about, kind: 'fewer', quantity: 1 },
      { ...about, kind: 'incentive-gone' },
    ];
    expect(mergeNotices(before, [{ ...about, kind: 'gone' }])).toEqual([
      { ...about, kind: 'incentive-gone' },
      { ...about, kind: 'gone' },
    ]);
  });

  test('fewer than fewer is told once', () => {
    const fewer = (quantity: number): CartChange => ({ ...about, kind: 'fewer', quantity });
    expect(mergeNotices([fewer(3)], [fewer(1)])).toEqual([fewer(1)]);
  });

  test('each thing is said once, whatever changes how often', () => {
    fc.assert(
      fc.property(anyCart, fc.array(fc.array(anyProduct), { maxLength: 4 }), (cart, catalogues) => {
        let [current, notices]: [typeof cart, readonly CartChange[]] = [cart, []];
        for (const products of catalogues) {
          const refreshed = refreshCart(current, new Map(products.map((p) => [p.id, p])), NOW_MS);
          current = refreshed.cart;
          notices = mergeNotices(notices, refreshed.changes);
        }
        const topics = notices.map(({ kind, productId }) => `${kind} ${productId}`);
        expect(new Set(topics).size).toBe(topics.length);
        expect(noticesFromStored(JSON.parse(JSON.stringify(notices)))).toEqual(notices);
      }),
    );
  });
});

test('garbage in storage is told to nobody', () => {
  fc.assert(
    fc.property(fc.anything(), (garbage) => {
      expect(Array.isArray(noticesFromStored(garbage))).toBe(true);
    }),
  );
  expect(noticesFromStored([null, 7, { kind: 'gone' }, { ...about, kind: 'stolen' }])).toEqual([]);
  expect(noticesFromStored([{ ...price(1, 2), toCents: '2' }])).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '../kit/ids.ts';
import { areSameLines, mergeLines, type SyncedLine } from './merge-lines.ts';

const lines = (units: Readonly<Record<string, number>>): readonly SyncedLine[] =>
  Object.entries(units).map(([id, quantity]) => ({ productId: id as ProductId, quantity }));
const merged = (base: object, here: object, there: object) =>
  Object.fromEntries(
    mergeLines(
      lines(base as Record<string, number>),
      lines(here as Record<string, number>),
      lines(there as Record<string, number>),
    ).map(({ productId, quantity }) => [productId, quantity]),
  );

describe('one cart of two', () => {
  it('takes what only one side changed', () => {
    expect(merged({ pan: 1 }, { pan: 1, leche: 2 }, { pan: 1 })).toEqual({ pan: 1, leche: 2 });
    expect(merged({ pan: 1 }, { pan: 1 }, { pan: 3 })).toEqual({ pan: 3 });
    expect(merged({ pan: 1, leche: 1 }, { pan: 1 }, { pan: 1, leche: 1 })).toEqual({ pan: 1 });
  });

  it('keeps the larger of what both changed, also against who took it out', () => {
    expect(merged({ pan: 1 }, { pan: 2 }, { pan: 5 })).toEqual({ pan: 5 });
    expect(merged({ pan: 1 }, {}, { pan: 2 })).toEqual({ pan: 2 });
  });

  it('keeps the smaller where both took away, as where an order took off less than the copy had', () => {
    expect(merged({ pan: 2 }, {}, { pan: 1 })).toEqual({});
    expect(merged({ pan: 5 }, { pan: 3 }, { pan: 2 })).toEqual({ pan: 2 });
  });

  it('puts two that never met together', () => {
    expect(merged({}, { pan: 1 }, { leche: 2, pan: 3 })).toEqual({ pan: 3, leche: 2 });
  });

  it('is empty where the other ordered it', () => {
    expect(merged({ pan: 1, leche: 2 }, { pan: 1, leche: 2 }, {})).toEqual({});
  });

  it('comes to the same whoever merges', () => {
    const cart = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(cart, cart, cart, (base, here, there) => {
        expect(merged(base, here, there)).toEqual(merged(base, there, here));
        expect(merged(base, base, there)).toEqual(merged(there, there, there));
      }),
    );
  });
});

it('compares lines in whatever order', () => {
  expect(areSameLines(lines({ a: 1, b: 2 }), lines({ b: 2, a: 1 }))).toBe(true);
  expect(areSameLines(lines({ a: 1 }), lines({ a: 2 }))).toBe(false);
  expect(areSameLines(lines({ a: 1 }), lines({ a: 1, b: 1 }))).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProduct, aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import { lineTotalCents, runningPromotion, unitPriceCents } from './price.ts';
import type { PromotionRule } from './promotion.ts';

const rules: readonly PromotionRule[] = [
  { type: 'percent-off', percent: 10 },
  { type: 'bogo' },
  { type: 'buy-x-save-y', quantity: 3, saveCents: 100 },
  { type: 'spend-x-save-y', spendCents: 2_000, saveCents: 500 },
];

describe('unitPriceCents', () => {
  test('is the regular price without a promotion', () => {
    expect(unitPriceCents(aProduct({ regularPriceCents: 349 }), NOW_MS)).toBe(349);
  });

  test.each(rules)('is price × 0.8 with %j', (rule) => {
    const product = aProduct({ regularPriceCents: 399, promotion: aPromotion(rule) });
    expect(unitPriceCents(product, NOW_MS)).toBe(319);
  });

  test('counts a promotion from its first to its last moment, both included', () => {
    const product = aProduct({
      promotion: aPromotion({ type: 'bogo' }, { startsAtMs: NOW_MS, endsAtMs: NOW_MS + 10 }),
    });
    const isRunning = (ms: number) => runningPromotion(product, NOW_MS + ms) !== null;
    expect([-1, 0, 10, 11].map(isRunning)).toEqual([false, true, true, false]);
  });
});

describe('lineTotalCents', () => {
  const lineOf = (rule: PromotionRule, quantity: number) =>
    lineTotalCents(aProduct({ regularPriceCents: 1_000, promotion: aPromotion(rule) }), quantity, NOW_MS);

  test("is the card's price if the promotion saves less", () => {
    expect(lineOf({ type: 'percent-off', percent: 10 }, 2)).toBe(1_600);
  });

  test("is lower than the card's price if the promotion saves more", () => {
    expect(lineOf({ type: 'percent-off', percent: 35 }, 2)).toBe(1_300);
  });

  test.each([
    [1, 800],
    [2, 1_000],
    [3, 2_000],
    [4, 2_000],
  ])('with buy one, get one free %i units cost %i cents', (quantity, cents) => {
    expect(lineOf({ type: 'bogo' }, quantity)).toBe(cents);
  });

  test('with buy x save y saves once for every x', () => {
    const rule: PromotionRule = { type: 'buy-x-save-y', quantity: 3, saveCents: 1_000 };
    expect([2, 3, 6].map((quantity) => lineOf(rule, quantity))).toEqual([1_600, 2_000, 4_000]);
  });

  test('with spend x save y saves once, from x on', () => {
    const rule: PromotionRule = { type: 'spend-x-save-y', spendCents: 3_000, saveCents: 1_500 };
    expect([2, 3, 10].map((quantity) => lineOf(rule, quantity))).toEqual([1_600, 1_500, 8_000]);
  });

  test('is never more than a screen showed, nor negative', () => {
    fc.assert(
      fc.property(anyProduct, fc.integer({ min: 1, max: 99 }), (product, quantity) => {
        const cents = lineTotalCents(product, quantity, NOW_MS);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(unitPriceCents(product, NOW_MS) * quantity);
      }),
    );
  });
});

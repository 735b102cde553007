import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFruit, anyProduct, aProduct, aPromotion, idNumber, NOW_MS } from '../cart/cart.builders.ts';
import type { CartProduct } from '../cart/cart.ts';
import { chooseIncentive, incentiveStatus, incentiveValueCents } from './incentive.ts';

describe('incentiveStatus', () => {
  test.each([
    [0, 10_000],
    [7_660, 2_340],
    [9_999, 1],
  ])('is locked at a subtotal of %i cents, %i short', (subtotal, missingCents) => {
    expect(incentiveStatus(subtotal, [], NOW_MS)).toEqual({ status: 'locked', missingCents });
  });

  test('unlocks the full $20 at exactly $100', () => {
    expect(incentiveStatus(10_000, [], NOW_MS)).toEqual({
      status: 'unlocked',
      chosenCents: 0,
      remainingCents: 2_000,
    });
  });

  test('leaves the allowance minus the chosen total', () => {
    const chosen = [aFruit({ regularPriceCents: 499 }), aFruit({ id: idNumber(3), regularPriceCents: 728 })];
    expect(incentiveStatus(10_617, chosen, NOW_MS)).toEqual({
      status: 'unlocked',
      chosenCents: 1_227,
      remainingCents: 773,
    });
  });

  test('is locked below $100 even if products were chosen earlier', () => {
    expect(incentiveStatus(9_000, [aFruit()], NOW_MS)).toEqual({ status: 'locked', missingCents: 1_000 });
  });
});

describe('chooseIncentive', () => {
  test('accepts fruit and vegetables', () => {
    const vegetable = aFruit({ id: idNumber(3), category: 'Vegetales', categoryId: 'vegetales' });
    const first = chooseIncentive<CartProduct>([], aFruit(), NOW_MS);
    expect(first.ok && chooseIncentive(first.value, vegetable, NOW_MS)).toEqual({
      ok: true,
      value: [aFruit(), vegetable],
    });
  });

  test('refuses other products', () => {
    expect(chooseIncentive([], aProduct(), NOW_MS)).toEqual({
      ok: false,
      refusal: { kind: 'incentive-not-eligible', productId: aProduct().id },
    });
  });

  test('refuses a product that is already chosen', () => {
    expect(chooseIncentive([aFruit()], aFruit(), NOW_MS)).toMatchObject({
      refusal: { kind: 'incentive-already-chosen' },
    });
  });

  test('refuses a product without stock', () => {
    expect(chooseIncentive([], aFruit({ stock: 0 }), NOW_MS)).toMatchObject({
      refusal: { kind: 'incentive-out-of-stock' },
    });
  });

  test('accepts exactly $20 and refuses one cent more, stating the excess', () => {
    const chosen = [aFruit({ regularPriceCents: 1_500 })];
    const fits = aFruit({ id: idNumber(3), regularPriceCents: 500 });
    expect(chooseIncentive(chosen, fits, NOW_MS).ok).toBe(true);
    expect(chooseIncentive(chosen, { ...fits, regularPriceCents: 501 }, NOW_MS)).toEqual({
      ok: false,
      refusal: { kind: 'incentive-over-allowance', productId: idNumber(3), overCents: 1 },
    });
  });

  test("counts a promoted product at the card's price", () => {
    const promotion = aPromotion({ type: 'bogo' });
    expect(incentiveValueCents([aFruit({ regularPriceCents: 1_000, promotion })], NOW_MS)).toBe(800);
  });

  test('never exceeds $20 or repeats a product, for any choices in any order', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 40 }), (products) => {
        const chosen = products.reduce<readonly CartProduct[]>((sofar, product) => {
          const next = chooseIncentive(sofar, product, NOW_MS);
          return next.ok ? next.value : sofar;
        }, []);
        expect(incentiveValueCents(chosen, NOW_MS)).toBeLessThanOrEqual(2_000);
        expect(new Set(chosen.map(({ id }) => id)).size).toBe(chosen.length);
      }),
    );
  });
});

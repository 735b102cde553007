import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFruit, anyProduct, aProduct, aPromotion, idNumber, NOW_MS } from '../cart/cart.builders.ts';
import type { CartProduct } from '../cart/cart.ts';
import { chooseIncentive, incentiveStatus, incentiveValueCents } from './incentive.ts';

describe('when the incentive unlocks', () => {
  test.each([
    [0, 10_000],
    [7_660, 2_340],
    [9_999, 1],
  ])('a subtotal of %i cents misses %i', (subtotal, missingCents) => {
    expect(incentiveStatus(subtotal, [], NOW_MS)).toEqual({ status: 'locked', missingCents });
  });

  test('at exactly $100 all of the $20 is there to choose', () => {
    expect(incentiveStatus(10_000, [], NOW_MS)).toEqual({
      status: 'unlocked',
      chosenCents: 0,
      remainingCents: 2_000,
    });
  });

  test('what remains is the allowance minus the chosen total', () => {
    const chosen = [aFruit({ regularPriceCents: 499 }), aFruit({ id: idNumber(3), regularPriceCents: 728 })];
    expect(incentiveStatus(10_617, chosen, NOW_MS)).toEqual({
      status: 'unlocked',
      chosenCents: 1_227,
      remainingCents: 773,
    });
  });

  test('a choice made earlier does not count while the subtotal is below $100', () => {
    expect(incentiveStatus(9_000, [aFruit()], NOW_MS)).toEqual({ status: 'locked', missingCents: 1_000 });
  });
});

describe('choosing a free product', () => {
  test('fruit and vegetables can be chosen', () => {
    const vegetable = aFruit({ id: idNumber(3), category: 'Vegetales', categoryId: 'vegetales' });
    const first = chooseIncentive<CartProduct>([], aFruit(), NOW_MS);
    expect(first.ok && chooseIncentive(first.value, vegetable, NOW_MS)).toEqual({
      ok: true,
      value: [aFruit(), vegetable],
    });
  });

  test('anything else is refused', () => {
    expect(chooseIncentive([], aProduct(), NOW_MS)).toEqual({
      ok: false,
      refusal: { kind: 'incentive-not-eligible', productId: aProduct().id },
    });
  });

  test('the same product is refused a second time', () => {
    expect(chooseIncentive([aFruit()], aFruit(), NOW_MS)).toMatchObject({
      refusal: { kind: 'incentive-already-chosen' },
    });
  });

  test('a product without stock is refused', () => {
    expect(chooseIncentive([], aFruit({ stock: 0 }), NOW_MS)).toMatchObject({
      refusal: { kind: 'incentive-out-of-stock' },
    });
  });

  test('exactly $20 fits; one cent more is refused and says by how much', () => {
    const chosen = [aFruit({ regularPriceCents: 1_500 })];
    const fits = aFruit({ id: idNumber(3), regularPriceCents: 500 });
    expect(chooseIncentive(chosen, fits, NOW_MS).ok).toBe(true);
    expect(chooseIncentive(chosen, { ...fits, regularPriceCents: 501 }, NOW_MS)).toEqual({
      ok: false,
      refusal: { kind: 'incentive-over-allowance', productId: idNumber(3), overCents: 1 },
    });
  });

  test('a promoted product counts at the price its card shows', () => {
    const promotion = aPromotion({ type: 'bogo' });
    expect(incentiveValueCents([aFruit({ regularPriceCents: 1_000, promotion })], NOW_MS)).toBe(800);
  });

  test('whatever is chosen in whatever order, it never exceeds $20 and nothing is chosen twice', () => {
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

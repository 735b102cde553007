import { expect, test } from 'vitest';
import { aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { belowCardText, offerBadge, offerOf } from './offer.ts';

const offer = (rule: PromotionRule, badgeText: string | null = null) => {
  const made = offerOf(
    aProduct({ regularPriceCents: 500, promotion: aPromotion(rule, { badgeText }) }),
    NOW_MS,
  );
  if (!made) throw new Error('the promotion runs');
  return made;
};

test("the badge has the specification's words for its type, with what is charged below the card", () => {
  const rows: readonly [PromotionRule, string, string | null][] = [
    [{ type: 'percent-off', percent: 25 }, '25% OFF', 'Pagas $3.75'],
    [{ type: 'percent-off', percent: 20 }, '20% OFF', null],
    [{ type: 'buy-x-save-y', quantity: 3, saveCents: 400 }, 'Compra 3 Ahorra $4', '3 × $5.00 − $4.00'],
    [{ type: 'bogo' }, 'Compra 1, lleva 1 GRATIS', '2 × $5.00 − $5.00'],
    [
      { type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 },
      'Gasta $25, ahorra $5.50',
      '5 × $5.00 − $5.50',
    ],
    [{ type: 'percent-off', percent: 0 }, 'OFERTA', null],
    // The card's discount is higher than these: they save as much as it does.
    [{ type: 'percent-off', percent: 15 }, '20% OFF', null],
    [{ type: 'buy-x-save-y', quantity: 3, saveCents: 200 }, 'Compra 3 Ahorra $3', null],
    [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 450 }, 'Gasta $25, ahorra $5', null],
    // The saving can't exceed the price.
    [{ type: 'buy-x-save-y', quantity: 2, saveCents: 5_000 }, 'Compra 2 Ahorra $10', '2 × $5.00 − $10.00'],
    [{ type: 'buy-x-save-y', quantity: 1, saveCents: 150 }, 'Compra 1 Ahorra $1.50', 'Pagas $3.50'],
    // One unit reaches the amount to spend.
    [{ type: 'spend-x-save-y', spendCents: 400, saveCents: 200 }, 'Gasta $4, ahorra $2', 'Pagas $3.00'],
  ];
  const shown = rows.map(([rule]) => {
    const made = offer(rule);
    return [rule, offerBadge(made), made.belowCard && belowCardText(made.belowCard)];
  });
  expect(shown).toEqual(rows);
});

test('the card shows price × 0.8, whatever the type', () => {
  const rules: readonly PromotionRule[] = [
    { type: 'percent-off', percent: 35 },
    { type: 'bogo' },
    { type: 'buy-x-save-y', quantity: 1, saveCents: 300 },
    { type: 'spend-x-save-y', spendCents: 100, saveCents: 300 },
  ];
  expect(rules.map((rule) => offer(rule).each.unitPriceCents)).toEqual([400, 400, 400, 400]);
});

test("a promotion's own text comes first on the badge", () => {
  const own = offer({ type: 'percent-off', percent: 20 }, 'Semana de la enfermería');
  expect(offerBadge(own)).toBe('Semana de la enfermería');
});

test('an ended promotion is no offer', () => {
  const promotion = aPromotion({ type: 'bogo' }, { endsAtMs: NOW_MS - 1 });
  expect(offerOf(aProduct({ promotion }), NOW_MS)).toBeNull();
});

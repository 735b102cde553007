import { expect, test } from 'vitest';
import { aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { cardChipText, offerBadge, offerOf } from './offer.ts';

const offer = (rule: PromotionRule, badgeText: string | null = null) => {
  const made = offerOf(
    aProduct({ regularPriceCents: 500, promotion: aPromotion(rule, { badgeText }) }),
    NOW_MS,
  );
  if (!made) throw new Error('the promotion runs');
  return made;
};

test("the badge states what is charged, the chip the card's discount", () => {
  const rows: readonly [PromotionRule, string, string][] = [
    [{ type: 'percent-off', percent: 25 }, '25% OFF', '25% off'],
    [{ type: 'percent-off', percent: 20 }, '20% OFF', '20% off'],
    [{ type: 'buy-x-save-y', quantity: 3, saveCents: 400 }, 'Compra 3 Ahorra $4', '20% off'],
    [{ type: 'bogo' }, 'Compra 1, lleva 1 GRATIS', '20% off'],
    [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 }, 'Gasta $25, ahorra $5.50', '20% off'],
    [{ type: 'percent-off', percent: 0 }, 'OFERTA', '20% off'],
    // The card's discount is higher than these.
    [{ type: 'percent-off', percent: 15 }, '20% OFF', '20% off'],
    [{ type: 'buy-x-save-y', quantity: 3, saveCents: 200 }, '20% OFF', '20% off'],
    [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 450 }, '20% OFF', '20% off'],
    // The saving can't exceed the price.
    [{ type: 'buy-x-save-y', quantity: 2, saveCents: 5_000 }, 'Compra 2 Ahorra $10', '20% off'],
    [{ type: 'buy-x-save-y', quantity: 1, saveCents: 150 }, 'Compra 1 Ahorra $1.50', 'Compra 1 Ahorra $1.50'],
    // One unit reaches the amount to spend.
    [
      { type: 'spend-x-save-y', spendCents: 400, saveCents: 200 },
      'Gasta $4, ahorra $2',
      'Gasta $4, ahorra $2',
    ],
  ];
  expect(rows.map(([rule]) => [rule, offerBadge(offer(rule)), cardChipText(offer(rule))])).toEqual(rows);
});

test("a promotion's own text comes first on the badge, and the chip states the card's discount", () => {
  const own = offer({ type: 'percent-off', percent: 20 }, 'Semana de la enfermería');
  expect([offerBadge(own), cardChipText(own)]).toEqual(['Semana de la enfermería', '20% off']);
});

test('an ended promotion is no offer', () => {
  const promotion = aPromotion({ type: 'bogo' }, { endsAtMs: NOW_MS - 1 });
  expect(offerOf(aProduct({ promotion }), NOW_MS)).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProduct, aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { cases } from '../kit/cases.builders.ts';
import { badgeIssue, floorNote } from './badge-check.ts';
import { offerBadge, offerOf } from './offer.ts';

/** For a product at $10. */
const offer = (rule: PromotionRule) => {
  const made = offerOf(aProduct({ regularPriceCents: 1_000, promotion: aPromotion(rule) }), NOW_MS);
  if (!made) throw new Error('the promotion runs');
  return made;
};
const percent = (of: number): PromotionRule => ({ type: 'percent-off', percent: of });
const three: PromotionRule = { type: 'buy-x-save-y', quantity: 3, saveCents: 750 };

test('accepts a badge that states the charged price', () => {
  const rows: readonly [string, PromotionRule][] = [
    ['25% OFF', percent(25)],
    ['¡25 % menos!', percent(25)],
    ['Semana de la enfermería', percent(25)],
    ['Oferta de Navidad 2026', percent(25)],
    // The card's 20 % is what is charged.
    ['20% OFF', percent(10)],
    ['Compra 3 Ahorra $7.50', three],
    ['Ahorra $7.50', three],
    ['Ahorra $7,50', three],
    ['Compra 1, lleva 1 GRATIS', { type: 'bogo' }],
    ['2x1', { type: 'bogo' }],
    ['Gasta $25, ahorra $9', { type: 'spend-x-save-y', spendCents: 2_500, saveCents: 900 }],
  ];
  expect(rows.filter(([text, rule]) => badgeIssue(text, offer(rule)) !== null)).toEqual([]);
});

test.each<[string, string, PromotionRule]>([
  ['less', '10% OFF', percent(10)],
  ['more', '30% OFF', percent(25)],
  ['more', '50% OFF', { type: 'bogo' }],
  ['more', 'Ahorra $9', three],
  ['less', 'Ahorra $5', three],
  ['more', 'Ahorra $1.250', three],
  ['more', 'Compra 2 Ahorra $7.50', three],
  ['more', 'La segunda va gratis', percent(50)],
  ['more', 'A mitad de precio', percent(25)],
  ['less', 'Gasta $30, ahorra $9', { type: 'spend-x-save-y', spendCents: 2_500, saveCents: 900 }],
])('refuses a text that promises %s than is charged, and names the right one: "%s"', (_, text, rule) => {
  const made = offer(rule);
  expect(badgeIssue(text, made)).toContain(`«${offerBadge({ ...made, badgeText: null })}»`);
});

test('always accepts the badge of the shop itself', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const made = offerOf(product, NOW_MS);
      if (made) expect(badgeIssue(offerBadge({ ...made, badgeText: null }), made)).toBeNull();
    }),
    cases(200),
  );
});

test.each<[PromotionRule, boolean]>([
  [percent(10), true],
  [percent(20), false],
  [percent(35), false],
  [{ type: 'bogo' }, false],
  [{ type: 'buy-x-save-y', quantity: 3, saveCents: 200 }, true],
  [three, false],
  [{ type: 'buy-x-save-y', quantity: 1, saveCents: 300 }, false],
  [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 }, true],
])('%j saves less than the card’s discount: %s', (rule, isLess) => {
  expect(floorNote(offer(rule)) !== null).toBe(isLess);
});

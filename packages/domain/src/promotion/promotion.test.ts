import { expect, test } from 'vitest';
import { type PromotionRule, promotionBadge } from './promotion.ts';

test.each<[PromotionRule, string]>([
  [{ type: 'percent-off', percent: 25 }, '25% OFF'],
  [{ type: 'buy-x-save-y', quantity: 3, saveCents: 200 }, 'Compra 3 Ahorra $2'],
  [{ type: 'bogo' }, 'Compra 1, lleva 1 GRATIS'],
  [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 }, 'Gasta $25, ahorra $5.50'],
  [{ type: 'percent-off', percent: 0 }, 'OFERTA'],
])('the badge of %j is "%s"', (rule, text) => {
  expect(promotionBadge({ rule, badgeText: null })).toBe(text);
});

test("a promotion's own text goes first", () => {
  expect(promotionBadge({ rule: { type: 'bogo' }, badgeText: 'Semana de la enfermería' })).toBe(
    'Semana de la enfermería',
  );
});

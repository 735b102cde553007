import { expect, test } from 'vitest';
import { aProduct, aPromotion, NOW_MS } from '../cart/cart.builders.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { explainOffer } from './explain-offer.ts';
import { belowCardText, offerOf } from './offer.ts';

const offer = (rule: PromotionRule) => {
  const made = offerOf(aProduct({ regularPriceCents: 1_000, promotion: aPromotion(rule) }), NOW_MS);
  if (!made) throw new Error('the promotion runs');
  return made;
};

const lower = 'O 20 % menos en cada unidad, si así sale más bajo.';

test.each<[PromotionRule, string, string | null]>([
  [{ type: 'percent-off', percent: 35 }, '35 % menos en cada unidad.', 'Pagas $6.50'],
  // The card shows at least 20 % off for every promotion, so that is charged.
  [{ type: 'percent-off', percent: 10 }, '20 % menos en cada unidad.', null],
  [
    { type: 'bogo' },
    'Por cada una que pagas, otra va gratis. Si llevas una sola, 20 % menos.',
    '2 × $10.00 − $10.00',
  ],
  [
    { type: 'buy-x-save-y', quantity: 3, saveCents: 750 },
    `Cada 3 que llevas, ahorras $7.50. ${lower}`,
    '3 × $10.00 − $7.50',
  ],
  // $2 off $30 is less than the card's 20 %.
  [{ type: 'buy-x-save-y', quantity: 3, saveCents: 200 }, '20 % menos en cada unidad.', null],
  [{ type: 'buy-x-save-y', quantity: 1, saveCents: 300 }, 'Ahorras $3 en cada unidad.', 'Pagas $7.00'],
  [
    { type: 'spend-x-save-y', spendCents: 2_500, saveCents: 900 },
    `Si gastas $25 o más en este producto, ahorras $9. ${lower}`,
    '3 × $10.00 − $9.00',
  ],
  [{ type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 }, '20 % menos en cada unidad.', null],
])('%j is explained as "%s", and what is charged below the card as %s', (rule, text, charged) => {
  const made = offer(rule);
  expect(explainOffer(made)).toBe(text);
  expect(made.belowCard && belowCardText(made.belowCard)).toBe(charged);
});

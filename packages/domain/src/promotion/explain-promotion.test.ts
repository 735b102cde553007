import { expect, test } from 'vitest';
import { explainPromotion } from './explain-promotion.ts';
import type { PromotionRule } from './promotion.ts';

test.each<[PromotionRule, string]>([
  [{ type: 'percent-off', percent: 35 }, '35 % menos en cada unidad.'],
  // The card says 20% off, whatever the promotion says: nobody pays more than a screen showed.
  [{ type: 'percent-off', percent: 10 }, '20 % menos en cada unidad.'],
  [{ type: 'bogo' }, 'Por cada una que pagas, otra va gratis. Si llevas una sola, 20 % menos.'],
  [
    { type: 'buy-x-save-y', quantity: 3, saveCents: 200 },
    'Cada 3 que llevas, ahorras $2. O 20 % menos en cada unidad, si así sale más bajo.',
  ],
  [
    { type: 'spend-x-save-y', spendCents: 2_500, saveCents: 550 },
    'Si gastas $25 o más en este producto, ahorras $5.50. O 20 % menos en cada unidad, si así sale más bajo.',
  ],
])('%j is explained as "%s"', (rule, text) => {
  expect(explainPromotion(rule)).toBe(text);
});

import { isRunning, type Promotion, type PromotionRule } from './promotion.ts';

/** A promoted price is shown as price × 0.8, whatever the promotion's type (specification, section 2). */
export const PROMOTED_PERCENT = 80;

export interface Priced {
  readonly priceCents: number;
  readonly promotion: Promotion | null;
}

const runningPromotion = (product: Priced, nowMs: number): Promotion | null =>
  product.promotion && isRunning(product.promotion, nowMs) ? product.promotion : null;

export const isPromoted = (product: Priced, nowMs: number): boolean =>
  runningPromotion(product, nowMs) !== null;

/** What one unit costs now: the figure on the card, and the most that a unit is ever charged. */
export const unitPriceCents = (product: Priced, nowMs: number): number =>
  isPromoted(product, nowMs) ? Math.round((product.priceCents * PROMOTED_PERCENT) / 100) : product.priceCents;

/**
 * What `quantity` units cost now. The lower of the price the card shows and what the promotion's own
 * rule gives, so that nobody pays more than a screen showed and no offer is worth less than it says.
 */
export const lineTotalCents = (product: Priced, quantity: number, nowMs: number): number => {
  const shown = unitPriceCents(product, nowMs) * quantity;
  const promotion = runningPromotion(product, nowMs);
  return promotion ? Math.min(shown, ruleTotalCents(promotion.rule, product.priceCents, quantity)) : shown;
};

const ruleTotalCents = (rule: PromotionRule, priceCents: number, quantity: number): number => {
  const full = priceCents * quantity;
  switch (rule.type) {
    case 'percent-off':
      return Math.round((priceCents * (100 - rule.percent)) / 100) * quantity;
    case 'bogo':
      return priceCents * Math.ceil(quantity / 2);
    case 'buy-x-save-y':
      return Math.max(0, full - Math.floor(quantity / rule.quantity) * rule.saveCents);
    case 'spend-x-save-y':
      return full >= rule.spendCents ? Math.max(0, full - rule.saveCents) : full;
  }
};

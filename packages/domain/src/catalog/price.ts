import { isRunning, type Promotion, type PromotionRule } from './promotion.ts';

/** A promoted price is shown as price × 0.8, whatever the promotion's type (specification, section 2). */
export const PROMOTED_PERCENT = 80;

export interface Priced {
  /** Price of one unit without a promotion. */
  readonly regularPriceCents: number;
  readonly promotion: Promotion | null;
}

export const runningPromotion = (product: Priced, nowMs: number): Promotion | null =>
  product.promotion && isRunning(product.promotion, nowMs) ? product.promotion : null;

/**
 * Price of one unit now: the figure on the card, and the most that a unit is ever charged. On offer it is price × 0.8, also where the promotion's own
 * rule takes off more: that is told beside it and charged by `lineTotalCents`.
 */
export const unitPriceCents = (product: Priced, nowMs: number): number =>
  runningPromotion(product, nowMs)
    ? Math.round((product.regularPriceCents * PROMOTED_PERCENT) / 100)
    : product.regularPriceCents;

/**
 * Price of `quantity` units now: the lower of the card's price and the promotion's rule, so that nobody pays more than a screen showed and no offer
 * is worth less than it promises.
 */
export const lineTotalCents = (product: Priced, quantity: number, nowMs: number): number => {
  const promotion = runningPromotion(product, nowMs);
  const cardCents = unitPriceCents(product, nowMs) * quantity;
  return promotion
    ? Math.min(cardCents, ruleTotalCents(promotion.rule, product.regularPriceCents, quantity))
    : cardCents;
};

const ruleTotalCents = (rule: PromotionRule, regularPriceCents: number, quantity: number): number => {
  const fullCents = regularPriceCents * quantity;
  switch (rule.type) {
    case 'percent-off':
      return Math.round((regularPriceCents * (100 - rule.percent)) / 100) * quantity;
    case 'bogo':
      return regularPriceCents * Math.ceil(quantity / 2);
    case 'buy-x-save-y':
      return Math.max(0, fullCents - Math.floor(quantity / rule.quantity) * rule.saveCents);
    case 'spend-x-save-y':
      return fullCents >= rule.spendCents ? Math.max(0, fullCents - rule.saveCents) : fullCents;
  }
};

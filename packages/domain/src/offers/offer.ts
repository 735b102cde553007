import { PROMOTED_PERCENT, type Priced, runningPromotion, unitPriceCents } from '../catalog/price.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { formatUsdShort } from '../kit/money.ts';
import { type LinePrice, linePrice, savedTogetherCents } from './line-price.ts';

/** The least discount in percent on every unit on offer: the card shows it, so it is charged. */
export const CARD_PERCENT_OFF = 100 - PROMOTED_PERCENT;

/** What a promotion means for a product while it runs; the source of all texts on screens. */
export interface Offer {
  readonly rule: PromotionRule;
  readonly badgeText: string | null;
  readonly endsAtMs: number;
  readonly each: LinePrice;
  /** The fewest units that together cost less than at the card's price; null if no quantity does. */
  readonly several: LinePrice | null;
}

/** Null if no promotion runs. */
export const offerOf = (product: Priced, nowMs: number): Offer | null => {
  const promotion = runningPromotion(product, nowMs);
  if (!promotion) return null;
  const { rule, badgeText, endsAtMs } = promotion;
  const several = linePrice(product, requiredUnits(rule, product.regularPriceCents), nowMs);
  return {
    rule,
    badgeText,
    endsAtMs,
    each: { ...linePrice(product, 1, nowMs), totalCents: unitPriceCents(product, nowMs) },
    several: savedTogetherCents(several) > 0 ? several : null,
  };
};

/** The fewest units with which the rule can save more than the card's price; if it doesn't there, more units don't either. */
const requiredUnits = (rule: PromotionRule, regularPriceCents: number): number => {
  switch (rule.type) {
    case 'percent-off':
      return 1;
    case 'bogo':
      return 2;
    case 'buy-x-save-y':
      return rule.quantity;
    case 'spend-x-save-y':
      return Math.max(1, Math.ceil(rule.spendCents / regularPriceCents));
  }
};

/** The badge: the promotion's own text, else that of its type (specification, section 9) with the real saving. */
export const offerBadge = (offer: Offer): string => offer.badgeText ?? ruleBadge(offer);

/** The chip on the card: "20% off", or more if each unit costs less than that. */
export const cardChipText = (offer: Offer): string => {
  const { rule, each, several } = offer;
  if (rule.type === 'buy-x-save-y' && isBelowCard(each)) return saveBadge(1, savingPerUnitCents(offer));
  // A single unit that reaches the amount to spend costs less than the card's discount.
  return several?.quantity === 1 ? ruleBadge(offer) : `${percentOff(rule)}% off`;
};

const ruleBadge = (offer: Offer): string => {
  const { rule, each, several } = offer;
  const savedCents = several ? savedTogetherCents(several) : 0;
  switch (rule.type) {
    case 'percent-off':
      return rule.percent > 0 ? `${percentOff(rule)}% OFF` : 'OFERTA';
    case 'bogo':
      return 'Compra 1, lleva 1 GRATIS';
    case 'buy-x-save-y':
      if (isBelowCard(each)) return saveBadge(1, savingPerUnitCents(offer));
      return several ? saveBadge(rule.quantity, savedCents) : `${CARD_PERCENT_OFF}% OFF`;
    case 'spend-x-save-y':
      return several
        ? `Gasta ${formatUsdShort(rule.spendCents)}, ahorra ${formatUsdShort(savedCents)}`
        : `${CARD_PERCENT_OFF}% OFF`;
    default:
      return 'OFERTA';
  }
};

const saveBadge = (quantity: number, cents: number): string =>
  `Compra ${quantity} Ahorra ${formatUsdShort(cents)}`;

/** The discount on each unit in percent: the higher one of rule and card. */
export const percentOff = (rule: PromotionRule): number =>
  Math.max(CARD_PERCENT_OFF, rule.type === 'percent-off' ? rule.percent : 0);

/** Cents that each unit costs less than its regular price. */
export const savingPerUnitCents = ({ each }: Offer): number => each.regularPriceCents - each.unitPriceCents;

/** True if the rule makes each unit cheaper than price × 0.8. */
export const isBelowCard = ({ regularPriceCents, unitPriceCents: unitCents }: LinePrice): boolean =>
  unitCents < Math.round((regularPriceCents * PROMOTED_PERCENT) / 100);

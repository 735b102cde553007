import { PROMOTED_PERCENT, type Priced, runningPromotion } from '../catalog/price.ts';
import type { PromotionRule } from '../catalog/promotion.ts';
import { formatUsd, formatUsdShort } from '../kit/money.ts';
import { type LinePrice, linePrice, lineSumText, savedCents, savedTogetherCents } from './line-price.ts';

/** The least discount in percent on every unit on offer: the card shows it, so it is charged. */
export const CARD_PERCENT_OFF = 100 - PROMOTED_PERCENT;

/** What a promotion means for a product while it runs; the source of all texts on screens. */
export interface Offer {
  readonly rule: PromotionRule;
  readonly badgeText: string | null;
  readonly endsAtMs: number;
  /** One unit. */
  readonly each: LinePrice;
  /** The fewest units that the rule asks for. */
  readonly byRule: LinePrice;
  /** The same if they cost less than at the card's price, else null: then no quantity does. */
  readonly belowCard: LinePrice | null;
}

/** Null if no promotion runs. */
export const offerOf = (product: Priced, nowMs: number): Offer | null => {
  const promotion = runningPromotion(product, nowMs);
  if (!promotion) return null;
  const { rule, badgeText, endsAtMs } = promotion;
  const byRule = linePrice(product, requiredUnits(rule, product.regularPriceCents), nowMs);
  return {
    rule,
    badgeText,
    endsAtMs,
    each: linePrice(product, 1, nowMs),
    byRule,
    belowCard: savedTogetherCents(byRule) > 0 ? byRule : null,
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

/** The chip on the card, whatever the promotion's type (specification, section 2). */
export const CARD_CHIP = `${CARD_PERCENT_OFF}% off`;

const ruleBadge = ({ rule, byRule }: Offer): string => {
  const saved = formatUsdShort(savedCents(byRule));
  switch (rule.type) {
    case 'percent-off':
      return rule.percent > 0 ? `${percentOff(rule)}% OFF` : 'OFERTA';
    case 'bogo':
      return 'Compra 1, lleva 1 GRATIS';
    case 'buy-x-save-y':
      return `Compra ${rule.quantity} Ahorra ${saved}`;
    case 'spend-x-save-y':
      return `Gasta ${formatUsdShort(rule.spendCents)}, ahorra ${saved}`;
    default:
      return 'OFERTA';
  }
};

/** What is paid where the rule takes off more than the card shows: "Pagas $4.38", or "2 × $0.99 − $0.99". */
export const belowCardText = (line: LinePrice): string =>
  line.quantity === 1 ? `Pagas ${formatUsd(line.totalCents)}` : lineSumText(line);

/** The discount on each unit in percent: the higher one of rule and card. */
export const percentOff = (rule: PromotionRule): number =>
  Math.max(CARD_PERCENT_OFF, rule.type === 'percent-off' ? rule.percent : 0);

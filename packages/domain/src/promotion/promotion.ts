import { formatUsdShort } from '../money/money.ts';

/** What a promotion gives, by its type (specification, section 3). */
export type PromotionRule =
  | { readonly type: 'percent-off'; readonly percent: number }
  | { readonly type: 'buy-x-save-y'; readonly quantity: number; readonly saveCents: number }
  | { readonly type: 'bogo' }
  | { readonly type: 'spend-x-save-y'; readonly spendCents: number; readonly saveCents: number };

export const promotionTypes = [
  'percent-off',
  'buy-x-save-y',
  'bogo',
  'spend-x-save-y',
] as const satisfies readonly PromotionRule['type'][];
export type PromotionType = PromotionRule['type'];

export interface Promotion {
  readonly rule: PromotionRule;
  readonly badgeText: string | null;
  /** Epoch milliseconds, both ends included. */
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

export const isRunning = (promotion: Promotion, nowMs: number): boolean =>
  promotion.startsAtMs <= nowMs && nowMs <= promotion.endsAtMs;

/** The badge of a promotion: its own text, else the one of its type (specification, section 9). */
export const promotionBadge = (promotion: Pick<Promotion, 'rule' | 'badgeText'>): string =>
  promotion.badgeText ?? ruleBadge(promotion.rule);

const ruleBadge = (rule: PromotionRule): string => {
  switch (rule.type) {
    case 'percent-off':
      return rule.percent > 0 ? `${rule.percent}% OFF` : 'OFERTA';
    case 'buy-x-save-y':
      return `Compra ${rule.quantity} Ahorra ${formatUsdShort(rule.saveCents)}`;
    case 'bogo':
      return 'Compra 1, lleva 1 GRATIS';
    case 'spend-x-save-y':
      return `Gasta ${formatUsdShort(rule.spendCents)}, ahorra ${formatUsdShort(rule.saveCents)}`;
    default:
      return 'OFERTA';
  }
};

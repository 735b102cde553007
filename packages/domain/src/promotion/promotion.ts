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

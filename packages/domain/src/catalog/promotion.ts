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

/** What a person did to an offer, beside its days. */
export type ManualOfferState = 'borrador' | 'pausada' | 'terminada';

/** What tells whether an offer counts. One off the wire has no hold: the shop sends no other. */
export interface OfferStateFacts extends Pick<Promotion, 'startsAtMs' | 'endsAtMs'> {
  readonly hold?: ManualOfferState | null;
}

/** Nothing holds it, and its first and its last moment are its own. What is charged asks this, and so does its state. */
export const isRunning = ({ startsAtMs, endsAtMs, hold }: OfferStateFacts, nowMs: number): boolean =>
  !hold && startsAtMs <= nowMs && nowMs <= endsAtMs;

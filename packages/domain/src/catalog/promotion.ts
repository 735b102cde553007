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

/** Set by a person, whatever the offer's days are. */
export type ManualOfferState = 'borrador' | 'pausada' | 'terminada';

/** What decides whether an offer runs. Offers from the API have no `hold`: the server sends only running and future ones. */
export interface OfferStateFacts extends Pick<Promotion, 'startsAtMs' | 'endsAtMs'> {
  readonly hold?: ManualOfferState | null;
}

/** True from its first to its last moment, both included, unless a person has stopped it. Prices and shown states both use this. */
export const isRunning = ({ startsAtMs, endsAtMs, hold }: OfferStateFacts, nowMs: number): boolean =>
  !hold && startsAtMs <= nowMs && nowMs <= endsAtMs;

import { isRunning, type ManualOfferState, type Promotion } from '../catalog/promotion.ts';
import { offerState } from './offer-state.ts';

/** A promotion as the shop keeps it: a product may have several. */
export interface PromotionRecord extends Promotion {
  readonly id: string;
  /** Absent or null: it runs in its days. */
  readonly hold?: ManualOfferState | null;
}

/**
 * The promotion of a product that counts now: of those running the one that ends last, of two that end
 * together the one with the smaller id (design: at most one). `untilMs` is when the answer may change: the
 * next beginning or end.
 */
export const choosePromotion = (
  promotions: readonly PromotionRecord[],
  nowMs: number,
): { readonly promotion: PromotionRecord | null; readonly untilMs: number } => {
  let chosen: PromotionRecord | null = null;
  let untilMs = Number.POSITIVE_INFINITY;
  for (const promotion of promotions) {
    if (offerState(promotion, nowMs) === 'programada') untilMs = Math.min(untilMs, promotion.startsAtMs);
    if (!isRunning(promotion, nowMs)) continue;
    // Both ends are included: it is over one millisecond after its end.
    untilMs = Math.min(untilMs, promotion.endsAtMs + 1);
    if (!chosen || endsLater(promotion, chosen)) chosen = promotion;
  }
  return { promotion: chosen, untilMs };
};

const endsLater = (one: PromotionRecord, other: PromotionRecord): boolean =>
  one.endsAtMs > other.endsAtMs || (one.endsAtMs === other.endsAtMs && one.id < other.id);

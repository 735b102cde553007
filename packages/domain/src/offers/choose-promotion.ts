import { isRunning, type ManualOfferState, type Promotion } from '../catalog/promotion.ts';
import { offerState } from './offer-state.ts';

/** A stored promotion; a product may have several. */
export interface PromotionRecord extends Promotion {
  readonly id: string;
  /** Absent or null: it runs in its days. */
  readonly hold?: ManualOfferState | null;
}

/**
 * The promotion of a product that applies now, at most one: of the running ones the one that ends last, ties by the smaller id. `untilMs`: when the
 * result may change, at the next start or end.
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
    // The end is included, so it is over one millisecond later.
    untilMs = Math.min(untilMs, promotion.endsAtMs + 1);
    if (!chosen || endsLater(promotion, chosen)) chosen = promotion;
  }
  return { promotion: chosen, untilMs };
};

const endsLater = (one: PromotionRecord, other: PromotionRecord): boolean =>
  one.endsAtMs > other.endsAtMs || (one.endsAtMs === other.endsAtMs && one.id < other.id);

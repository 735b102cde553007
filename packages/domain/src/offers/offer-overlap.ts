import { choosePromotion, type PromotionRecord } from './choose-promotion.ts';
import { offerState } from './offer-state.ts';

export interface Overlap {
  readonly other: PromotionRecord;
  readonly fromMs: number;
  readonly toMs: number;
  /** Which of the two applies while both run. */
  readonly winnerId: string;
}

/**
 * Overlaps of an offer with others of its product. Drafts and ended offers are ignored; a paused one may resume. The winner is decided by the same
 * function as prices.
 */
export const overlapsOf = (
  offer: PromotionRecord,
  ofProduct: readonly PromotionRecord[],
  nowMs: number,
): readonly Overlap[] => {
  if (offerState(offer, nowMs) === 'terminada') return [];
  return ofProduct.flatMap((other) => {
    const state = offerState(other, nowMs);
    if (other.id === offer.id || state === 'borrador' || state === 'terminada') return [];
    const fromMs = Math.max(offer.startsAtMs, other.startsAtMs);
    const toMs = Math.min(offer.endsAtMs, other.endsAtMs);
    if (fromMs > toMs || toMs < nowMs) return [];
    const both = [offer, other].map((each) => ({ ...each, hold: null }));
    const { promotion } = choosePromotion(both, fromMs);
    return [{ other, fromMs, toMs, winnerId: promotion?.id ?? offer.id }];
  });
};

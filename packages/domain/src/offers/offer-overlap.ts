import { choosePromotion, type PromotionRecord } from './choose-promotion.ts';
import { offerState } from './offer-state.ts';

export interface Overlap {
  readonly other: PromotionRecord;
  readonly fromMs: number;
  readonly toMs: number;
  /** Which of the two the shop counts while both run. */
  readonly winnerId: string;
}

/**
 * Where an offer meets others of its product. Drafts and what is over meet nobody; one that is paused may go on.
 * Which counts is told by what charges: at most one at a time.
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

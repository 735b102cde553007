import type { PromotionRow } from './product-rows.ts';

/**
 * The promotion that counts now: of those running the one that ends last, as an order decides too
 * (design: at most one). `untilMs` is when the answer may change: the next beginning or end.
 */
export const runningPromotion = (
  promotions: readonly PromotionRow[],
  nowMs: number,
): { readonly promotion: PromotionRow | null; readonly untilMs: number } => {
  let promotion: PromotionRow | null = null;
  let untilMs = Number.POSITIVE_INFINITY;
  for (const candidate of promotions) {
    const startsAtMs = candidate.start_date.getTime();
    const endsAtMs = candidate.end_date.getTime();
    if (startsAtMs > nowMs) untilMs = Math.min(untilMs, startsAtMs);
    if (startsAtMs > nowMs || endsAtMs < nowMs) continue;
    // Both ends are included: it is over one millisecond after its end.
    untilMs = Math.min(untilMs, endsAtMs + 1);
    if (!promotion || endsLater(candidate, promotion)) promotion = candidate;
  }
  return { promotion, untilMs };
};

const endsLater = (one: PromotionRow, other: PromotionRow): boolean => {
  const difference = one.end_date.getTime() - other.end_date.getTime();
  return difference > 0 || (difference === 0 && one.id < other.id);
};

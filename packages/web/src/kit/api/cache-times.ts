const MINUTE_MS = 60_000;

/** How long responses count as fresh, by kind (specification, section 9). */
export const cacheTimes = {
  general: 5 * MINUTE_MS,
  category: 5 * MINUTE_MS,
  suggestions: 2 * MINUTE_MS,
  recommendations: 2 * MINUTE_MS,
  popular: 30 * MINUTE_MS,
  snacks: 30 * MINUTE_MS,
  bestSellers: 10 * MINUTE_MS,
  /** Free places of delivery windows: a stale response would offer full ones. */
  deliverySlots: MINUTE_MS / 2,
  /** Unused responses are dropped after this. */
  discardAfter: 10 * MINUTE_MS,
} as const;

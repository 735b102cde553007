const MINUTE_MS = 60_000;

/** How long an answer counts as fresh, by what it is (specification, section 9). */
export const cacheTimes = {
  general: 5 * MINUTE_MS,
  category: 5 * MINUTE_MS,
  suggestions: 2 * MINUTE_MS,
  recommendations: 2 * MINUTE_MS,
  popular: 30 * MINUTE_MS,
  snacks: 30 * MINUTE_MS,
  bestSellers: 10 * MINUTE_MS,
  /** Places left in a delivery window: too old, and a full one is offered. */
  deliverySlots: MINUTE_MS / 2,
  /** Unused answers are dropped after this. */
  discardAfter: 10 * MINUTE_MS,
} as const;

/** As many orders as one cart has room for: one numbered bag for each. */
export const MAX_ORDERS_PER_BATCH = 6;

/** How long a batch stays its picker's without an action; each action renews it. */
export const LEASE_MS = 10 * 60_000;

/** `given-back`: released with nothing left to pick. */
export const batchStates = ['open', 'done', 'given-back'] as const;
export type BatchState = (typeof batchStates)[number];

export interface LeasedBatch {
  /** Null: its picker has released it. */
  readonly pickerId: string | null;
  readonly leasedUntilMs: number;
}

/** Whose a batch is for a user: their own stays theirs, lease or not, until another user takes it over. */
export const leaseOf = (
  { pickerId, leasedUntilMs }: LeasedBatch,
  userId: string,
  nowMs: number,
): 'mine' | 'free' | 'others' => {
  if (pickerId === userId) return 'mine';
  return pickerId === null || leasedUntilMs <= nowMs ? 'free' : 'others';
};

/** As many orders as one cart has room for: one numbered bag for each. */
export const MAX_ORDERS_PER_BATCH = 6;

/** How long a batch stays its picker's without a tap; each one begins it anew. */
export const LEASE_MS = 10 * 60_000;

/** `given-back`: nothing of it is left to pick here. */
export const batchStates = ['open', 'done', 'given-back'] as const;
export type BatchState = (typeof batchStates)[number];

export interface LeasedBatch {
  /** Null: whoever had it let go of it. */
  readonly pickerId: string | null;
  readonly leasedUntilMs: number;
}

/** Whose a batch is for somebody: their own stays so, lease or not, until another one takes it. */
export const leaseOf = (
  { pickerId, leasedUntilMs }: LeasedBatch,
  userId: string,
  nowMs: number,
): 'mine' | 'free' | 'others' => {
  if (pickerId === userId) return 'mine';
  return pickerId === null || leasedUntilMs <= nowMs ? 'free' : 'others';
};

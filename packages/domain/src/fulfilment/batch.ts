/** Orders in a batch: a picking cart has room for six numbered bags, one for each order. */
export const MAX_ORDERS_PER_BATCH = 6;

/** How long a picker's claim lasts without an action; each action renews it. */
export const LEASE_MS = 10 * 60_000;

/** `given-back`: released, and no order stayed in the batch. */
export const batchStates = ['open', 'done', 'given-back'] as const;
export type BatchState = (typeof batchStates)[number];

export interface LeasedBatch {
  /** Null if its picker released it. */
  readonly pickerId: string | null;
  readonly leasedUntilMs: number;
}

/** Who has the batch, as seen by a user. It stays theirs after the lease expires, until another user takes it over. */
export const leaseOf = (
  { pickerId, leasedUntilMs }: LeasedBatch,
  userId: string,
  nowMs: number,
): 'mine' | 'free' | 'others' => {
  if (pickerId === userId) return 'mine';
  return pickerId === null || leasedUntilMs <= nowMs ? 'free' : 'others';
};

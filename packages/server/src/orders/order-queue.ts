import { type Result, refuse } from '@nutricion/domain/kit/result';
import { databaseOutage } from '../platform/db/database-outage.ts';
import { duringOutage, type Refusal } from '../platform/http/refusal.ts';

/** The user of an order and the products whose rows it locks. */
export interface OrderClaim {
  readonly profileId: string;
  readonly productIds: readonly string[];
}

export interface OrderQueue {
  /**
   * Runs when it is this claim's turn. Refuses as busy if that takes more than a second, or if one before it found
   * a row that it needs locked by another process.
   */
  readonly run: <T>(
    claim: OrderClaim,
    work: () => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>;
}

interface OrderQueueOptions {
  /** Orders running at once; each needs a connection, and the others are for all other requests. */
  readonly concurrency: number;
  readonly waitMs?: number;
}

/** One has the row's lock, one waits for it in the database and follows without a pause, one is being prepared. */
const PER_PRODUCT = 3;
const MAX_WAIT_MS = 1_000;
/** After an outage connections are cold: all at once, the first order would finish as late as the last. */
const CONCURRENCY_AFTER_OUTAGE = 2;

interface WaitingClaim {
  readonly claim: OrderClaim;
  readonly start: () => void;
  readonly abandon: () => void;
}

/**
 * Lets orders in by turns, so that those that would wait for each other's rows wait here, where it costs
 * nothing, and not on connections that sign-in and everybody else's orders need. One person's follow one another:
 * each locks that person's row, so that beside each other they would only hold connections.
 */
export const openOrderQueue = ({ concurrency, waitMs = MAX_WAIT_MS }: OrderQueueOptions): OrderQueue => {
  const waiting = new Set<WaitingClaim>();
  const runningBy = { person: new Map<string, number>(), product: new Map<string, number>() };
  let runningCount = 0;
  let isDatabaseAway = false;

  const canRun = ({ profileId, productIds }: OrderClaim): boolean =>
    !runningBy.person.has(profileId) &&
    productIds.every((id) => (runningBy.product.get(id) ?? 0) < PER_PRODUCT);

  const count = ({ profileId, productIds }: OrderClaim, by: 1 | -1): void => {
    runningCount += by;
    add(runningBy.person, profileId, by);
    for (const id of productIds) add(runningBy.product, id, by);
  };

  /** Waiting claims start in order of arrival, except that none waits behind a claim on other rows. */
  const startNext = (): void => {
    for (const next of waiting) {
      if (runningCount >= (isDatabaseAway ? Math.min(CONCURRENCY_AFTER_OUTAGE, concurrency) : concurrency))
        return;
      if (!canRun(next.claim)) continue;
      waiting.delete(next);
      count(next.claim, 1);
      next.start();
    }
  };

  const waitForStart = (claim: OrderClaim): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => self.abandon(), waitMs);
      const end = (isStarted: boolean) => {
        clearTimeout(timer);
        waiting.delete(self);
        resolve(isStarted);
      };
      const self: WaitingClaim = { claim, start: () => end(true), abandon: () => end(false) };
      waiting.add(self);
      startNext();
    });

  const leaveQueueBehind = ({ profileId, productIds }: OrderClaim): void => {
    const blockedProductIds = new Set(productIds);
    for (const { claim, abandon } of [...waiting])
      if (claim.profileId === profileId || claim.productIds.some((id) => blockedProductIds.has(id)))
        abandon();
  };

  return {
    run: async (claim, work) => {
      if (!(await waitForStart(claim))) return refuse(duringOutage.busy);
      try {
        const worked = await work();
        isDatabaseAway = false;
        return worked;
      } catch (error) {
        const outage = databaseOutage(error);
        isDatabaseAway = outage === 'away';
        if (outage === 'busy') leaveQueueBehind(claim);
        throw error;
      } finally {
        count(claim, -1);
        startNext();
      }
    },
  };
};

const add = (counts: Map<string, number>, key: string, by: 1 | -1): void => {
  const remaining = (counts.get(key) ?? 0) + by;
  if (remaining > 0) counts.set(key, remaining);
  else counts.delete(key);
};

import { type Result, refuse } from '@nutricion/domain/kit/result';
import { databaseTrouble } from '../platform/db/database-trouble.ts';
import { inTrouble, type Refusal } from '../platform/http/refusal.ts';

/** Whose order it is and which products' rows it locks. */
export interface OrderClaim {
  readonly profileId: string;
  readonly productIds: readonly string[];
}

export interface OrderTurns {
  /**
   * Works when it is this claim's turn. Refuses as busy when that doesn't come within a second, or when
   * somebody before it found what it needs held by somebody else.
   */
  readonly take: <T>(
    claim: OrderClaim,
    work: () => Promise<Result<T, Refusal>>,
  ) => Promise<Result<T, Refusal>>;
}

interface OrderTurnsOptions {
  /** Orders at work at once; each holds a connection, and the rest of them is for everything else. */
  readonly atOnce: number;
  readonly waitMs?: number;
}

/** One holds the row, one waits for it in the database and follows without a pause, one is on its way. */
const PER_PRODUCT = 3;
const WAIT_MS = 1_000;
/** Who asks a database that was away: on cold connections all at once, the first would be done as late as the last. */
const WHILE_AWAY = 2;

interface Waiting {
  readonly claim: OrderClaim;
  readonly go: () => void;
  readonly giveUp: () => void;
}

/**
 * Lets orders in by turns, so that those that would wait for each other's rows wait here, where it costs
 * nothing, and not on connections that sign-in and everybody else's orders need. One person's follow one another:
 * each locks that person's row, so that beside each other they would only hold connections.
 */
export const openOrderTurns = ({ atOnce, waitMs = WAIT_MS }: OrderTurnsOptions): OrderTurns => {
  const waiting = new Set<Waiting>();
  const atWorkBy = { person: new Map<string, number>(), product: new Map<string, number>() };
  let atWork = 0;
  let isAway = false;

  const mayGo = ({ profileId, productIds }: OrderClaim): boolean =>
    !atWorkBy.person.has(profileId) &&
    productIds.every((id) => (atWorkBy.product.get(id) ?? 0) < PER_PRODUCT);

  const count = ({ profileId, productIds }: OrderClaim, by: 1 | -1): void => {
    atWork += by;
    add(atWorkBy.person, profileId, by);
    for (const id of productIds) add(atWorkBy.product, id, by);
  };

  /** Those who wait go in the order they came, but nobody waits behind another's row. */
  const letIn = (): void => {
    for (const next of waiting) {
      if (atWork >= (isAway ? Math.min(WHILE_AWAY, atOnce) : atOnce)) return;
      if (!mayGo(next.claim)) continue;
      waiting.delete(next);
      count(next.claim, 1);
      next.go();
    }
  };

  const turnOf = (claim: OrderClaim): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => self.giveUp(), waitMs);
      const end = (isTurn: boolean) => {
        clearTimeout(timer);
        waiting.delete(self);
        resolve(isTurn);
      };
      const self: Waiting = { claim, go: () => end(true), giveUp: () => end(false) };
      waiting.add(self);
      letIn();
    });

  const giveUpBehind = ({ profileId, productIds }: OrderClaim): void => {
    const stuck = new Set(productIds);
    for (const { claim, giveUp } of [...waiting])
      if (claim.profileId === profileId || claim.productIds.some((id) => stuck.has(id))) giveUp();
  };

  return {
    take: async (claim, work) => {
      if (!(await turnOf(claim))) return refuse(inTrouble.busy);
      try {
        const worked = await work();
        isAway = false;
        return worked;
      } catch (error) {
        const trouble = databaseTrouble(error);
        isAway = trouble === 'away';
        if (trouble === 'busy') giveUpBehind(claim);
        throw error;
      } finally {
        count(claim, -1);
        letIn();
      }
    },
  };
};

const add = (counts: Map<string, number>, key: string, by: 1 | -1): void => {
  const left = (counts.get(key) ?? 0) + by;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
};

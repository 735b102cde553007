import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** `points` attempts in `seconds`, counted from the first one. */
export interface LimitRule {
  readonly points: number;
  readonly seconds: number;
}

/** Counters in the database, shared by all processes. */
export interface RateLimits<Name extends string> {
  /** Counts one attempt. Returns the seconds to wait if it exceeds the limit, else null. */
  readonly consume: (name: Name, key: string) => Promise<number | null>;
  /** Takes one attempt back, because it succeeded. */
  readonly refundAttempt: (name: Name, key: string) => Promise<void>;
  /** Resets the counter of a key. */
  readonly clearAttempts: (name: Name, key: string) => Promise<void>;
}

/** Opens the counters on the table `rate_limits`; `rules` names each of them. */
export const openRateLimits = <Name extends string>(
  pool: pg.Pool,
  rules: Readonly<Record<Name, LimitRule>>,
): RateLimits<Name> => {
  const limiters = new Map(
    (Object.entries(rules) as [Name, LimitRule][]).map(([name, rule]) => [
      name,
      openLimiter(pool, name, rule),
    ]),
  );
  const limiterOf = (name: Name) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit called ${name}`);
    return limiter;
  };
  return {
    consume: async (name, key) => {
      try {
        await limiterOf(name).consume(rowKey(key));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
    refundAttempt: async (name, key) => void (await limiterOf(name).reward(rowKey(key))),
    clearAttempts: async (name, key) => void (await limiterOf(name).delete(rowKey(key))),
  };
};

const openLimiter = (pool: pg.Pool, name: string, rule: LimitRule) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // The nightly sweep removes expired rows; a timer for each limiter would do it all day.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: rule.points,
    duration: rule.seconds,
  });

/** Keys are arbitrary text of strangers: their digest is short and doesn't reveal an address. */
const rowKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

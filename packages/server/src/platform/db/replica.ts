import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { databaseOutage } from './database-outage.ts';
import type { Schema } from './schema.ts';

/** Reads all that `read` asks for from one database, which may be a replica that has every change committed so far. */
export type ReadFromReplica = <T>(read: (db: Kysely<Schema>) => Promise<T>) => Promise<T>;

/** Who served a read that a replica should have served; of the leader, why. */
export type ReplicaRead = 'replica' | 'replica-behind' | 'replica-away';

interface ReplicaOptions {
  readonly leader: Kysely<Schema>;
  /** Absent: every read is the leader's. */
  readonly replica: Kysely<Schema> | undefined;
  readonly count: (read: ReplicaRead) => void;
  /** Milliseconds that never go back. */
  readonly clock?: () => number;
}

const monotonicMs = (): number => performance.now();

/** How long a read waits for a replica to catch up: longer than a healthy one takes, shorter than anybody notices. */
const CATCH_UP_MS = 300;
const FIRST_PAUSE_MS = 5;
/** A replica that failed is left alone so long, for each try may cost a second. */
const REST_MS = 10_000;

/**
 * Sends reads to the replica once it has everything that was committed when they were asked for, so that whoever looks right after
 * a change sees it. While it lags, is away or is lost in the middle, the leader does the whole read again.
 */
export const readFromReplica = ({
  leader,
  replica,
  count,
  clock = monotonicMs,
}: ReplicaOptions): ReadFromReplica => {
  let restsUntilMs = 0;
  let failedAs: ReplicaRead = 'replica-away';
  const rest = (why: ReplicaRead) => {
    restsUntilMs = clock() + REST_MS;
    failedAs = why;
  };
  return async (read) => {
    if (!replica) return read(leader);
    if (clock() >= restsUntilMs) {
      const position = await leaderPosition(leader);
      try {
        if (await hasReached(replica, position, { limitMs: CATCH_UP_MS, clock })) {
          const value = await read(replica);
          count('replica');
          return value;
        }
        rest('replica-behind');
      } catch (error) {
        if (databaseOutage(error) === null) throw error;
        rest('replica-away');
      }
    }
    count(failedAs);
    return read(leader);
  };
};

/** What is committed, as a place in the leader's log. */
export const leaderPosition = async (leader: Kysely<Schema>): Promise<string> => {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(leader);
  return rows[0]?.position ?? '0/0';
};

/** Waits for the replica; one that has become the leader, or a balancer that led to the leader, has everything. */
export const hasReached = async (
  replica: Kysely<Schema>,
  position: string,
  { limitMs, clock = monotonicMs }: { readonly limitMs: number; readonly clock?: () => number },
): Promise<boolean> => {
  const untilMs = clock() + limitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
    const { rows } = await sql<{ has_reached: boolean }>`
      select not pg_is_in_recovery() or pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has_reached
    `.execute(replica);
    if (rows[0]?.has_reached) return true;
    if (clock() + pauseMs > untilMs) return false;
    await sleep(pauseMs);
  }
};

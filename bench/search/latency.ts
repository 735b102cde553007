import { median, percentile } from '../percentile.ts';

const WARM_UP_MS = 1_500;
/** Every query runs once before the measurement, or as many as fit in this time; ms. */
const FIRST_ROUND_MS = 30_000;
const ROUNDS = 11;
/** No further round begins after this. */
const ROUNDS_MS = 10_000;
/** A round is cut off after this. */
const ROUND_MS = 90_000;

export interface Latency {
  /** Microseconds, of the median round. */
  readonly p50Us: number;
  readonly p99Us: number;
  /** Over the median of each query's rounds: what else runs on the machine interrupts this one or that, seldom most. */
  readonly steadyP50Us: number;
  readonly steadyP99Us: number;
  readonly rounds: number;
  /** Queries of a round: fewer than all only where the first round was cut off. */
  readonly queries: number;
}

/** Asks every query in turn, once and for a while unmeasured and then in several measured rounds, each query by itself. */
export const measureLatency = (
  search: (query: string) => unknown,
  queries: readonly string[],
  collectGarbage: () => void,
): Latency => {
  searchAll(search, queries, performance.now() + FIRST_ROUND_MS);
  const warmAtMs = performance.now() + WARM_UP_MS;
  while (performance.now() < warmAtMs) searchAll(search, queries, warmAtMs);
  const rounds: (readonly number[])[] = [];
  const measuredFrom = performance.now();
  do {
    collectGarbage();
    rounds.push(searchAll(search, queries, performance.now() + ROUND_MS));
  } while (rounds.length < ROUNDS && performance.now() - measuredFrom < ROUNDS_MS);
  const [first = []] = rounds;
  const steady = first.map((_, query) => median(rounds.flatMap((times) => times[query] ?? [])));
  return {
    p50Us: median(rounds.map((times) => percentile(times, 50))),
    p99Us: median(rounds.map((times) => percentile(times, 99))),
    steadyP50Us: percentile(steady, 50),
    steadyP99Us: percentile(steady, 99),
    rounds: rounds.length,
    queries: first.length,
  };
};

/** Microseconds of each query, until `deadlineMs` is over. */
const searchAll = (
  search: (query: string) => unknown,
  queries: readonly string[],
  deadlineMs: number,
): readonly number[] => {
  const times: number[] = [];
  for (const query of queries) {
    const from = performance.now();
    if (from > deadlineMs) break;
    search(query);
    times.push((performance.now() - from) * 1_000);
  }
  return times;
};

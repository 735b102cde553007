import { median } from '../median.ts';

const WARM_UP_MS = 1_500;
const ROUNDS = 11;
/** No further round begins after this. */
const ROUNDS_MS = 10_000;
/** A round is cut off after this. */
const ROUND_MS = 90_000;

export interface Latency {
  /** Microseconds, of the median round. */
  readonly p50Us: number;
  readonly p99Us: number;
  /** The same in processor time, of all threads: what else runs on the machine changes it less. */
  readonly p50CpuUs: number;
  readonly p99CpuUs: number;
  readonly rounds: number;
  /** Queries answered in a round: fewer than all only where the first round was cut off. */
  readonly queries: number;
}

/** Asks every query in turn, for a while unmeasured and then in several measured rounds, each query by itself. */
export const measureLatency = (
  search: (query: string) => unknown,
  queries: readonly string[],
  collectGarbage: () => void,
): Latency => {
  const warmAtMs = performance.now() + WARM_UP_MS;
  while (performance.now() < warmAtMs) askAll(search, queries, warmAtMs);
  const rounds: Times[] = [];
  const measuredFrom = performance.now();
  do {
    collectGarbage();
    rounds.push(askAll(search, queries, performance.now() + ROUND_MS));
  } while (rounds.length < ROUNDS && performance.now() - measuredFrom < ROUNDS_MS);
  const ofRounds = (kind: keyof Times, percent: number): number =>
    median(rounds.map((times) => percentile(times[kind], percent)));
  return {
    p50Us: ofRounds('us', 50),
    p99Us: ofRounds('us', 99),
    p50CpuUs: ofRounds('cpuUs', 50),
    p99CpuUs: ofRounds('cpuUs', 99),
    rounds: rounds.length,
    queries: rounds[0]?.us.length ?? 0,
  };
};

/** Microseconds of each query. */
interface Times {
  readonly us: readonly number[];
  readonly cpuUs: readonly number[];
}

/** Asks until `deadlineMs` is over. */
const askAll = (
  search: (query: string) => unknown,
  queries: readonly string[],
  deadlineMs: number,
): Times => {
  const us: number[] = [];
  const cpuUs: number[] = [];
  for (const query of queries) {
    const cpuBefore = process.cpuUsage();
    const from = performance.now();
    if (from > deadlineMs) break;
    search(query);
    us.push((performance.now() - from) * 1_000);
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuUs.push(user + system);
  }
  return { us, cpuUs };
};

/** The smallest value that `percent` of the values don't exceed (nearest rank). */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};

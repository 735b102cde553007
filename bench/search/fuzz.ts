import type { Engine } from './engines/engine.ts';
import { hostileQueries } from './hostile-queries.ts';
import { readSeedProducts } from './seed-products.ts';

/** The slowest queries are repeated: a slow query is slow each time, an interrupted one isn't. */
const RETRIED_QUERIES = 50;
const RETRIES = 3;

export interface FuzzFigures {
  readonly queries: number;
  /** How many of them raised an exception, and the first few. */
  readonly exceptions: number;
  readonly examples: readonly string[];
  readonly slowestMs: number;
  /** The most processor time of any, collecting garbage included: what else runs on the machine has no part in it. */
  readonly slowestCpuMs: number;
  /** The slowest of them when repeated, the best of three runs each; ms. */
  readonly slowestAgainMs: number;
  /** The beginning of that query, as JSON. */
  readonly slowestQuery: string;
}

/** Asks `count` random queries on the seed. */
export const fuzz = async (engine: Engine, count: number): Promise<FuzzFigures> => {
  const products = readSeedProducts();
  const { search } = await engine.build(products);
  const examples: string[] = [];
  let exceptions = 0;
  let slowestMs = 0;
  let slowest: { query: string; ms: number }[] = [];
  for (const query of hostileQueries(products, count)) {
    const from = performance.now();
    const before = process.cpuUsage();
    try {
      search(query);
    } catch (error) {
      exceptions += 1;
      if (examples.length < 5) examples.push(`${shown(query)}: ${error}`);
    }
    const { user, system } = process.cpuUsage(before);
    slowestMs = Math.max(slowestMs, performance.now() - from);
    slowest.push({ query, ms: (user + system) / 1_000 });
    if (slowest.length >= 2 * RETRIED_QUERIES) slowest = slowestOf(slowest);
  }
  const again = slowestOf(slowest.map(({ query }) => ({ query, ms: bestTime(search, query) })));
  return {
    queries: count,
    exceptions,
    examples,
    slowestMs,
    slowestCpuMs: slowestOf(slowest)[0]?.ms ?? 0,
    slowestAgainMs: again[0]?.ms ?? 0,
    slowestQuery: shown(again[0]?.query ?? ''),
  };
};

const slowestOf = <T extends { readonly ms: number }>(timedQuery: readonly T[]): T[] =>
  [...timedQuery].sort((one, other) => other.ms - one.ms).slice(0, RETRIED_QUERIES);

const bestTime = (search: (query: string) => unknown, query: string): number => {
  const times = Array.from({ length: RETRIES }, () => {
    const from = performance.now();
    try {
      search(query);
    } catch {
      // Counted when it was asked first.
    }
    return performance.now() - from;
  });
  return Math.min(...times);
};

const shown = (query: string): string => JSON.stringify(query.slice(0, 60));

import { median, percentile } from '../percentile.ts';
import type { Engine } from './engines/engine.ts';
import type { MixedQuery } from './mixed-queries.ts';

const WARM_UP_ROUNDS = 2;
const ROUNDS = 5;

export interface FirstTimeFigures {
  readonly products: number;
  /** Microseconds, over the median of each query's rounds. */
  readonly p50Us: number;
  readonly p99Us: number;
}

/** Runs every query once after a change, without cached results; several times over. */
export const measureFirstTime = async (
  engine: Engine,
  products: Parameters<Engine['build']>[0],
  queries: readonly MixedQuery[],
): Promise<FirstTimeFigures> => {
  const { search, change } = await engine.build(products);
  if (!change) throw new Error(`${engine.name} remembers nothing of searches before`);
  const times: number[][] = queries.map(() => []);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    change();
    for (const [at, { query }] of queries.entries()) {
      const from = performance.now();
      search(query);
      if (round >= WARM_UP_ROUNDS) times[at]?.push((performance.now() - from) * 1_000);
    }
  }
  const medians = times.map(median);
  return { products: products.length, p50Us: percentile(medians, 50), p99Us: percentile(medians, 99) };
};

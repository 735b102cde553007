import { percentile } from '../percentile.ts';
import type { Engine } from './engines/engine.ts';
import { typoQueries } from './mixed-queries.ts';

const WARM_UP = 2_000;
const MEASURED = 5_000;

export interface TypoFigures {
  readonly products: number;
  readonly queries: number;
  /** Microseconds. */
  readonly p50Us: number;
  readonly p99Us: number;
}

/** Searches for misspelled words, none of them twice, so that each has to be corrected. */
export const measureTypos = async (
  engine: Engine,
  products: Parameters<Engine['build']>[0],
): Promise<TypoFigures> => {
  const { search } = await engine.build(products);
  const words = new Set(typoQueries(4 * (WARM_UP + MEASURED)).map(({ query }) => query));
  const times: number[] = [];
  for (const [at, query] of [...words].slice(0, WARM_UP + MEASURED).entries()) {
    const from = performance.now();
    search(query);
    if (at >= WARM_UP) times.push((performance.now() - from) * 1_000);
  }
  return {
    products: products.length,
    queries: times.length,
    p50Us: percentile(times, 50),
    p99Us: percentile(times, 99),
  };
};

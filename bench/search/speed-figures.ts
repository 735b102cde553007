import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import type { Engine } from './engines/engine.ts';
import { type Latency, measureLatency } from './latency.ts';
import type { MixedQuery } from './mixed-queries.ts';

export interface SpeedFigures extends Latency {
  /** How many were indexed. */
  readonly indexed: number;
  readonly buildMs: number;
  /** Processor time of all threads. */
  readonly buildCpuMs: number;
  /** What the index holds beside the products themselves: heap and buffers outside it. */
  readonly memoryMb: number;
}

/** Needs `node --expose-gc`. */
export const measureSpeed = async (
  engine: Engine,
  products: readonly SearchableProduct[],
  queries: readonly MixedQuery[],
): Promise<SpeedFigures> => {
  const before = memoryInUse();
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  const searcher = await engine.build(products);
  const buildMs = performance.now() - from;
  const { user, system } = process.cpuUsage(cpuBefore);
  const buildCpuMs = (user + system) / 1_000;
  const memoryMb = (memoryInUse() - before) / 2 ** 20;
  // Where the process is stopped before it has its figures, these are known.
  console.error(`built in ${(buildMs / 1_000).toFixed(1)} s, ${memoryMb.toFixed(0)} MB`);
  const latency = measureLatency(
    searcher.search,
    queries.map(({ query }) => query),
    collectGarbage,
  );
  // Named last, so that the products stay until the index is weighed.
  return { buildMs, buildCpuMs, memoryMb, ...latency, indexed: products.length };
};

/** Bytes. */
const memoryInUse = (): number => {
  collectGarbage();
  // What the first collection finalises, the second frees.
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

const collectGarbage = (): void => {
  if (!globalThis.gc) throw new Error('start node with --expose-gc');
  globalThis.gc();
};

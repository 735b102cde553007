import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import type { CatalogEntry } from '../../packages/server/src/catalog/catalog-entry.ts';
import { createSearchIndex } from '../../packages/server/src/catalog/search-index.ts';
import { generateProducts } from './generate.ts';
import { searchWords } from './seed-products.ts';

/** The first index is made when the shop opens; later ones while people search. */
const REBUILDS = 3;

export interface PauseFigures {
  readonly products: number;
  readonly rebuildMs: number;
  /** The longest that the event loop let anybody wait, and the longest but for one in a hundred turns. */
  readonly longestMs: number;
  readonly p99Ms: number;
  /** The most processor time between two turns, collecting garbage included: a busy machine changes it less. */
  readonly longestCpuMs: number;
}

/** What requests wait for while the shop's index is made anew in the background. */
export const measurePause = async (products: number): Promise<PauseFigures> => {
  const entries = new Map(generateProducts(products).map((product) => [product.id, entryOf(product)]));
  const index = createSearchIndex(searchWords, () => entries);
  await index.rebuild();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const stopTurns = measureTurns();
  delay.enable();
  const from = performance.now();
  for (let made = 0; made < REBUILDS; made += 1) await index.rebuild();
  const rebuildMs = (performance.now() - from) / REBUILDS;
  delay.disable();
  return {
    products,
    rebuildMs,
    longestMs: delay.max / 1e6,
    p99Ms: delay.percentile(99) / 1e6,
    longestCpuMs: stopTurns(),
  };
};

/** Measures each turn of the event loop until what it returns is called, which returns the longest. */
const measureTurns = (): (() => number) => {
  let longest = 0;
  let before = process.cpuUsage();
  let turn: NodeJS.Immediate;
  const next = (): void => {
    const { user, system } = process.cpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
    before = process.cpuUsage();
    turn = setImmediate(next);
  };
  turn = setImmediate(next);
  return () => {
    clearImmediate(turn);
    return longest;
  };
};

/** As the shop keeps it, as far as search reads it. */
const entryOf = (product: SearchableProduct): CatalogEntry => {
  const { normalizedCategory, subcategory, highlights, usageSuggestions, ...rest } = product;
  const row = {
    ...rest,
    normalized_category: normalizedCategory,
    detected_subcategory: subcategory,
    nutritional_highlights: highlights,
    usage_suggestions: usageSuggestions,
    allergen_info: product.contains,
    may_contain: product.mayContain,
    total_purchases: product.totalPurchases,
  };
  return { source: { product: row } } as unknown as CatalogEntry;
};

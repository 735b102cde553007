import { fold } from '@nutricion/language';
import MiniSearch from 'minisearch';
import { productToSearchable } from '../../packages/contract/src/catalog/product-to-searchable.ts';
import type { SearchableProduct } from '../../packages/domain/src/catalog/searchable-product.ts';
import { HOME_MIN_SCORE } from '../../packages/search/src/score/weights.ts';
import { buildSearchIndex } from '../../packages/search/src/search-index.ts';
import { generateProducts } from '../generate-catalog.ts';
import { median, percentile } from '../percentile.ts';
import { readJudgments } from './judgments.ts';
import { readSeedRows, SHOWN, searchWords } from './seed-products.ts';

const PRODUCTS = 10_000;
const ROUNDS = 5;

export interface Speed {
  readonly engine: string;
  readonly buildMs: number;
  readonly p50Us: number;
  readonly p99Us: number;
}

/** The specification's weights, as multiples of the lightest. */
const boost = {
  title: 80 / 30,
  tags: 70 / 30,
  subcategory: 70 / 30,
  category: 60 / 30,
  highlights: 50 / 30,
  usageSuggestions: 40 / 30,
  description: 1,
};

/** Ours and MiniSearch over 10,000 products, by the judged queries: repeated, and ours each for the first time after a change. */
export const compareWithMiniSearch = (): readonly Speed[] => {
  const rows = readSeedRows();
  const products = [...rows, ...generateProducts(rows, PRODUCTS - rows.length)].map((row) =>
    productToSearchable({ ...row, total_purchases: 0 }),
  );
  const words = searchWords();
  const [ours, oursMs] = timed(() => buildSearchIndex(products, words));
  const [theirs, theirsMs] = timed(() => buildMiniSearch(products));
  const search = (query: string) => ours.search(query, { limit: SHOWN, minScore: HOME_MIN_SCORE });
  const forget = () => ours.put(products[0] as SearchableProduct);
  return [
    { engine: 'ours', buildMs: oursMs, ...timesOf(search) },
    { engine: 'ours, for the first time', buildMs: oursMs, ...timesOf(search, forget) },
    {
      engine: 'MiniSearch',
      buildMs: theirsMs,
      ...timesOf((query) => theirs.search(query).slice(0, SHOWN)),
    },
  ];
};

/** As its documentation shows: accents removed, `fuzzy: 0.2`, `prefix` for the last word, words combined by OR (its default). */
const buildMiniSearch = (products: readonly SearchableProduct[]): MiniSearch => {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    extractField: (product, field) => String(product[field as keyof typeof product] ?? ''),
    processTerm: fold,
    searchOptions: { boost, prefix: (_, at, terms) => at === terms.length - 1, fuzzy: 0.2 },
  });
  index.addAll(products);
  return index;
};

/** Microseconds over the median of each query's rounds, after one round that isn't measured. */
const timesOf = (search: (query: string) => unknown, before = () => {}): Pick<Speed, 'p50Us' | 'p99Us'> => {
  const queries = readJudgments().map(({ query }) => query);
  const round = () =>
    queries.map((query) => {
      before();
      return timed(() => search(query))[1] * 1_000;
    });
  round();
  const rounds = Array.from({ length: ROUNDS }, round);
  const steady = queries.map((_, query) => median(rounds.map((times) => times[query] as number)));
  return { p50Us: percentile(steady, 50), p99Us: percentile(steady, 99) };
};

const timed = <T>(run: () => T): readonly [T, number] => {
  const from = performance.now();
  const value = run();
  return [value, performance.now() - from];
};

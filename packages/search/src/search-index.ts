import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { SearchEngine } from '@nutricion/domain/search/search-engine';
import { Documents } from './index/documents.ts';
import { scoreAll } from './index/score-all.ts';
import { LruCache } from './lru-cache.ts';
import { MAX_QUERY_LENGTH } from './query/parse-query.ts';
import { readSearch, type SearchPlan } from './query/plan-search.ts';
import type { SearchableCatalog } from './results/term-search.ts';
import { type UnderstoodSearch, understandSearch } from './results/understand-search.ts';
import { reasonsOf } from './score/read-evidence.ts';
import type { SearchOptions, SearchResults } from './score/search-results.ts';
import { HOME_MIN_SCORE, SEARCH_LIMIT } from './score/weights.ts';
import type { Suggester } from './suggest/suggester.ts';

/** A search engine over products in memory. It gives the results of `searchByDefinition` without reading every product. */
export interface SearchIndex {
  readonly search: (query: string, options?: SearchOptions) => SearchResults;
  /** Why products are hits of a search: by id the reasons in Spanish, those that earned most points first; none for others. */
  readonly explain: (query: string, options?: SearchOptions) => (id: string) => readonly string[];
  /** Adds a product, or replaces the one with its id; takes time by the words of that product alone. */
  readonly put: (product: SearchableProduct) => void;
  readonly remove: (id: string) => void;
}

interface CachedQuery extends UnderstoodSearch {
  readonly explain: ReturnType<SearchIndex['explain']>;
}

/** Hits of all cached searches together, and of those that they are made of: those of some thousand searches. */
const MAX_CACHED_HITS = 100_000;

/** Products indexed between two pauses: a few milliseconds of work. */
const STEP = 50;

/** Builds an index at once. */
export const buildSearchIndex = (products: readonly SearchableProduct[], tables: WordTables): SearchIndex => {
  const building = buildInSteps(products, tables);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
};

/**
 * Builds an index in steps of a few milliseconds, so that a server can respond between them.
 * @param onProduct called with each product in its turn
 */
export function* buildInSteps(
  products: readonly SearchableProduct[],
  tables: WordTables,
  onProduct: (product: SearchableProduct) => void = () => {},
): Generator<void, SearchIndex> {
  const documents = new Documents();
  for (const [at, product] of products.entries()) {
    documents.put(product);
    onProduct(product);
    if (at % STEP === STEP - 1) yield;
  }
  return indexOf(documents, tables);
}

const indexOf = (documents: Documents, tables: WordTables): SearchIndex => {
  const cache = new LruCache<CachedQuery>(MAX_CACHED_HITS);
  const parts = new LruCache<SearchResults>(MAX_CACHED_HITS);
  const catalog = {
    tables,
    vocabulary: documents.dictionary,
    scoreAll: (plan: SearchPlan) => scoreAll(plan, documents),
    productOf: (id: string) => documents.productOf(id),
    all: () => documents.products(),
    remember: (key: string, search: () => SearchResults) =>
      parts.get(key, () => {
        const value = search();
        return { value, weight: 1 + value.hits.length };
      }),
    firstInCategory: (id: string, most: number) => documents.firstInCategory(id, most),
  };
  const understand = (query: string, options: SearchOptions = {}): CachedQuery => {
    const { limit = SEARCH_LIMIT, minScore = 1, isLiteral = false } = options;
    const text = query.slice(0, MAX_QUERY_LENGTH);
    return cache.get(`${limit} ${minScore} ${isLiteral} ${text}`, () => {
      const understood = understandSearch(text, options, catalog);
      const explain = explaining(understood, isLiteral, catalog);
      return { value: { ...understood, explain }, weight: 1 + understood.results.hits.length };
    });
  };
  return {
    search: (query, options) => understand(query, options).results,
    explain: (query, options) => understand(query, options).explain,
    put: (product) => {
      documents.put(product);
      cache.clear();
      parts.clear();
    },
    remove: (id) => {
      documents.remove(id);
      cache.clear();
      parts.clear();
    },
  };
};

/** `SearchIndex.explain` of a search that was understood. */
const explaining = (
  { text, terms, constraints, results }: UnderstoodSearch,
  isLiteral: boolean,
  { vocabulary, tables, productOf }: SearchableCatalog,
): CachedQuery['explain'] => {
  if (constraints) {
    const reasons = constraints.map(({ label }) => `Relacionado con ${label}`);
    return () => reasons;
  }
  const readPlans = (): readonly SearchPlan[] =>
    (terms ?? [text]).flatMap(
      (search) => readSearch(search, terms !== null || isLiteral, vocabulary, tables).plan ?? [],
    );
  let plans: readonly SearchPlan[] | null = null;
  const explain = (id: string): readonly string[] => {
    plans ??= readPlans();
    const product = productOf(id);
    if (!product) return [];
    for (const plan of plans) {
      const reasons = reasonsOf(plan, product).filter(
        (reason) => !(results.isFreedomUnclear && SAYS_WITHOUT.test(reason)),
      );
      if (reasons.length > 0) return reasons;
    }
    return [];
  };
  // Cached with the results: the reasons of twenty hits take longer than finding them.
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const reasons = known.get(id) ?? explain(id);
    known.set(id, reasons);
    return reasons;
  };
};

/** The reason that a badge "Sin huevo" shows. */
const SAYS_WITHOUT = /^Sin /;

/** The shop's search engine over an index and a suggester of the same products. */
export const searchEngineOf = (
  index: Pick<SearchIndex, 'search' | 'explain'>,
  suggester: Pick<Suggester, 'complete'>,
): SearchEngine => {
  const search: SearchEngine['search'] = (query, isLiteral, limit) => {
    const options = { isLiteral, limit, minScore: HOME_MIN_SCORE };
    return { ...index.search(query, options), because: index.explain(query, options) };
  };
  return {
    search,
    searchAll: (query, isLiteral) => search(query, isLiteral, Number.POSITIVE_INFINITY),
    suggest: (query) => {
      const { hits, correctedQuery, isFreedomUnclear } = index.search(query);
      // A list of suggestions has no room for the warning that a product may contain what is ruled out.
      const listed = isFreedomUnclear ? [] : hits.filter(({ isFreedomUnknown }) => !isFreedomUnknown);
      const ids = listed.map(({ id }) => id);
      return { texts: suggester.complete(correctedQuery ?? query), ids };
    },
  };
};

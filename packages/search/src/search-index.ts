import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { sameAs, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { type Understood, understanding } from './answer/answering.ts';
import type { OneThing } from './answer/one-thing.ts';
import { Documents } from './index/documents.ts';
import { Gathered } from './index/gathered.ts';
import { Postings, toPosting } from './index/postings.ts';
import { sortCatalogue } from './index/sort-catalogue.ts';
import { MAX_QUERY_LENGTH } from './query/parse-query.ts';
import { isDemanding } from './query/plan-search.ts';
import { Kept } from './run/kept.ts';
import { KnownSearches } from './run/known-searches.ts';
import { KnownWords } from './run/known-words.ts';
import { searchRunner } from './run/run-search.ts';
import { readDocument, scoreProduct } from './score/score-product.ts';
import {
  freeFromOf,
  leastScore,
  nothingFound,
  type SearchAnswer,
  type SearchHit,
  type SearchOptions,
} from './score/search-answer.ts';
import { SEARCH_LIMIT } from './score/weights.ts';

/** Answers searches as `searchPlainly` does, without looking at every product. */
export interface SearchIndex {
  readonly search: (query: string, options?: SearchOptions) => SearchAnswer;
  /** Why products answer a search: by id the reasons in Spanish, the weightiest first; none when it doesn't. */
  readonly explain: (query: string, options?: SearchOptions) => (id: string) => readonly string[];
  /** Takes a product in, or anew; costs the words of the one product. */
  readonly put: (product: SearchableProduct) => void;
  readonly remove: (id: string) => void;
  /** Documents that only cost time: gaps of removed products. Worth building anew when there are many. */
  readonly gaps: () => number;
}

/** Hits of answered searches that are kept until the catalogue changes: those of some thousand searches. */
const MOST_HITS_KEPT = 100_000;

/** Products taken in between two pauses: a few milliseconds of work. */
const STEP = 50;

/** Builds an index in one go. */
export const buildSearchIndex = (products: readonly SearchableProduct[], tables: WordTables): SearchIndex => {
  const building = buildInSteps(products, tables);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
};

/**
 * Builds an index in steps, so that whoever has other work can do it in between.
 * @param onProduct hears of each product in its turn
 */
export function* buildInSteps(
  products: readonly SearchableProduct[],
  tables: WordTables,
  onProduct: (product: SearchableProduct) => void = () => {},
): Generator<void, SearchIndex> {
  const documents = new Documents();
  const postings = new Postings();
  const gathered = new Gathered();
  const collect = (word: number, mask: number): void =>
    gathered.add(word, toPosting(documents.count - 1, mask));
  const { sorted, places } = yield* sortCatalogue(products);
  let heard = 0;
  for (const orders of places)
    for (const order of orders) {
      documents.addSorted(products[sorted[order] as number] as SearchableProduct, order, collect);
      onProduct(products[heard] as SearchableProduct);
      heard += 1;
      if (heard % STEP === 0) yield;
    }
  yield;
  yield* postings.fill(gathered, documents.dictionary.spellingCount);
  documents.dictionary.sort();
  return indexOf(documents, postings, tables);
}

const indexOf = (documents: Documents, postings: Postings, tables: WordTables): SearchIndex => {
  const words = new KnownWords(documents, postings);
  const searches = new KnownSearches(documents, tables);
  const answered = new Kept<Understood>();
  const foods = new Kept<readonly SearchHit[]>();
  const run = searchRunner(documents, words);
  const remove = (id: string) => {
    documents.remove(id);
    words.forget();
    searches.forget();
    answered.clear();
    foods.clear();
  };
  const searchOne = (query: string, options: SearchOptions = {}): SearchAnswer => {
    const known = searches.read(query, options.isLiteral ?? false);
    const { plan, mended } = known;
    const correctedQuery = mended?.query ?? null;
    if (!plan) return { ...nothingFound, correctedQuery };
    const least = leastScore(plan, options.minScore ?? 1);
    const hits = run(known, options.limit ?? SEARCH_LIMIT, least);
    return { hits, correctedQuery, freeFrom: freeFromOf(plan) };
  };
  const productOf = (id: string) => documents.products[documents.numberOf(id) ?? -1];
  const one: OneThing = {
    search: searchOne,
    productOf,
    kept: (name, work) =>
      foods.get(name, MOST_HITS_KEPT, () => {
        const value = work();
        return { value, weight: 1 + value.length };
      }),
    besides: (id, most) => documents.besides(id, most).map((number) => documents.ids[number] as string),
    isForFood: (query) => searches.read(query, true).plan !== null,
    sameAs: (word) => sameAs(word, tables),
    demands: (query) => isDemanding(searches.read(query, true).plan),
    answers: (query, id) => scoreOf(query, true, id)?.isKnownFree === true,
  };
  const scoreOf = (query: string, isLiteral: boolean, id: string) => {
    const { plan } = searches.read(query, isLiteral);
    const product = productOf(id);
    return plan && product ? scoreProduct(plan, readDocument(product)) : null;
  };
  const understand = understanding(one, tables);
  const understood = (query: string, options: SearchOptions = {}): Understood => {
    const text = query.slice(0, MAX_QUERY_LENGTH);
    const { limit = SEARCH_LIMIT, minScore = 1, isLiteral = false } = options;
    return answered.get(`${limit} ${minScore} ${isLiteral} ${text}`, MOST_HITS_KEPT, () => {
      const value = understand(text, options);
      return { value, weight: 1 + value.answer.hits.length };
    });
  };
  return {
    search: (query, options) => understood(query, options).answer,
    explain: (query, options = {}) => {
      const { text, things, wishes, answer } = understood(query, options);
      const reasonsFor = (thing: string, isLiteral: boolean, id: string): readonly string[] =>
        tellingReasons(scoreOf(thing, isLiteral, id)?.reasons ?? []).filter(
          (reason) => !(answer.isFreedomUnclear && SAYS_WITHOUT.test(reason)),
        );
      if (wishes) return () => wishes.map(({ label }) => `Relacionado con ${label}`);
      if (!things) return (id) => reasonsFor(text, options.isLiteral ?? false, id);
      return (id) =>
        things.map((thing) => reasonsFor(thing, true, id)).find(({ length }) => length > 0) ?? [];
    },
    put: (product) => {
      remove(product.id);
      documents.add(product, (word, mask) => postings.add(word, toPosting(documents.count - 1, mask)));
    },
    remove,
    gaps: () => documents.gaps,
  };
};

/** The reason that a badge "Sin huevo" shows. */
const SAYS_WITHOUT = /^Sin /;

const tellingReasons = (reasons: readonly { readonly points: number; readonly text: string }[]) => [
  ...new Set(
    reasons
      .filter(({ points }) => points > 0)
      .toSorted((one, other) => other.points - one.points)
      .map(({ text }) => text),
  ),
];

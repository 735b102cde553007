import { fold } from '@nutricion/language';
import { type FailedQueries, failedQueriesOf } from './failed-queries.ts';
import { type Judgment, readJudgments } from './judgments.ts';
import { isSuccess, ndcgAt10, type QueryResult } from './measures.ts';
import { searchJudged } from './quality.ts';
import { readSeedProducts } from './seed-products.ts';

/** Of which nothing is sold: right is to find nothing. */
const NOTHING = 'nothing';
/** What is seen without scrolling. */
const FIRST_SCREEN = 5;

export interface BlindFigures {
  readonly kind: string;
  readonly queries: number;
  /** Over the products sold; null if none of the right ones is sold. */
  readonly ndcg10: number | null;
  readonly success3: number | null;
  /** Queries with something among the first five that must not be there. */
  readonly mustNot: number;
  /** Queries with something among all that is shown that is known to hold what the query negates. */
  readonly held: number;
  /** Queries without result though a product exists, or with one though none does. */
  readonly wrongEmpty: number;
}

export interface BlindReport {
  readonly part: 'open' | 'closed' | 'sealed' | 'hands' | 'hands-sealed';
  readonly rows: readonly BlindFigures[];
}

/** People who improve the search read the failures of one half of the set; those of this half are never read. */
export const isClosed = ({ query }: Pick<Judgment, 'query'>): boolean =>
  [...query].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % 2 === 1;

/** Both halves, the sealed set, and the twelve hands' open and sealed ones by kind. */
export const measureBlind = (): readonly BlindReport[] => {
  const queryResults = searchSoldProducts('blind');
  return [
    { part: 'open', rows: rowsOf(queryResults.filter(({ judgment }) => !isClosed(judgment))) },
    { part: 'closed', rows: rowsOf(queryResults.filter(({ judgment }) => isClosed(judgment))) },
    ...(['sealed', 'hands', 'hands-sealed'] as const).map((part) => ({
      part,
      rows: rowsOf(searchSoldProducts(part)),
    })),
  ];
};

/** What may be read, the open half and the open hands, with its failures, so that people who improve the search see no figure of the rest. */
export const measureOpen = (): {
  readonly blind: readonly BlindReport[];
  readonly misses: FailedQueries;
} => {
  const open = searchSoldProducts('blind').filter(({ judgment }) => !isClosed(judgment));
  const hands = searchSoldProducts('hands');
  return {
    blind: [
      { part: 'open', rows: rowsOf(open) },
      { part: 'hands', rows: rowsOf(hands) },
    ],
    misses: failedQueriesOf([...open, ...hands].map(asFailedQuery)),
  };
};

/** Of judgments older than the catalogue only what is sold still counts. */
const searchSoldProducts = (set: 'blind' | 'sealed' | 'hands' | 'hands-sealed'): readonly QueryResult[] => {
  const sold = new Set(readSeedProducts().map(({ id }) => id));
  const judgments = readJudgments(set).map((judgment) => ({
    ...judgment,
    grades: new Map([...judgment.grades].filter(([id]) => sold.has(id))),
  }));
  return searchJudged(judgments.filter(({ grades, kind }) => grades.size > 0 || kind === NOTHING));
};

/** What finds something though nothing is sold shows what must not be. */
const asFailedQuery = (queryResult: QueryResult): QueryResult =>
  queryResult.judgment.kind === NOTHING
    ? { ...queryResult, judgment: { ...queryResult.judgment, mustNot: new Set(queryResult.ids) } }
    : queryResult;

const rowsOf = (queryResults: readonly QueryResult[]): readonly BlindFigures[] => {
  const kinds = [...new Set(queryResults.map(({ judgment }) => judgment.kind))].sort();
  return [
    ...kinds.map((kind) =>
      rowOf(
        kind,
        queryResults.filter(({ judgment }) => judgment.kind === kind),
      ),
    ),
    rowOf('all', queryResults),
  ];
};

const products = new Map(readSeedProducts().map((product) => [product.id, product]));

/** Where the judges' word for an allergen isn't the shop's own. */
const ALLERGENS: Readonly<Record<string, string>> = {
  nuez: 'nueces',
  marisco: 'crustaceos',
  gluten: 'trigo',
};

/** Whether a product's declaration has an allergen, as contained or possibly; false for what is no allergen. */
const holds =
  (term: string) =>
  (id: string): boolean => {
    const { contains, mayContain = [], highlights = [] } = products.get(id) ?? {};
    const allergen = ALLERGENS[fold(term)] ?? fold(term);
    if (term === 'gluten' && highlights.includes('gluten-free')) return false;
    return [...(contains ?? []), ...mayContain].some((held) => held === allergen);
  };

const rowOf = (kind: string, queryResults: readonly QueryResult[]): BlindFigures => {
  const sellable = queryResults.filter(({ judgment }) => judgment.kind !== NOTHING);
  const mean = (measure: (queryResult: QueryResult) => number): number | null =>
    sellable.length === 0
      ? null
      : sellable.reduce((sum, queryResult) => sum + measure(queryResult), 0) / sellable.length;
  return {
    kind,
    queries: queryResults.length,
    ndcg10: mean(({ ids, judgment }) => ndcgAt10(ids, judgment.grades)),
    success3: mean(({ ids, judgment }) => Number(isSuccess(ids, judgment.grades))),
    mustNot: queryResults.filter(({ ids, judgment }) =>
      ids.slice(0, FIRST_SCREEN).some((id) => judgment.mustNot.has(id)),
    ).length,
    held: queryResults.filter(({ ids, judgment }) => judgment.freeFrom.some((term) => ids.some(holds(term))))
      .length,
    wrongEmpty: queryResults.filter(({ ids, judgment }) => (ids.length === 0) !== (judgment.kind === NOTHING))
      .length,
  };
};

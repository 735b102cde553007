import type { Judgment } from './judgments.ts';

/** Ranks that nDCG looks at. */
const NDCG_RANKS = 10;
const SUCCESS_RANKS = 3;
/** From this grade on a product is a good hit, which success and the reciprocal rank count. */
const GOOD = 2;

type Grades = Judgment['grades'];

/**
 * Normalised discounted cumulative gain of the first ten, from 0 to 1: gain 2^grade − 1, discount
 * log2(rank + 1), divided by that of the best possible order of all that is graded.
 */
export const ndcgAt10 = (ids: readonly string[], grades: Grades): number => {
  const best = discountedGain([...grades.values()].sort((one, other) => other - one));
  return best === 0 ? 0 : discountedGain(ids.map((id) => grades.get(id) ?? 0)) / best;
};

const discountedGain = (gradesByRank: readonly number[]): number =>
  gradesByRank
    .slice(0, NDCG_RANKS)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** 1 divided by the rank of the first good hit; 0 without one. */
export const reciprocalRank = (ids: readonly string[], grades: Grades): number => {
  const index = ids.findIndex((id) => isGood(id, grades));
  return index < 0 ? 0 : 1 / (index + 1);
};

/** Whether a good hit is among the first three. */
export const isSuccess = (ids: readonly string[], grades: Grades): boolean =>
  ids.slice(0, SUCCESS_RANKS).some((id) => isGood(id, grades));

const isGood = (id: string, grades: Grades): boolean => (grades.get(id) ?? 0) >= GOOD;

/** What an engine showed for a judged query, best first. */
export interface QueryResult {
  readonly judgment: Judgment;
  readonly ids: readonly string[];
}

export interface Quality {
  readonly queries: number;
  readonly ndcg10: number;
  readonly mrr: number;
  /** Share of the queries with a good hit among the first three. */
  readonly success3: number;
  /** Share of the queries that found nothing. */
  readonly zeroResults: number;
  /** Products shown that must not be, summed over the queries. */
  readonly mustNot: number;
}

/** Means over at least one query. */
export const qualityOf = (queryResults: readonly QueryResult[]): Quality => {
  const mean = (measure: (queryResult: QueryResult) => number): number =>
    queryResults.reduce((sum, queryResult) => sum + measure(queryResult), 0) / queryResults.length;
  return {
    queries: queryResults.length,
    ndcg10: mean(({ ids, judgment }) => ndcgAt10(ids, judgment.grades)),
    mrr: mean(({ ids, judgment }) => reciprocalRank(ids, judgment.grades)),
    success3: mean(({ ids, judgment }) => Number(isSuccess(ids, judgment.grades))),
    zeroResults: mean(({ ids }) => Number(ids.length === 0)),
    mustNot: queryResults.reduce((sum, queryResult) => sum + forbiddenOf(queryResult).length, 0),
  };
};

/** The products shown that must not be. */
export const forbiddenOf = ({ ids, judgment }: QueryResult): readonly string[] =>
  ids.filter((id) => judgment.mustNot.has(id));

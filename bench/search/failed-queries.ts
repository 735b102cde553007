import { forbiddenOf, ndcgAt10, type QueryResult } from './measures.ts';

const LISTED = 60;
const SHOWN_OF_EACH = 10;

/** A query with bad results, for the people who edit the word tables. */
export interface FailedQuery {
  readonly query: string;
  readonly kind: string;
  readonly ndcg10: number;
  /** The first ten with their grades; '!' marks what must not be shown. */
  readonly shown: readonly string[];
  /** Products that must not be shown and were, at any rank. */
  readonly forbidden: readonly string[];
  /** The best products that aren't among the first ten. */
  readonly missing: readonly string[];
}

export interface FailedQueries {
  /** How many queries could have better results. */
  readonly imperfect: number;
  /** The worst first; those with a forbidden product before all others. */
  readonly worst: readonly FailedQuery[];
}

export const failedQueriesOf = (answers: readonly QueryResult[]): FailedQueries => {
  const failedQueries = answers
    .map(failedQueryOf)
    .filter(({ ndcg10, forbidden }) => ndcg10 < 1 || forbidden.length > 0)
    .sort(
      (one, other) =>
        Number(other.forbidden.length > 0) - Number(one.forbidden.length > 0) || one.ndcg10 - other.ndcg10,
    );
  return { imperfect: failedQueries.length, worst: failedQueries.slice(0, LISTED) };
};

const failedQueryOf = (answer: QueryResult): FailedQuery => {
  const { ids, judgment } = answer;
  const { query, kind, grades, mustNot } = judgment;
  const first = ids.slice(0, SHOWN_OF_EACH);
  return {
    query,
    kind,
    ndcg10: ndcgAt10(ids, grades),
    shown: first.map((id) => `${id}:${mustNot.has(id) ? '!' : (grades.get(id) ?? 0)}`),
    forbidden: forbiddenOf(answer),
    missing: [...grades]
      .filter(([id]) => !first.includes(id))
      .sort(([, one], [, other]) => other - one)
      .slice(0, SHOWN_OF_EACH)
      .map(([id, grade]) => `${id}:${grade}`),
  };
};

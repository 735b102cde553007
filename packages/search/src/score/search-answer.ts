import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import { bitCount } from '../bit-count.ts';
import type { MendedQuery } from '../query/mend-query.ts';
import type { SearchPlan } from '../query/plan-search.ts';
import type { Score } from './score-product.ts';
import { SEARCH_LIMIT, weights } from './weights.ts';

export interface SearchOptions {
  readonly limit?: number;
  /** Products that score less are left out; only positive scores count in any case. */
  readonly minScore?: number;
  /** Takes the words as they are typed, misspelt or not. */
  readonly isLiteral?: boolean;
}

export interface SearchHit {
  readonly id: string;
  /** Never more than that of the hit before it. */
  readonly score: number;
  /** 'sin X' was asked for, and nobody has told us of this one. */
  readonly isFreedomUnknown: boolean;
}

export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** What was searched for in place of words that no product has; null: what was typed. */
  readonly correctedQuery: string | null;
  /** What 'sin X' asked it to be free of, as the mark says it: "huevo". */
  readonly freeFrom: readonly string[];
  /** True if part of what the search rules out may not have been understood; then no badge says 'Sin X'. */
  readonly isFreedomUnclear?: boolean;
  /** Where nothing is found: searches for what is sold and nearest to it, the nearest first; often none. */
  readonly near?: readonly string[];
}

export const nothingFound: SearchAnswer = { hits: [], correctedQuery: null, freeFrom: [] };

/** A product that may be listed. */
export interface Candidate
  extends Pick<Score, 'points' | 'matched' | 'isKnownFree' | 'isSpelledSo' | 'isHead'> {
  readonly product: SearchableProduct;
}

/**
 * The order of the search: what is known to be free of X before what nobody has told us about, what has a
 * word as typed before what has only mended ones, then by score. Of equal scores first the title spelled
 * so, then the title that begins so, then what is bought most, then by title, and by id at last.
 */
export const toAnswer = (
  plan: SearchPlan | null,
  candidates: readonly Candidate[],
  mended: MendedQuery | null,
  { limit = SEARCH_LIMIT, minScore = 1 }: SearchOptions,
): SearchAnswer => {
  const correctedQuery = mended?.query ?? null;
  if (!plan) return { ...nothingFound, correctedQuery };
  const asTyped = bitsAsTyped(plan, mended);
  const least = leastScore(plan, minScore);
  const listed = candidates.filter(({ points }) => points >= least);
  const mostCovered = Math.max(0, ...listed.map(({ matched }) => bitCount(matched)));
  const ranked = listed
    .filter(({ matched }) => !plan.query.isSpecific || bitCount(matched) === mostCovered)
    .toSorted(
      (one, other) =>
        Number(other.isKnownFree) - Number(one.isKnownFree) ||
        Number((other.matched & asTyped) !== 0) - Number((one.matched & asTyped) !== 0) ||
        other.points - one.points ||
        Number(other.isSpelledSo) - Number(one.isSpelledSo) ||
        Number(other.isHead) - Number(one.isHead) ||
        compareEqual(one.product, other.product),
    );
  return { hits: toHits(ranked.slice(0, limit)), correctedQuery, freeFrom: freeFromOf(plan) };
};

export const freeFromOf = ({ query }: SearchPlan): readonly string[] =>
  query.withoutAll.map(({ label }) => label);

/** One bit for each word asked for that was not mended. */
export const bitsAsTyped = ({ query }: SearchPlan, mended: MendedQuery | null): number =>
  query.words.reduce((bits, { folded }, at) => (mended?.mended.has(folded) ? bits : bits | (1 << at)), 0);

/** 'sin X' alone can't earn more than its own points: the threshold must not hide everything. */
export const leastScore = ({ query }: SearchPlan, minScore: number): number =>
  Math.max(1, query.words.length === 0 ? Math.min(minScore, weights.lacksAllergen) : minScore);

/** The last words on order: purchases, title, id. */
export const compareEqual = (one: SearchableProduct, other: SearchableProduct): number =>
  other.totalPurchases - one.totalPurchases ||
  compareTexts(one.title, other.title) ||
  compareTexts(one.id, other.id);

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** @param after the score of the hit before */
export const toHit = (id: string, points: number, isKnownFree: boolean, after: number): SearchHit => ({
  id,
  score: Math.min(after, points),
  isFreedomUnknown: !isKnownFree,
});

const toHits = (ranked: readonly Candidate[]): readonly SearchHit[] => {
  let after = Number.POSITIVE_INFINITY;
  return ranked.map(({ product, points, isKnownFree }) => {
    const hit = toHit(product.id, points, isKnownFree, after);
    after = hit.score;
    return hit;
  });
};

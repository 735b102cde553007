import type { SearchableProduct } from '@nutricion/domain/catalog/searchable-product';
import type { CorrectedQuery } from '../query/correct-query.ts';
import type { SearchPlan } from '../query/plan-search.ts';
import { bitCount } from './bit-count.ts';
import type { Score } from './score-product.ts';
import { SEARCH_LIMIT, weights } from './weights.ts';

export interface SearchOptions {
  /** Most hits; `SEARCH_LIMIT` by default. */
  readonly limit?: number;
  /** Products with fewer points are left out, as those without any always are. */
  readonly minScore?: number;
  /** Takes the words as they are typed, misspelt or not. */
  readonly isLiteral?: boolean;
}

export interface SearchHit {
  readonly id: string;
  /** Points, lowered where needed so that no hit has more than the one before it. */
  readonly score: number;
  /** 'sin X' was asked for, and the data of this product don't say. */
  readonly isFreedomUnknown: boolean;
}

export interface SearchResults {
  readonly hits: readonly SearchHit[];
  /** The query as it was corrected, because no product has a word of it; null: as it was typed. */
  readonly correctedQuery: string | null;
  /** The X of each 'sin X', as the badge says it: "huevo". */
  readonly freeFrom: readonly string[];
  /** True if part of what the search rules out may not have been understood; then no badge says 'Sin X'. */
  readonly isFreedomUnclear?: boolean;
  /** Where nothing is found: searches for what is sold instead, the nearest first. */
  readonly near?: readonly string[];
}

export const noResults: SearchResults = { hits: [], correctedQuery: null, freeFrom: [] };

/**
 * Sorts and cuts the scores of products: known to be free of X before unknown, of these the likely ones first, what has a word as typed before what has only
 * corrected ones, then by points. Of equal points first the title spelled as typed, then the title that begins with
 * the first word, then `compareEqual`. Of a specific search, only products with the most words are listed.
 */
export const toSearchResults = (
  plan: SearchPlan | null,
  scores: readonly Score[],
  corrected: CorrectedQuery | null,
  { limit = SEARCH_LIMIT, minScore = 1 }: SearchOptions,
): SearchResults => {
  const correctedQuery = corrected?.query ?? null;
  if (!plan) return { ...noResults, correctedQuery };
  const asTyped = bitsAsTyped(plan, corrected);
  const least = leastScore(plan, minScore);
  const listed = scores.filter(({ points }) => points >= least);
  const mostCovered = plan.query.isSpecific
    ? listed.reduce((most, { matched }) => Math.max(most, bitCount(matched)), 0)
    : 0;
  const covering =
    mostCovered === 0 ? listed : listed.filter(({ matched }) => bitCount(matched) === mostCovered);
  const compare = (one: Score, other: Score): number =>
    Number(other.isKnownFree) - Number(one.isKnownFree) ||
    Number(other.isLikelyFree) - Number(one.isLikelyFree) ||
    Number((other.matched & asTyped) !== 0) - Number((one.matched & asTyped) !== 0) ||
    other.points - one.points ||
    Number(other.isSpelled) - Number(one.isSpelled) ||
    Number(other.isHead) - Number(one.isHead) ||
    compareEqual(one.product, other.product);
  const freeFrom = plan.query.withoutAll.map(({ label }) => label);
  return { hits: toHits(topOf(covering, limit, compare)), correctedQuery, freeFrom };
};

/** One bit for each word asked for that was not corrected. */
const bitsAsTyped = ({ query }: SearchPlan, corrected: CorrectedQuery | null): number =>
  query.words.reduce(
    (bits, { folded }, at) => (corrected?.replacements.has(folded) ? bits : bits | (1 << at)),
    0,
  );

/** 'sin X' alone can't earn more than its own points: the threshold must not hide every product. */
const leastScore = ({ query }: SearchPlan, minScore: number): number =>
  Math.max(1, query.words.length === 0 ? Math.min(minScore, weights.lacksAllergen) : minScore);

/** The order of products with the same score: purchases, title, id. */
export const compareEqual = (one: SearchableProduct, other: SearchableProduct): number =>
  other.totalPurchases - one.totalPurchases ||
  compareTexts(one.title, other.title) ||
  compareTexts(one.id, other.id);

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The first `limit` of a list in order, without sorting all of it: a word may have thousands of products. */
export const topOf = <T>(
  list: readonly T[],
  limit: number,
  compare: (one: T, other: T) => number,
): readonly T[] => {
  if (list.length <= 2 * limit) return list.toSorted(compare).slice(0, limit);
  let first: T[] = [];
  let last: T | undefined;
  for (const item of list) {
    if (last !== undefined && compare(item, last) >= 0) continue;
    first.push(item);
    if (first.length < 2 * limit) continue;
    first = first.sort(compare).slice(0, limit);
    last = first.at(-1);
  }
  return first.sort(compare).slice(0, limit);
};

const toHits = (ranked: readonly Score[]): readonly SearchHit[] => {
  let score = Number.POSITIVE_INFINITY;
  return ranked.map(({ product, points, isKnownFree }) => {
    score = Math.min(score, points);
    return { id: product.id, score, isFreedomUnknown: !isKnownFree };
  });
};

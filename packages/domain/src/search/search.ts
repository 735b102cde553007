import type { PreparedCatalog } from './index-documents.ts';
import { LITERAL, type MatchedWord, matchWord } from './match-words.ts';
import { parseQuery } from './parse-query.ts';
import { fields } from './prepare.ts';
import { planSearch, type SearchPlan, scoreDocument, type Tally, weights } from './score.ts';

/** Specification, section 9. */
export const SEARCH_LIMIT = 20;
export const HOME_MIN_SCORE = 50;
const MAX_REASONS_SHOWN = 2;

export interface SearchOptions {
  readonly limit?: number;
  /** Products that score less are left out; only positive scores count in any case. */
  readonly minScore?: number;
}

export interface SearchHit {
  readonly id: string;
  readonly score: number;
  /** Why it is here, the weightiest reason first, in Spanish. */
  readonly because: readonly string[];
  /** Up to two of them, for the card's badges. */
  readonly matchReasons: readonly string[];
}

/**
 * The products that a search finds, by score; of equal scores first those whose title has the very word,
 * then by title. With 'sin X' nothing known to contain X is listed, and what nobody has told us about
 * never comes before what is known to be free.
 */
export const search = (
  prepared: PreparedCatalog,
  query: string,
  { limit = SEARCH_LIMIT, minScore = 1 }: SearchOptions = {},
): readonly SearchHit[] => {
  const parsed = parseQuery(query);
  const { words, withoutAll, diets, isSpecific } = parsed;
  if (words.length + withoutAll.length + diets.length === 0) return [];
  const matched = words.map((word, position) =>
    matchWord(prepared, word, { withKinds: !isSpecific, isLast: position === words.length - 1 }),
  );
  const plan = planSearch(parsed, matched);
  // 'sin X' alone can't earn more than its own points: the threshold must not hide everything.
  const least = Math.max(1, words.length === 0 ? Math.min(minScore, weights.lacksAllergen) : minScore);
  return rank(best(capUnknown(score(prepared, plan, least)), limit))
    .slice(0, limit)
    .map((found) => toHit(prepared, plan, found));
};

interface Found {
  readonly index: number;
  score: number;
  readonly isKnownFree: boolean;
  readonly isInTitle: boolean;
}

const score = (prepared: PreparedCatalog, plan: SearchPlan, least: number): Found[] => {
  const found: Found[] = [];
  const tally: Tally = { score: 0, isKnownFree: true, reasons: null };
  for (const index of candidates(prepared, plan.words)) {
    const document = prepared.documents[index];
    tally.score = 0;
    tally.isKnownFree = true;
    if (!document || !scoreDocument(plan, index, document, tally) || tally.score < least) continue;
    const { score: points, isKnownFree } = tally;
    const isInTitle = plan.words.some(({ matches }) => (matches[index] ?? 0) & (fields.title << LITERAL));
    found.push({ index, score: points, isKnownFree, isInTitle });
  }
  return found;
};

/** The documents that have any of the words; all of them where only 'sin X' or a diet is asked for. */
const candidates = ({ documents }: PreparedCatalog, words: readonly MatchedWord[]): Iterable<number> => {
  if (words.length === 0) return documents.keys();
  if (words.length === 1) return words[0]?.documents ?? [];
  return new Set(words.flatMap((word) => word.documents));
};

/** No product of unknown content scores more than the last one known to be free. */
const capUnknown = (found: Found[]): Found[] => {
  let lowestKnown = Number.POSITIVE_INFINITY;
  for (const { isKnownFree, score: points } of found)
    if (isKnownFree) lowestKnown = Math.min(lowestKnown, points);
  for (const product of found) if (!product.isKnownFree) product.score = Math.min(product.score, lowestKnown);
  return found;
};

/** Those that can be among the first `limit`: of a thousand found, few need sorting. */
const best = (found: Found[], limit: number): Found[] => {
  if (found.length <= 2 * limit) return found;
  const scores = Int32Array.from(found, ({ score: points }) => points).sort();
  const least = scores[scores.length - limit] ?? 0;
  return found.filter(({ score: points }) => points >= least);
};

/** Documents are sorted by title already, so that an index stands for it. */
const rank = (found: Found[]): Found[] =>
  found.sort(
    (one, other) =>
      other.score - one.score ||
      Number(other.isKnownFree) - Number(one.isKnownFree) ||
      Number(other.isInTitle) - Number(one.isInTitle) ||
      one.index - other.index,
  );

const toHit = (prepared: PreparedCatalog, plan: SearchPlan, { index, score: points }: Found): SearchHit => {
  const document = prepared.documents[index];
  if (!document) throw new Error('a found document is one of the catalogue');
  const reasons: { points: number; text: string }[] = [];
  scoreDocument(plan, index, document, { score: 0, isKnownFree: true, reasons });
  const telling = reasons
    .filter((reason) => reason.points > 0)
    .toSorted((one, other) => other.points - one.points);
  const because = [...new Set(telling.map(({ text }) => text))];
  return {
    id: document.product.id,
    score: points,
    because,
    matchReasons: because.slice(0, MAX_REASONS_SHOWN),
  };
};

import { matchWord } from './match-words.ts';
import { parseQuery } from './parse-query.ts';
import type { PreparedCatalog } from './prepare.ts';
import { FREE_FROM_SCORE, meantCategories, type Reason, type Scored, scoreDocument } from './score.ts';

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
 * The products that a search finds, by score, equal scores by title. With 'sin X' nothing known to
 * contain X is listed, and what nobody has told us about never comes before what is known to be free.
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
  const meant = meantCategories(parsed);
  const least = Math.max(1, words.length === 0 ? Math.min(minScore, FREE_FROM_SCORE) : minScore);

  const found: { index: number; scored: Scored }[] = [];
  for (const index of candidates(prepared, matched)) {
    const document = prepared.documents[index];
    const scored = document && scoreDocument(parsed, matched, meant, index, document);
    if (scored && scored.score >= least) found.push({ index, scored });
  }
  const ranked = capUnknown(found).sort(
    (one, other) =>
      other.score - one.score ||
      Number(other.scored.isKnownFree) - Number(one.scored.isKnownFree) ||
      one.index - other.index,
  );
  return ranked.slice(0, limit).flatMap(({ index, score, scored }) => {
    const id = prepared.documents[index]?.product.id;
    return id === undefined ? [] : [toHit(id, score, scored.reasons)];
  });
};

/** The documents that have any of the words; all of them where only 'sin X' or a diet is asked for. */
const candidates = (
  { documents }: PreparedCatalog,
  matched: readonly { readonly byDocument: ReadonlyMap<number, unknown> }[],
): Iterable<number> =>
  matched.length === 0
    ? documents.keys()
    : new Set(matched.flatMap(({ byDocument }) => [...byDocument.keys()]));

/** No product of unknown content scores more than the last one known to be free. */
const capUnknown = (
  found: readonly { readonly index: number; readonly scored: Scored }[],
): { index: number; score: number; scored: Scored }[] => {
  const lowestKnown = found.reduce(
    (lowest, { scored }) => (scored.isKnownFree ? Math.min(lowest, scored.score) : lowest),
    Number.POSITIVE_INFINITY,
  );
  return found.map(({ index, scored }) => ({
    index,
    scored,
    score: scored.isKnownFree ? scored.score : Math.min(scored.score, lowestKnown),
  }));
};

const toHit = (id: string, score: number, reasons: readonly Reason[]): SearchHit => {
  const because = [
    ...new Set(
      reasons
        .filter(({ points }) => points > 0)
        .toSorted((one, other) => other.points - one.points)
        .map(({ text }) => text),
    ),
  ];
  return { id, score, because, matchReasons: because.slice(0, MAX_REASONS_SHOWN) };
};

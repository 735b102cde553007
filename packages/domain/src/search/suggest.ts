import { isFiller } from './fold.ts';
import type { PreparedCatalog } from './index-documents.ts';
import { queryWords } from './parse-query.ts';
import { type SearchHit, search } from './search.ts';

export const SUGGESTION_LIMIT = 8;

export interface Suggestions {
  /** Words to search for, as the catalogue writes them, in lower case. */
  readonly texts: readonly string[];
  /** The products that the text found as it stands. */
  readonly hits: readonly SearchHit[];
}

/**
 * What a half-typed search may become: titles, tags and subcategories that have its whole words and a
 * word that begins as its last does; first those that begin so, then those that more products have.
 */
export const suggest = (prepared: PreparedCatalog, query: string, limit = SUGGESTION_LIMIT): Suggestions => {
  const words = queryWords(query).map(({ folded }) => folded);
  const last = words.at(-1);
  if (last === undefined || words.every(isFiller)) return { texts: [], hits: [] };
  const whole = words.slice(0, -1);
  const typed = words.join(' ');
  const fitting: { key: string; text: string; rank: number }[] = [];
  for (const [key, { text, count }] of prepared.phrases) {
    if (!` ${key}`.includes(` ${last}`)) continue;
    const has = ` ${key} `;
    if (!whole.every((word) => has.includes(` ${word} `))) continue;
    fitting.push({ key, text, rank: count + (key.startsWith(typed) ? 1_000_000 : 0) });
  }
  fitting.sort((one, other) => other.rank - one.rank || (one.key < other.key ? -1 : 1));
  return {
    texts: fitting.slice(0, limit).map(({ text }) => text),
    hits: search(prepared, query, { limit }),
  };
};

import { type FreeFrom, lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { ARTICLES, BEASTS, JOINING, LEADING, MADE_OF, OF, refuses } from './negation-words.ts';

/** A thing that a search rules out. */
export interface Thing {
  readonly word: QueryWord;
  /** Null: it isn't in the tables. */
  readonly known: FreeFrom | null;
  readonly start: number;
  readonly end: number;
}

/** The thing named at a position, after words that only lead to it ("nada de", "trazas de"); null if there is none. */
export const thingAt = (words: readonly QueryWord[], at: number, tables: WordTables): Thing | null => {
  let start = at;
  while (LEADING.has(words[start]?.folded ?? '')) start += 1;
  const word = words[start];
  if (!word || JOINING.has(word.folded) || refuses(word.folded)) return null;
  const made = MADE_OF.has(word.folded) ? knownBehindOf(words, start + 1, tables) : null;
  if (made) return { ...made, start };
  const known = lookUp(tables.freeFrom, word.folded) ?? null;
  const isOfBeast =
    OF.has(words[start + 1]?.folded ?? '') && BEASTS.has(words[start + 2]?.folded ?? '') && known !== null;
  return { word, known, start, end: start + (isOfBeast ? 3 : 1) };
};

/** The thing of the tables after an "of": "…de trigo", "…de la leche". */
export const knownBehindOf = (
  words: readonly QueryWord[],
  at: number,
  { freeFrom }: WordTables,
): Pick<Thing, 'word' | 'known' | 'end'> | null => {
  if (!OF.has(words[at]?.folded ?? '')) return null;
  const from = ARTICLES.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const word = words[from];
  const known = word && lookUp(freeFrom, word.folded);
  return known ? { word, known, end: from + 1 } : null;
};

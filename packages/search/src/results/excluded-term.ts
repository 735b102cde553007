import { type FreeFrom, lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import type { QueryWord } from '../query/parse-query.ts';
import { ANIMALS, ARTICLES, JOINING, LEADING, MADE_OF, MILKED, mayExclude, OF } from './negation-words.ts';

/** Something that a search rules out. */
export interface ExcludedTerm {
  readonly word: QueryWord;
  /** Null: the tables don't have it. */
  readonly known: FreeFrom | null;
  /** Its position among the words of the search, and the one after it. */
  readonly start: number;
  readonly end: number;
}

/** The term named at a position, after words that only lead to it ("nada de", "trazas de"); null if there is none. */
export const excludedTermAt = (
  words: readonly QueryWord[],
  at: number,
  tables: WordTables,
): ExcludedTerm | null => {
  let start = at;
  while (LEADING.has(words[start]?.folded ?? '')) start += 1;
  const word = words[start];
  if (!word || JOINING.has(word.folded) || mayExclude(word.folded)) return null;
  const named = lookUp(tables.freeFrom, word.folded) ?? null;
  // "sin fideos de trigo" rules out wheat, whatever is made of it.
  const source =
    MADE_OF.has(word.folded) || named === null ? knownTermAfterOf(words, start + 1, tables) : null;
  if (source) return { ...source, start };
  const milk = named ? null : milkOf(words, start, tables);
  if (milk) return { word: { folded: 'leche', typed: milk.label }, known: milk, start, end: start + 1 };
  const known = named;
  const isOfAnimal =
    OF.has(words[start + 1]?.folded ?? '') && ANIMALS.has(words[start + 2]?.folded ?? '') && known !== null;
  return { word, known, start, end: start + (isOfAnimal ? 3 : 1) };
};

const DAIRY = /^(?:leches?|quesos?|yogur(?:t|es|ts)?|mantequillas?|cremas?|kefir|mantecados?|helados?)$/;

/** "leche que no sea de vaca": beside a milk an animal stands for its milk. */
const milkOf = (words: readonly QueryWord[], at: number, { freeFrom }: WordTables): FreeFrom | null =>
  MILKED.has(words[at]?.folded ?? '') && words.slice(0, at).some(({ folded }) => DAIRY.test(folded))
    ? (lookUp(freeFrom, 'leche') ?? null)
    : null;

/** The term of the tables after an "of": "…de trigo", "…de la leche"; null if there is none. */
export const knownTermAfterOf = (
  words: readonly QueryWord[],
  at: number,
  { freeFrom }: WordTables,
): Pick<ExcludedTerm, 'word' | 'known' | 'end'> | null => {
  if (!OF.has(words[at]?.folded ?? '')) return null;
  const from = ARTICLES.has(words[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const word = words[from];
  const known = word && lookUp(freeFrom, word.folded);
  return known ? { word, known, end: from + 1 } : null;
};

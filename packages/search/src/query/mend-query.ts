import { formsOf, isFiller } from '@nutricion/domain/text/fold';
import { isInTables, type WordTables } from '@nutricion/domain/text/word-tables';
import { bitCount } from '../bit-count.ts';
import { editDistance, MAX_WORD } from './edit-distance.ts';
import { isGrammar, type QueryWord } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A search with the words that no product has put right. */
export interface MendedQuery {
  readonly query: string;
  readonly words: readonly QueryWord[];
  /** The folded words that were put in. */
  readonly mended: ReadonlySet<string>;
}

/** Null: every word is known, or nothing known is near. */
export const mendQuery = (
  typed: readonly QueryWord[],
  vocabulary: Vocabulary,
  tables: WordTables,
): MendedQuery | null => {
  const mended = new Set<string>();
  const words = typed.map((word, at) => {
    if (isKnown(word.folded, at === typed.length - 1, vocabulary, tables)) return word;
    const nearest = nearestWord(word.folded, vocabulary, tables);
    if (nearest === null) return word;
    mended.add(nearest);
    return { folded: nearest, typed: vocabulary.spellingOf(nearest) };
  });
  return mended.size === 0 ? null : { query: words.map((word) => word.typed).join(' '), words, mended };
};

const isKnown = (word: string, isLast: boolean, vocabulary: Vocabulary, tables: WordTables): boolean =>
  isFiller(word) ||
  isGrammar(word) ||
  isInTables(tables, word) ||
  formsOf(word).some((form) => vocabulary.wordsOfForm(form).length > 0) ||
  (isLast && vocabulary.wordsThatBegin(word).length > 0);

/** Specification of typing errors: one edit from four letters, two from eight, the first letter kept. */
const editsAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The nearest word that a product is called by; of equally near ones that which sounds alike, then the commonest. */
const nearestWord = (word: string, vocabulary: Vocabulary, tables: WordTables): string | null => {
  const most = editsAllowed(word);
  if (most === 0 || word.length > MAX_WORD - most) return null;
  const sound = soundOf(word);
  let best: { readonly word: string; readonly rank: readonly number[] } | null = null;
  const letters = lettersOf(word);
  const consider = (candidate: string, isOfTables: boolean): void => {
    // Each edit makes two letters differ at most: most words are out before an edit is counted.
    if (bitCount(lettersOf(candidate) ^ letters) > 2 * most) return;
    const count = vocabulary.nameCount(candidate);
    if (count === 0 && !isOfTables) return;
    const edits = editDistance(word, candidate, Math.min(most, best?.rank[0] ?? most));
    if (edits > most) return;
    const rank = [edits, soundOf(candidate) === sound ? 0 : 1, -count];
    if (best === null || isBefore(rank, candidate, best)) best = { word: candidate, rank };
  };
  const letter = word.charAt(0);
  const [shortest, longest] = [word.length - most, word.length + most];
  for (const candidate of vocabulary.wordsOfLength(letter, shortest, longest)) consider(candidate, false);
  for (const candidate of tables.words.get(letter) ?? []) consider(candidate, true);
  return (best as { readonly word: string } | null)?.word ?? null;
};

/** One bit for each letter or digit that a word has. */
const lettersOf = (word: string): number => {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
};

const isBefore = (
  rank: readonly number[],
  word: string,
  best: { readonly word: string; readonly rank: readonly number[] },
): boolean => {
  for (const [at, value] of rank.entries()) {
    const other = best.rank[at] ?? 0;
    if (value !== other) return value < other;
  }
  return word < best.word;
};

/** How Puerto Rican Spanish says a word: b is v, c before e and i is s, h is silent, ll is y. */
export const soundOf = (word: string): string =>
  word
    .replace(/ch/g, '\u0001')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/h/g, '')
    .replace(/(.)\1/g, '$1');

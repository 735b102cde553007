import { isInTables, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { formsOf, isFiller } from '@nutricion/domain/kit/fold';
import { bitCount } from '../bit-count.ts';
import { editDistance, MAX_WORD } from './edit-distance.ts';
import { isNotSold } from './not-sold.ts';
import { isGrammar, type QueryWord } from './parse-query.ts';
import { heardOf, lettersOf, lettersThatSoundLike } from './sound.ts';
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
  const words = typed.flatMap((word, at): QueryWord | readonly QueryWord[] => {
    if (!isKnown(word.folded, at === typed.length - 1, vocabulary, tables)) {
      const [one, other] = partedOf(word.folded, vocabulary) ?? [];
      if (one && other) {
        mended.add(one);
        mended.add(other);
        return [one, other].map((part) => ({ folded: part, typed: vocabulary.spellingOf(part) }));
      }
    }
    const nearest =
      plainOf(word.folded, vocabulary, tables) ??
      (isKnown(word.folded, at === typed.length - 1, vocabulary, tables)
        ? null
        : nearestWord(word.folded, vocabulary, tables));
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
  isNotSold(word, tables) ||
  (isLast && vocabulary.wordsThatBegin(word).length > 0);

/** Typing errors: one edit from four letters, two from eight. */
const editsAllowed = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** Who spells as they speak may slip besides, in a word that is long enough to be known all the same. */
const slipsAllowed = ({ length }: string): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** The shorter of two words that are run together. */
const LEAST_PART = 4;

/** "platanoverde": two words that products are called by, without the space between; null: no two such. */
const partedOf = (word: string, vocabulary: Vocabulary): readonly [string, string] | null => {
  for (let at = word.length - LEAST_PART; at >= LEAST_PART; at -= 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.nameCount(one) > 0 && vocabulary.nameCount(other) > 0) return [one, other];
  }
  return null;
};

/** "galletitas", "pancito": small by the way it is said alone; null: a product is called so, or none by the plain word. */
const plainOf = (word: string, vocabulary: Vocabulary, tables: WordTables): string | null => {
  const [, stem = '', ending = ''] = /^(.{3,}?)(?:ec|c)?it([oa]s?)$/.exec(word) ?? [];
  if (stem === '' || isInTables(tables, word) || isName(word, vocabulary)) return null;
  const spelled = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  const endings = [ending, ending.replace(/s$/, ''), `${ending}s`, '', 'e', 'z'];
  return endings.map((end) => spelled + end).find((plain) => vocabulary.nameCount(plain) > 0) ?? null;
};

export const isName = (word: string, vocabulary: Vocabulary): boolean =>
  formsOf(word).some((form) => vocabulary.wordsOfForm(form).some((known) => vocabulary.nameCount(known) > 0));

/** A shorter word is no other's misspelling, not even one that sounds the same. */
const LEAST_HEARD = 3;

/** What sounds the same is nearer than one wrong letter; what sounds nearly so, farther than as many. */
const SAME_SOUND = 0.5;
const NEARLY = 0.6;

/**
 * The nearest word that a product is called by: written nearly so, or said so here (`sound.ts`); of equally near ones
 * the commonest. The first letter is one that sounds like the one that was typed.
 */
const nearestWord = (word: string, vocabulary: Vocabulary, tables: WordTables): string | null => {
  const most = editsAllowed(word);
  if (word.length < LEAST_HEARD || word.length > MAX_WORD - most) return null;
  const heard = heardOf(word);
  const slips = slipsAllowed(heard.sound);
  const letters = lettersOf(word);
  let best: { readonly word: string; readonly rank: readonly number[] } | null = null;
  const distanceTo = (candidate: string): number | null => {
    const other = heardOf(candidate);
    if (other.exact === heard.exact) return SAME_SOUND;
    if (most === 0) return null;
    if (other.sound === heard.sound) return NEARLY;
    // Each edit makes two letters differ at most: most words are out before an edit is counted.
    if (candidate.charAt(0) === word.charAt(0) && bitCount(other.letters ^ letters) <= 2 * most) {
      const edits = editDistance(word, candidate, most);
      if (edits <= most) return edits;
    }
    if (slips === 0 || bitCount(other.soundLetters ^ heard.soundLetters) > 2 * slips) return null;
    const edits = editDistance(heard.sound, other.sound, slips);
    return edits <= slips ? edits + NEARLY : null;
  };
  const consider = (candidate: string, isOfTables: boolean): void => {
    const distance = distanceTo(candidate);
    if (distance === null) return;
    const count = vocabulary.nameCount(candidate);
    if (count === 0 && !isOfTables) return;
    const rank = [distance, -count];
    if (best === null || isBefore(rank, candidate, best)) best = { word: candidate, rank };
  };
  const [shortest, longest] = [word.length - MOST_LENGTHS_APART, word.length + MOST_LENGTHS_APART];
  for (const letter of lettersThatSoundLike(word)) {
    for (const candidate of vocabulary.wordsOfLength(letter, shortest, longest)) consider(candidate, false);
    for (const candidate of tables.words.get(letter) ?? []) consider(candidate, true);
  }
  return (best as { readonly word: string } | null)?.word ?? null;
};

/** "abichuela" is habichuela, "kesiyo" quesillo: letters that aren't heard make a word so much longer. */
const MOST_LENGTHS_APART = 3;

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

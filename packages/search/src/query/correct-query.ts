import { isInTables, lookUp, type WordTables } from '@nutricion/domain/catalog/words/word-tables';
import { editDistance, formsOf, isFiller, MAX_WORD } from '@nutricion/language';
import { bitCount } from '../score/bit-count.ts';
import { isCommonWord } from './common-words.ts';
import { isNotSold } from './not-sold.ts';
import { isGrammar, type QueryWord } from './parse-query.ts';
import { plainWordOf } from './plain-word.ts';
import { letterBits, lettersThatSoundLike, pronunciationOf } from './sound.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A query whose unknown words were replaced by similar ones of the catalogue. */
export interface CorrectedQuery {
  readonly query: string;
  readonly words: readonly QueryWord[];
  /** The folded words that were put in. */
  readonly replacements: ReadonlySet<string>;
}

/** Replaces the words of a query that neither a product nor a table has. Null: there are none, or nothing is similar. */
export const correctQuery = (
  typed: readonly QueryWord[],
  vocabulary: Vocabulary,
  tables: WordTables,
): CorrectedQuery | null => {
  const replacements = new Set<string>();
  const words = typed.flatMap((word, at) => {
    const found = replacementsOf(word.folded, at === typed.length - 1, vocabulary, tables);
    for (const folded of found) replacements.add(folded);
    if (found.length === 0) return word;
    return found.map((folded) => ({ folded, typed: vocabulary.spellingOf(folded) }));
  });
  if (replacements.size === 0) return null;
  return { query: words.map((word) => word.typed).join(' '), words, replacements };
};

/**
 * The term that a misspelt or unfinished word stands for in a search that rules something out: "sin soia" is no soup. Null: it is
 * spelt right, or no term is near.
 */
export const termMeantBy = (word: string, vocabulary: Vocabulary, tables: WordTables): string | null => {
  const isRight =
    lookUp(tables.freeFrom, word) !== undefined ||
    isCommonWord(word) ||
    isInTables(tables, word) ||
    formsOf(word).some((form) => vocabulary.nameCount(form) > 0);
  if (isRight || word.length < MIN_LETTERS) return null;
  const terms = [...tables.freeFrom.keys()].filter((term) => !term.includes(' '));
  const begun = terms.find((term) => term.startsWith(word));
  if (begun !== undefined || word.length > MAX_WORD - maxEdits(word)) return begun ?? null;
  const distanceTo = distanceFrom(word);
  const near = terms.flatMap((term) => {
    const distance = distanceTo(term);
    return distance === null ? [] : [{ term, distance }];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.term ?? null;
};

/** What to read instead of a word: one word, the two that were run together in it, or none. */
const replacementsOf = (
  word: string,
  isLast: boolean,
  vocabulary: Vocabulary,
  tables: WordTables,
): readonly string[] => {
  const isRight = isKnownWord(word, isLast, vocabulary, tables);
  const parts = isRight ? null : splitWord(word, vocabulary);
  if (parts) return parts;
  const plain = isInTables(tables, word) ? null : plainWordOf(word, vocabulary, tables);
  const nearest = plain ?? (isRight ? null : nearestWord(word, vocabulary, tables));
  return nearest === null ? [] : [nearest];
};

const isKnownWord = (word: string, isLast: boolean, vocabulary: Vocabulary, tables: WordTables): boolean =>
  isFiller(word) ||
  isGrammar(word) ||
  isCommonWord(word) ||
  isInTables(tables, word) ||
  formsOf(word).some((form) => vocabulary.wordsOfForm(form).length > 0) ||
  isNotSold(word, tables) ||
  (isLast && vocabulary.wordsThatBegin(word).length > 0);

/** Letters of the shorter of two words that may be run together. */
const MIN_PART = 4;

/** "platanoverde": two words that products are called by, without the space between; null: there are no such two. */
const splitWord = (word: string, vocabulary: Vocabulary): readonly string[] | null => {
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.nameCount(part) > 0)) return parts;
  }
  return null;
};

/** Typing errors: one edit from four letters, two from eight. */
const maxEdits = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
/** Edits between the sounds of two words, for people who spell as they speak: long words alone stay recognisable. */
const maxSoundEdits = ({ length }: string): number => (length < 6 ? 0 : length < 10 ? 1 : 2);

/** A shorter word is not corrected at all, not even to one that sounds the same. */
const MIN_LETTERS = 3;

/** The same sound is nearer than one wrong letter; nearly the same sound adds this to its edits. */
const SAME_SOUND = 0.5;
const SIMILAR_SOUND = 0.6;

/** "abichuela" is habichuela, "kesiyo" quesillo: silent and double letters make a word so much longer or shorter. */
const MAX_LENGTH_DIFFERENCE = 3;

interface Nearest {
  readonly word: string;
  readonly distance: number;
  readonly count: number;
}

/**
 * The word of a product or table that is nearest by letters or by sound (`sound.ts`); of equally near ones the one that
 * most products are called by. Its first letter sounds like the one that was typed.
 */
const nearestWord = (word: string, vocabulary: Vocabulary, tables: WordTables): string | null => {
  if (word.length < MIN_LETTERS || word.length > MAX_WORD - maxEdits(word)) return null;
  const distanceTo = distanceFrom(word);
  let nearest: Nearest | null = null;
  const consider = (candidate: string, isOfTables: boolean): void => {
    const distance = distanceTo(candidate);
    if (distance === null) return;
    const count = vocabulary.nameCount(candidate);
    if (count === 0 && !isOfTables) return;
    const found = { word: candidate, distance, count };
    if (nearest === null || isNearer(found, nearest)) nearest = found;
  };
  const [shortest, longest] = [word.length - MAX_LENGTH_DIFFERENCE, word.length + MAX_LENGTH_DIFFERENCE];
  const letters = lettersThatSoundLike(word);
  for (const candidate of tables.notSold.keys())
    if (letters.has(candidate.charAt(0)) && soundsAlike(word, candidate)) consider(candidate, true);
  for (const letter of letters) {
    for (const candidate of vocabulary.wordsOfLength(letter, shortest, longest)) consider(candidate, false);
    for (const candidate of tables.words.get(letter) ?? []) consider(candidate, true);
  }
  return (nearest as Nearest | null)?.word ?? null;
};

/** What isn't sold is read into a word that sounds like it, never into one that only has a letter in common. */
const soundsAlike = (word: string, candidate: string): boolean =>
  pronunciationOf(word).loose === pronunciationOf(candidate).loose;

const isNearer = (one: Nearest, other: Nearest): boolean => {
  if (one.distance !== other.distance) return one.distance < other.distance;
  return one.count !== other.count ? one.count > other.count : one.word < other.word;
};

/** The distance from a word to others; null where another is too far to be meant. */
const distanceFrom = (word: string): ((candidate: string) => number | null) => {
  const edits = maxEdits(word);
  const heard = pronunciationOf(word);
  const soundEdits = maxSoundEdits(heard.loose);
  const letters = letterBits(word);
  return (candidate) => {
    const other = pronunciationOf(candidate);
    if (other.careful === heard.careful) return SAME_SOUND;
    if (edits === 0) return null;
    if (other.loose === heard.loose) return SIMILAR_SOUND;
    // An edit changes two letters at most: comparing the sets of letters rules out most words without counting edits.
    if (candidate.charAt(0) === word.charAt(0) && bitCount(other.letters ^ letters) <= 2 * edits) {
      const distance = editDistance(word, candidate, edits);
      if (distance <= edits) return distance;
    }
    if (soundEdits === 0 || bitCount(other.looseLetters ^ heard.looseLetters) > 2 * soundEdits) return null;
    const distance = editDistance(heard.loose, other.loose, soundEdits);
    return distance <= soundEdits ? distance + SIMILAR_SOUND : null;
  };
};

import { formsOf, isFiller, wordsOf } from '@nutricion/language';
import type { VoiceLexicon } from './understanding.ts';

/** What a catalogue calls its products: their titles, and other words that people have for them. */
export const voiceLexicon = (titles: readonly string[], otherWords: readonly string[]): VoiceLexicon => {
  const titleWords = titles.map(wordsOf);
  const ownWords = otherWords.map(wordsOf);
  // Links apart: "queso de papa" begins with queso, which papa follows.
  const meaning = titleWords.map((words) => words.filter((word) => !isFiller(word)));
  const known = new Set([...titleWords, ...ownWords].flat().flatMap(formsOf));
  const alone = ownWords.filter(({ length }) => length === 1).flat();
  const first = new Set([...meaning.map(([word = '']) => word), ...alone].flatMap(formsOf));
  // "almond milk" is another name as a whole.
  const linked = new Set([...titleWords, ...ownWords].flatMap((words) => clausesOf(words).flatMap(pairsOf)));
  const pairs = new Set(meaning.flatMap(pairsOf));
  const has = (set: ReadonlySet<string>, word: string, next: string) =>
    formsOf(word).some((form) => formsOf(next).some((other) => set.has(`${form} ${other}`)));
  return {
    hasWord: (word) => known.has(word),
    begins: (word) => first.has(word),
    follows: (word, next) => has(linked, word, next),
    joins: (word, next) => has(pairs, word, next) && !has(linked, word, next),
  };
};

const pairsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) =>
    formsOf(word).flatMap((form) => formsOf(words[at + 1] ?? '').map((next) => `${form} ${next}`)),
  );

const JOINING = new Set(['y', 'e', 'and', 'con', 'o']);

/** A title's words between those that join two foods, without what only links. */
const clausesOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const clauses: string[][] = [[]];
  for (const word of words)
    if (JOINING.has(word)) clauses.push([]);
    else if (!isFiller(word)) clauses.at(-1)?.push(word);
  return clauses;
};

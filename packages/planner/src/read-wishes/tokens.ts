import { fold } from '@nutricion/language';

/** A word, a number or an emoji of a text. */
export interface Token {
  /** Lowercase without accents; '' without a Latin letter or digit. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Only space, a comma or similar, or the end of a sentence. */
  readonly breakBefore: 'none' | 'weak' | 'strong';
}

const words = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu;
const strong = /[.;:!?¡¿\n\r|•·–—]/u;
const weak = /[,/()"«»]/u;

/** Splits a text into words, numbers and emoji. */
export const tokensOf = (text: string): readonly Token[] => {
  let end = 0;
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    end = index + word.length;
    const breakBefore = strong.test(between) ? 'strong' : weak.test(between) ? 'weak' : 'none';
    return { folded: foldedWord(word), start: index, end, breakBefore } as const;
  });
};

/** '' for other alphabets and emoji, which match no phrase. */
const foldedWord = (word: string): string => {
  const folded = fold(word);
  return /^[a-z0-9]+$/.test(folded) ? folded : '';
};

/**
 * Number of tokens of the longest phrase that begins at a token without punctuation inside; 0 when none does.
 */
export const phraseLength = (tokens: readonly Token[], at: number, phrases: Phrases): number => {
  const first = tokens[at]?.folded;
  for (const phrase of (first && phrases.get(first)) || [])
    if (isAt(tokens, at, phrase)) return phrase.length;
  return 0;
};

/** Phrases by their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Folds phrases and groups them by their first word. */
export const phrasesOf = (list: readonly string[]): Phrases => {
  const phrases = new Map<string, string[][]>();
  for (const phrase of list.map((each) => fold(each).split(' '))) {
    const [first] = phrase;
    if (first) phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
  }
  for (const each of phrases.values()) each.sort((one, other) => other.length - one.length);
  return phrases;
};

const isAt = (tokens: readonly Token[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, position) => {
    const token = tokens[at + position];
    return token?.folded === word && (position === 0 || token.breakBefore === 'none');
  });

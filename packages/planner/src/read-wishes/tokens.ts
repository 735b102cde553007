import { fold } from '@nutricion/domain/text/fold';

/** A word, a number or a picture of a text. */
export interface Token {
  /** Lower-case and without accents; '' for what has no Latin letter. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** What stands before it: nothing but space, a comma, or the end of a sentence. */
  readonly breakBefore: 'none' | 'weak' | 'strong';
}

const words = /[\p{L}\p{M}\p{N}]+|\p{Extended_Pictographic}/gu;
const strong = /[.;:!?¡¿\n\r|•·–—]/u;
const weak = /[,/()"«»]/u;

export const tokensOf = (text: string): readonly Token[] => {
  let end = 0;
  return [...text.matchAll(words)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    end = index + word.length;
    const breakBefore = strong.test(between) ? 'strong' : weak.test(between) ? 'weak' : 'none';
    return { folded: foldedWord(word), start: index, end, breakBefore } as const;
  });
};

/** Only what compares: letters of other alphabets and pictures are no word of ours. */
const foldedWord = (word: string): string => {
  const folded = fold(word);
  return /^[a-z0-9]+$/.test(folded) ? folded : '';
};

/** The longest of these phrases that begins at a token and isn't broken; 0: none. */
export const phraseLength = (tokens: readonly Token[], at: number, phrases: Phrases): number => {
  const first = tokens[at]?.folded;
  for (const phrase of (first && phrases.get(first)) || [])
    if (isAt(tokens, at, phrase)) return phrase.length;
  return 0;
};

/** By their first word, the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Phrases between commas or lines, folded. */
export const phrasesOf = (text: string): Phrases => {
  const phrases = new Map<string, string[][]>();
  for (const phrase of text.split(/[,\n]/).map((each) => fold(each).trim().split(/\s+/))) {
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

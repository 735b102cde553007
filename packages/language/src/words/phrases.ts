import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

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

type Placed = Pick<Token, 'folded' | 'breakBefore'>;

/** Number of tokens of the longest phrase that begins at a token, without punctuation inside; 0 when none does. */
export const phraseLength = (tokens: readonly Placed[], at: number, phrases: Phrases): number => {
  const first = tokens[at]?.folded;
  for (const phrase of (first && phrases.get(first)) || [])
    if (standsAt(tokens, at, phrase)) return phrase.length;
  return 0;
};

const standsAt = (tokens: readonly Placed[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, position) => {
    const token = tokens[at + position];
    return token?.folded === word && (position === 0 || token.breakBefore === 'none');
  });

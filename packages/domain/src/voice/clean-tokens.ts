import { isWord, phraseLength, type Token } from '@nutricion/language';
import { fillerPhrases, fillers, placePhrases } from './voice-words.ts';

/** The phrase without filler words and words repeated in a row. */
export const cleanTokens = (tokens: readonly Token[]): readonly Token[] => {
  const remaining: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, at, fillerPhrases);
    const token = tokens[at] as Token;
    if (length > 0) at += length;
    else {
      at += 1;
      const isRepeated = isWord(token) && remaining.at(-1)?.folded === token.folded;
      if (!fillers.has(token.folded) && !isRepeated) remaining.push(token);
    }
  }
  return trimmed(remaining);
};

const trimmed = (tokens: readonly Token[]): readonly Token[] => {
  const first = tokens.findIndex(isWord);
  const last = tokens.findLastIndex(isWord);
  return first === -1 ? [] : tokens.slice(first, last + 1);
};

/** The same without where products are put or taken from. */
export const withoutPlaces = (tokens: readonly Token[]): readonly Token[] => {
  const remaining: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = phraseLength(tokens, at, placePhrases);
    if (length === 0) remaining.push(tokens[at] as Token);
    at += Math.max(1, length);
  }
  return trimmed(remaining);
};

import { isWord, standsAt, type Token } from './tokens.ts';
import { fillerPhrases, fillers, placePhrases } from './voice-words.ts';

/** The phrase without filler words and words repeated in a row. */
export const cleanTokens = (tokens: readonly Token[]): readonly Token[] => {
  const remaining: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = fillerPhrases.find((each) => standsAt(tokens, at, each));
    const token = tokens[at] as Token;
    if (phrase) at += phrase.length;
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
    const place = placePhrases.find((each) => standsAt(tokens, at, each));
    if (!place) remaining.push(tokens[at] as Token);
    at += place?.length ?? 1;
  }
  return trimmed(remaining);
};

import { isFiller, phraseLength, type Token } from '@nutricion/language';
import type { FoodLexicon, FoodMeaning } from './food-lexicon.ts';
import { afterRefusal, type WishKind, wishKindPhrases } from './phrases.ts';

/** A food found in a text, with the token after its name. */
export interface FoodMatch {
  readonly end: number;
  readonly words: readonly string[];
  readonly meaning: FoodMeaning;
}

export type FindFood = (at: number) => FoodMatch | null;

const MAX_FOOD_WORDS = 5;
const articles = new Set(
  'el la los las lo un una unos unas de del al a con otros otras esos esas mas cosas comidas comida'.split(
    ' ',
  ),
);
const joining = new Set(['y', 'e', 'o', 'u', 'ni']);

/** Finds the food that begins at a token: articles are skipped, the longest name wins. */
export const foodFinder =
  (text: string, tokens: readonly Token[], lexicon: FoodLexicon): FindFood =>
  (at) => {
    let start = at;
    while (
      start < at + MAX_FOOD_WORDS &&
      articles.has(tokens[start]?.folded ?? '') &&
      tokens[start + 1]?.breakBefore === 'none'
    )
      start += 1;
    for (let length = nameLengthAt(tokens, start); length > 0; length -= 1) {
      const run = tokens.slice(start, start + length);
      const words = run.map(({ folded }) => folded);
      const spelled = text.slice(run[0]?.start, run.at(-1)?.end);
      const meaning = isWholeName(words) ? lexicon.meaningOf(words, spelled) : null;
      if (meaning) return { end: start + length, words, meaning };
    }
    return null;
  };

/** No food name begins or ends with a filler word, as "pollo que" does. */
const isWholeName = (words: readonly string[]): boolean =>
  !isFiller(words[0] ?? '') && !isFiller(words.at(-1) ?? '');

/** Number of tokens before the next punctuation or joining word. */
const nameLengthAt = (tokens: readonly Token[], start: number): number => {
  let length = 0;
  for (let at = start; at < tokens.length && length < MAX_FOOD_WORDS; at += 1, length += 1) {
    const token = tokens[at] as Token;
    const isOther = at > start && (token.breakBefore !== 'none' || joining.has(token.folded));
    if (isOther || token.folded === '') break;
  }
  return length;
};

interface WishKindMatch {
  readonly kind: WishKind;
  readonly end: number;
}

/** Of expressions of the same length the first kind wins. */
const kindsInOrder = ['without', 'less', 'more'] as const;

/**
 * The kind of wish that an expression at a token begins, and the token after it; null when none begins there.
 */
export const wishKindAt = (tokens: readonly Token[], at: number): WishKindMatch | null => {
  // "sin mucha" wins over "sin", and "todo menos" over "menos".
  const longest = kindsInOrder
    .map((kind) => ({ kind, length: phraseLength(tokens, at, wishKindPhrases[kind]) }))
    .toSorted((one, other) => other.length - one.length)[0];
  if (!longest || longest.length === 0) return null;
  const end = at + longest.length;
  // "quiero más", "no quiero mucha", "me gusta sin": a refusal wins, otherwise the last expression.
  const next = tokens[end]?.breakBefore === 'none' ? plainWishKindAt(tokens, end) : null;
  if (longest.kind === 'more') return next ?? { kind: 'more', end };
  const after = next?.end ?? end;
  return { kind: longest.kind, end: longest.kind === 'without' ? afterRefused(tokens, after) : after };
};

const afterRefused = (tokens: readonly Token[], start: number): number => {
  let at = start;
  while (
    at < start + MAX_FOOD_WORDS &&
    tokens[at]?.breakBefore === 'none' &&
    afterRefusal.has(tokens[at]?.folded ?? '')
  )
    at += 1;
  return at;
};

/** The same for a single expression. */
export const plainWishKindAt = (tokens: readonly Token[], at: number): WishKindMatch | null => {
  for (const kind of kindsInOrder) {
    const length = phraseLength(tokens, at, wishKindPhrases[kind]);
    if (length > 0) return { kind, end: at + length };
  }
  return null;
};

/** Foods that follow each other, separated by commas or joining words. */
export const listAt = (tokens: readonly Token[], start: number, find: FindFood): readonly FoodMatch[] => {
  const foods: FoodMatch[] = [];
  for (let at: number | null = start; at !== null; at = nextOfList(tokens, foods.at(-1)?.end ?? start)) {
    const food = find(at);
    if (!food) break;
    foods.push(food);
  }
  return foods;
};

/** The token where the next food of a list begins; null at the end of the list. */
export const nextOfList = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  if (!token || token.breakBefore === 'strong') return null;
  // "ni de pescado" and "ni me gusta el hígado" continue the list.
  if (token.folded === 'ni') return at + Math.max(1, phraseLength(tokens, at, wishKindPhrases.without));
  const isJoined = joining.has(token.folded);
  const next = isJoined ? at + 1 : at;
  const goesOn = (isJoined || token.breakBefore === 'weak') && !plainWishKindAt(tokens, next);
  return goesOn ? next : null;
};

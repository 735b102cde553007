import {
  isFiller,
  type KnownTerm,
  type Negation,
  type NegationKind,
  negationsIn,
  phraseLength,
  type Token,
} from '@nutricion/language';
import type { FoodLexicon, FoodMeaning } from './food-lexicon.ts';
import { type WishKind, wishKindPhrases } from './phrases.ts';

/** A food found in a text, with the token after its name. */
export interface FoodMatch {
  readonly end: number;
  readonly words: readonly string[];
  readonly meaning: FoodMeaning;
}

export type FindFood = (at: number) => FoodMatch | null;

/** The foods that a text refuses, or wants less of, from one token on. */
export interface RefusedFoods {
  readonly kind: NegationKind;
  readonly foods: readonly FoodMatch[];
  readonly end: number;
}

/** The foods of a text. */
export interface Foods {
  /** The food that begins at a token: articles are skipped, the longest name wins. */
  readonly find: FindFood;
  /** Those that words refuse which begin at a token; null when none do. */
  readonly refusedAt: (at: number) => RefusedFoods | null;
}

const MAX_FOOD_WORDS = 5;
const articles = new Set(
  'el la los las lo un una unos unas de del al a con otros otras esos esas mas cosas comidas comida'.split(
    ' ',
  ),
);
const joining = new Set(['y', 'e', 'o', 'u']);

/** Finds the foods of a text, and those that it refuses. */
export const foodsOf = (text: string, tokens: readonly Token[], lexicon: FoodLexicon): Foods => {
  const find = foodFinder(text, tokens, lexicon);
  const termAt = (at: number): RefusedTerm | null => {
    const food = plainWishKindAt(tokens, at) ? null : find(at);
    return food && { food, length: food.end - at, isHarmful: true, isMeasured: true };
  };
  const { negations } = negationsIn(tokens, { termAt, isWanted: () => true });
  const refused = new Map(negations.flatMap(refusedFoods));
  return { find, refusedAt: (at) => refused.get(at) ?? null };
};

interface RefusedTerm extends KnownTerm {
  readonly food: FoodMatch;
}

/** The foods of a list by where they begin: a word between them that names none stays to be quoted. */
const refusedFoods = ({
  kind,
  start,
  end,
  terms,
}: Negation<RefusedTerm>): readonly (readonly [at: number, RefusedFoods])[] => {
  const lists: [number, { kind: RefusedFoods['kind']; foods: FoodMatch[]; end: number }][] = [];
  let at: number | null = start;
  for (const term of terms) {
    const food = term.known?.food;
    const isFirst = at !== null;
    if (food && at !== null) lists.push([at, { kind, foods: [], end }]);
    const list = lists.at(-1)?.[1];
    if (food) list?.foods.push(food);
    else if (list && !isFirst) list.end = list.foods.at(-1)?.end ?? end;
    at = food ? null : term.end;
  }
  return lists;
};

const foodFinder =
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
    const isOther =
      at > start && (token.breakBefore !== 'none' || joining.has(token.folded) || token.folded === 'ni');
    if (isOther || token.folded === '') break;
  }
  return length;
};

interface WishKindMatch {
  readonly kind: WishKind;
  readonly end: number;
}

/** Of expressions of the same length the first kind wins. */
const kindsInOrder = ['less', 'more'] as const;

/**
 * The kind of wish that an expression at a token begins, and the token after it; null when none begins there.
 */
export const wishKindAt = (tokens: readonly Token[], at: number): WishKindMatch | null => {
  const first = plainWishKindAt(tokens, at);
  // "quiero más", "me gusta poco": the last expression says it.
  const next = first && tokens[first.end]?.breakBefore === 'none' ? plainWishKindAt(tokens, first.end) : null;
  return first && next ? { kind: first.kind === 'more' ? next.kind : first.kind, end: next.end } : first;
};

/** The same for a single expression. */
export const plainWishKindAt = (tokens: readonly Token[], at: number): WishKindMatch | null => {
  const longest = kindsInOrder
    .map((kind) => ({ kind, length: phraseLength(tokens, at, wishKindPhrases[kind]) }))
    .toSorted((one, other) => other.length - one.length)[0];
  return longest && longest.length > 0 ? { kind: longest.kind, end: at + longest.length } : null;
};

/** Foods that follow each other, separated by commas or joining words. */
export const listAt = (
  tokens: readonly Token[],
  start: number,
  { find, refusedAt }: Foods,
): readonly FoodMatch[] => {
  const foods: FoodMatch[] = [];
  for (let at: number | null = start; at !== null; at = nextOfList(tokens, foods.at(-1)?.end ?? start)) {
    const food = refusedAt(at) ? null : find(at);
    if (!food) break;
    foods.push(food);
  }
  return foods;
};

/** The token where the next food of a list begins; null at the end of the list. */
const nextOfList = (tokens: readonly Token[], at: number): number | null => {
  const token = tokens[at];
  if (!token || token.breakBefore === 'strong') return null;
  const isJoined = joining.has(token.folded);
  const next = isJoined ? at + 1 : at;
  const goesOn = (isJoined || token.breakBefore === 'weak') && !plainWishKindAt(tokens, next);
  return goesOn ? next : null;
};

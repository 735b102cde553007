import type { Token } from '@nutricion/language';
import {
  afterLent,
  daysAfter,
  isAfterComma,
  MAX_BETWEEN,
  notBeforeDays,
  ofDays,
  wordAt,
} from './food-days.ts';
import { type FoodMatch, type Foods, listAt, type RefusedFoods, wishKindAt } from './food-lists.ts';
import { dayWishes } from './food-wishes.ts';
import { isFillerWord, type WishKind } from './phrases.ts';
import { weekdaysAt } from './read-days.ts';
import { onlyWishes, type Understood } from './reading.ts';

/**
 * Reads "los lunes sin carne", "los viernes pescado" and "pescado los viernes", where no word says whether
 * the food is wanted.
 */
export const readDaysWithFoods = (
  text: string,
  tokens: readonly Token[],
  at: number,
  foods: Foods,
): Understood | null => readDaysFirst(text, tokens, at, foods) ?? readFoodsFirst(tokens, at, foods);

const readDaysFirst = (
  text: string,
  tokens: readonly Token[],
  at: number,
  foods: Foods,
): Understood | null => {
  if (notBeforeDays.has(wordAt(tokens, at))) return null;
  const days = weekdaysAt(tokens, at);
  if (!days) return null;
  const start = afterLent(tokens, days.end);
  const clause = clauseAt(text, tokens, start, foods);
  if (!clause) return null;
  return {
    end: clause.end,
    isAlone: true,
    toReading: (wishText) =>
      onlyWishes(
        ...clause.foods.flatMap(({ meaning }) =>
          dayWishes(clause.manner, meaning, { ...days, isOnly: false }, wishText),
        ),
      ),
  };
};

const wordsBetween = new Set('toca tocan son va van vamos'.split(' '));
const reversingWords = new Set('no nada nunca jamas tampoco ni sin que'.split(' '));

interface Clause {
  readonly manner: WishKind;
  readonly foods: readonly FoodMatch[];
  readonly end: number;
}

const clauseAt = (text: string, tokens: readonly Token[], start: number, foods: Foods): Clause | null => {
  for (let at = start; at < start + MAX_BETWEEN; at += 1) {
    const token = tokens[at];
    if (!token || (token.breakBefore !== 'none' && !(at === start && isAfterColon(text, tokens, at))))
      return null;
    const refused = foods.refusedAt(at);
    if (refused) return refusedClause(tokens, refused);
    const wishKind = wishKindAt(tokens, at);
    const list = listAt(tokens, wishKind?.end ?? at, foods);
    if (list.length > 0) return clauseOf(tokens, wishKind?.kind ?? null, untilComma(tokens, list));
    const isBetween = isFillerWord(token.folded) || wordsBetween.has(token.folded);
    if (!isBetween || reversingWords.has(token.folded) || notBeforeDays.has(token.folded)) return null;
  }
  return null;
};

const refusedClause = (tokens: readonly Token[], { kind, foods, end }: RefusedFoods): Clause => {
  const first = untilComma(tokens, foods);
  const isWhole = first.length === foods.length;
  return {
    manner: kind === 'less' ? 'less' : 'without',
    foods: first,
    end: isWhole ? end : (first.at(-1)?.end ?? end),
  };
};

const clauseOf = (
  tokens: readonly Token[],
  wishKind: WishKind | null,
  foods: readonly FoodMatch[],
): Clause | null => {
  const next = tokens[foods.at(-1)?.end ?? -1];
  // "los viernes el pescado me marea".
  const isReversed =
    wishKind === null && next?.breakBefore === 'none' && reversingAfterFoods.has(next.folded);
  const end = foods.at(-1)?.end ?? 0;
  return isReversed ? null : { manner: wishKind ?? 'more', foods, end };
};
const reversingAfterFoods = new Set('no nunca jamas tampoco que me nos le les'.split(' '));

/** "Lunes: sin carne". */
const isAfterColon = (text: string, tokens: readonly Token[], at: number): boolean =>
  text.slice(tokens[at - 1]?.end, tokens[at]?.start).trim() === ':';

const readFoodsFirst = (tokens: readonly Token[], at: number, foods: Foods): Understood | null => {
  const all = listAt(tokens, at, foods);
  const last = all.at(-1);
  const days = last ? daysAfter(tokens, last.end, foods) : null;
  if (!days || days === 'unclear') return null;
  const meant = ofDays(tokens, all);
  if (!meant || meant.at(-1) !== last || !isOver(tokens, days.end)) return null;
  return {
    end: days.end,
    isAlone: true,
    toReading: (wishText) =>
      onlyWishes(...meant.flatMap(({ meaning }) => dayWishes('more', meaning, days, wishText))),
  };
};

const continuingWords = new Set('y e pero tambien por porque si'.split(' '));

/**
 * Whether the sentence ends here or another part begins: "el pescado los viernes me marea" isn't a wish for
 * fish.
 */
const isOver = (tokens: readonly Token[], end: number): boolean => {
  const next = tokens[end];
  return next?.breakBefore !== 'none' || continuingWords.has(next.folded);
};

/** The foods up to the first comma, or all of them when the last is joined by a word. */
const untilComma = (tokens: readonly Token[], foods: readonly FoodMatch[]): readonly FoodMatch[] => {
  const last = foods.length - 1;
  if (last === 0 || !isAfterComma(tokens, foods, last)) return foods;
  return foods.slice(
    0,
    foods.findIndex((_, position) => position > 0 && isAfterComma(tokens, foods, position)),
  );
};

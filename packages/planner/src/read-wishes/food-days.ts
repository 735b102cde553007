import { type FindFood, type FoodMatch, plainWishKindAt } from './food-lists.ts';
import { type Days, weekdaysAt } from './read-days.ts';
import { phraseLength, phrasesOf, type Token } from './tokens.ts';

/** Days that foods are said to be of. */
interface FoodDays extends Days {
  /** "solo los viernes": not on the others. */
  readonly isOnly: boolean;
}

const onlyWords = new Set('solo solamente unicamente'.split(' '));
const beforeDays = new Set([...onlyWords, ...'en cada durante todos'.split(' ')]);

/** The days right behind foods; null: none. 'unclear': nobody knows which foods they are of. */
export const daysAfter = (
  tokens: readonly Token[],
  end: number,
  find: FindFood,
): FoodDays | 'unclear' | null => {
  if (tokens[end]?.breakBefore !== 'none' || notBeforeDays.has(wordAt(tokens, end))) return null;
  let at = end;
  while (at < end + MAX_BETWEEN && beforeDays.has(wordAt(tokens, at)) && !weekdaysAt(tokens, at, 1)) at += 1;
  const isOnly = tokens.slice(end, at).some(({ folded }) => onlyWords.has(folded));
  const all = weekdaysAt(tokens, at);
  if (!all) return null;
  // "pescado los viernes y los lunes pollo": the last one is of what follows.
  const days = isFoodAt(tokens, all.end, find) ? weekdaysAt(tokens, at, all.names - 1) : all;
  return days && days.names > 0 ? { ...days, end: afterLent(tokens, days.end), isOnly } : 'unclear';
};

export const isFoodAt = (tokens: readonly Token[], at: number, find: FindFood): boolean =>
  tokens[at]?.breakBefore === 'none' && (find(at) !== null || plainWishKindAt(tokens, at) !== null);

const lent = phrasesOf('de cuaresma, en cuaresma, durante la cuaresma, de la cuaresma');
export const afterLent = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.breakBefore === 'none' ? at + phraseLength(tokens, at, lent) : at;

/**
 * Which foods of a list the days behind it are of. "sin cerdo, pescado los viernes": those before the comma, which days
 * don't limit; null: "sin cerdo, pollo ni pescado los viernes" may mean either.
 */
export const ofDays = (
  tokens: readonly Token[],
  foods: readonly FoodMatch[],
): readonly FoodMatch[] | null => {
  const parts = foods.map((_, position) => position > 0 && isAfterComma(tokens, foods, position));
  if (!parts.includes(true)) return foods;
  return parts.at(-1) === true ? foods.slice(0, -1) : null;
};

export const isAfterComma = (
  tokens: readonly Token[],
  foods: readonly FoodMatch[],
  position: number,
): boolean => tokens[foods[position - 1]?.end ?? -1]?.breakBefore === 'weak';

/** Between days and what is eaten on them; time stays bounded whatever is typed. */
export const MAX_BETWEEN = 6;
/** What no days begin with: "pescado y los lunes pollo". */
export const notBeforeDays: ReadonlySet<string> = new Set('y e o u ni a hasta al del'.split(' '));

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

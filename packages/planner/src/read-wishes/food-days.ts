import { phraseLength, phrasesOf, type Token } from '@nutricion/language';
import { type FoodMatch, type Foods, plainWishKindAt } from './food-lists.ts';
import { type Days, weekdaysAt } from './read-days.ts';

/** Weekdays that a list of foods is wished for or refused on. */
interface FoodDays extends Days {
  /** "solo los viernes": refused on all other days. */
  readonly isOnly: boolean;
}

const onlyWords = new Set('solo solamente unicamente'.split(' '));
const beforeDays = new Set([...onlyWords, ...'en cada durante todos'.split(' ')]);

/**
 * The weekdays directly after foods; null when there are none, 'unclear' when they may belong to other foods.
 */
export const daysAfter = (
  tokens: readonly Token[],
  end: number,
  foods: Foods,
): FoodDays | 'unclear' | null => {
  if (tokens[end]?.breakBefore !== 'none' || notBeforeDays.has(wordAt(tokens, end))) return null;
  let at = end;
  while (at < end + MAX_BETWEEN && beforeDays.has(wordAt(tokens, at)) && !weekdaysAt(tokens, at, 1)) at += 1;
  const isOnly = tokens.slice(end, at).some(({ folded }) => onlyWords.has(folded));
  const all = weekdaysAt(tokens, at);
  if (!all) return null;
  // "pescado los viernes y los lunes pollo": the last day belongs to the next food.
  const days = isFoodAt(tokens, all.end, foods) ? weekdaysAt(tokens, at, all.names - 1) : all;
  return days && days.names > 0 ? { ...days, end: afterLent(tokens, days.end), isOnly } : 'unclear';
};

/** Whether a food, or an expression that precedes one, begins at a token without punctuation before it. */
export const isFoodAt = (tokens: readonly Token[], at: number, { find, refusedAt }: Foods): boolean =>
  tokens[at]?.breakBefore === 'none' &&
  (find(at) !== null || refusedAt(at) !== null || plainWishKindAt(tokens, at) !== null);

const lent = phrasesOf(['de cuaresma', 'en cuaresma', 'durante la cuaresma', 'de la cuaresma']);
/** The token after "de cuaresma", which is read and ignored. */
export const afterLent = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.breakBefore === 'none' ? at + phraseLength(tokens, at, lent) : at;

/**
 * The foods that the words before a list apply to, when weekdays follow it: all of them, with the weekdays; in
 * "sin cerdo, pescado los viernes" only those before the comma, without the weekdays. Null when it can mean
 * either, as in "sin cerdo, pollo ni pescado los viernes".
 */
export const ofDays = (
  tokens: readonly Token[],
  foods: readonly FoodMatch[],
): readonly FoodMatch[] | null => {
  const parts = foods.map((_, position) => position > 0 && isAfterComma(tokens, foods, position));
  if (!parts.includes(true)) return foods;
  return parts.at(-1) === true ? foods.slice(0, -1) : null;
};

/** Whether a comma separates a food from the one before it. */
export const isAfterComma = (
  tokens: readonly Token[],
  foods: readonly FoodMatch[],
  position: number,
): boolean => tokens[foods[position - 1]?.end ?? -1]?.breakBefore === 'weak';

/** Maximum number of words between weekdays and foods, which bounds the time of any input. */
export const MAX_BETWEEN = 6;
/** Words that never begin a list of weekdays: "pescado y los lunes pollo". */
export const notBeforeDays: ReadonlySet<string> = new Set('y e o u ni a hasta al del'.split(' '));

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

import type { PlanShift } from '@nutricion/domain/plans/shift-meals';
import { phraseLength, type Token } from '@nutricion/language';
import { atWork, betweenDaysAndShift, shiftPhrases, weekdayPhrases } from './phrases.ts';
import { onlyWishes, type Understood } from './reading.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * Reads "los martes trabajo de noche", "libre el fin de semana", "de lunes a viernes de 7 a 7" and "trabajo
 * de noche".
 */
export const readShift = (
  tokens: readonly Token[],
  at: number,
  /** Whether a food begins at a token. */
  isFood: (at: number) => boolean,
): Understood | null => {
  const days = weekdaysAt(tokens, at);
  if (days) {
    const shift = shiftAt(tokens, skipWorking(tokens, days.end));
    return shift && asking(shift.end, days.weekdays, shift.shift);
  }
  const isWork = phraseLength(tokens, at, atWork) > 0;
  const shift = shiftAt(tokens, isWork ? skipWorking(tokens, at) : at);
  if (!shift) return null;
  const later = daysBeforeFood(tokens, shift.end, isFood);
  if (later) return asking(later.end, later.weekdays, shift.shift);
  return isWork ? asking(shift.end, EVERY_DAY, shift.shift) : null;
};

/**
 * The weekdays after a shift that ends at `end`. In "de noche los martes, los viernes pescado" the days after
 * the comma belong to the food.
 */
const daysBeforeFood = (
  tokens: readonly Token[],
  end: number,
  isFood: (at: number) => boolean,
): Days | null => {
  const at = skipWorking(tokens, end);
  const all = weekdaysAt(tokens, at);
  if (!all || tokens[all.end]?.breakBefore !== 'none' || !isFood(all.end)) return all;
  const fewer = all.names > 1 ? weekdaysAt(tokens, at, all.names - 1) : null;
  if (fewer && tokens[fewer.end]?.breakBefore === 'weak') return fewer;
  return tokens[end]?.breakBefore === 'weak' ? null : all;
};

/** Maximum number of words between days and shift or between two days, which bounds the time of any input. */
const MAX_BETWEEN = 6;
/** Seven days with two words between each. */
const MAX_LIST_TOKENS = 21;

const asking = (end: number, weekdays: readonly number[], shift: PlanShift): Understood => ({
  end,
  toReading: (wishText) => onlyWishes({ kind: 'shift', said: wishText, weekdays, shift }),
});

const skipWorking = (tokens: readonly Token[], start: number): number => {
  let at = start;
  while (
    at < start + MAX_BETWEEN &&
    isJoined(tokens[at]) &&
    betweenDaysAndShift.has(tokens[at]?.folded ?? '') &&
    !shiftAt(tokens, at)
  )
    at += 1;
  return at;
};

const isJoined = (token: Token | undefined): boolean => token !== undefined && token.breakBefore !== 'strong';

const shiftAt = (tokens: readonly Token[], at: number): { end: number; shift: PlanShift } | null => {
  const longest = shiftPhrases
    .map(([phrases, shift]) => ({ length: phraseLength(tokens, at, phrases), shift }))
    .toSorted((one, other) => other.length - one.length)[0];
  return longest && longest.length > 0 ? { end: at + longest.length, shift: longest.shift } : null;
};

const betweenDays = new Set('el los de y e a hasta las la desde o del al en cada'.split(' '));

/** A list of weekdays in a text; `end` is the token after it, 0 is Sunday. */
export interface Days {
  readonly end: number;
  readonly weekdays: readonly number[];
  /** How many names of days or groups of days were read. */
  readonly names: number;
}

/** Reads "lunes, miércoles y viernes", "de lunes a jueves" and "el martes", up to `maxNames` names. */
export const weekdaysAt = (
  tokens: readonly Token[],
  start: number,
  maxNames = Number.POSITIVE_INFINITY,
): Days | null => {
  let days = null as Days | null;
  for (let at = start; at - (days?.end ?? start) < MAX_BETWEEN && at - start < MAX_LIST_TOKENS; ) {
    if ((at > start && !isJoined(tokens[at])) || (days?.names ?? 0) >= maxNames) break;
    const named = namedAt(tokens, at);
    if (named) {
      const isRange = ['a', 'hasta'].includes(tokens[at - 1]?.folded ?? '');
      const weekdays = withDays(days?.weekdays ?? [], named.days, isRange);
      days = { end: at + named.length, weekdays, names: (days?.names ?? 0) + 1 };
      at = days.end;
    } else if (betweenDays.has(tokens[at]?.folded ?? '')) at += 1;
    else break;
  }
  return days && { ...days, weekdays: [...new Set(days.weekdays)].toSorted((one, other) => one - other) };
};

/** Includes the days within a range such as "de viernes a lunes". */
const withDays = (
  before: readonly number[],
  named: readonly number[],
  isRange: boolean,
): readonly number[] => {
  const from = before.at(-1);
  const [to] = named;
  const passed = isRange && from !== undefined && to !== undefined ? between(from, to) : [];
  return [...before, ...passed, ...named];
};

const namedAt = (tokens: readonly Token[], at: number) => {
  for (const [phrases, days] of weekdayPhrases) {
    const length = phraseLength(tokens, at, phrases);
    if (length > 0) return { length, days };
  }
  return null;
};

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from + 7) % 7 }, (_, position) => (from + position) % 7);

import type { DietId } from '@nutricion/domain/accounts/diet';
import type { PlanGoal } from '@nutricion/domain/plans/answers';
import type { ConditionId } from '@nutricion/domain/plans/condition';
import type { PlanShift } from '@nutricion/domain/plans/shift-meals';
import { type Phrases, phrasesOf } from '@nutricion/language';
import phrases from '../../data/phrases.json' with { type: 'json' };
import words from '../../data/words.json' with { type: 'json' };

/** The type of an object from a data file; `never`, a type error, unless its keys are exactly `Key`. */
type WithKeys<Data, Key extends string> = [keyof Data, Key] extends [Key, keyof Data] ? Data : never;

const phrasesByKey = <Key extends string>(
  lists: Readonly<Record<Key, readonly string[]>>,
): Readonly<Record<Key, Phrases>> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(lists).map(([key, list]) => [key, phrasesOf(list)]),
  ) as Record<Key, Phrases>;

/** What a customer wants of a food: none of it, more of it or less of it. */
export type WishKind = 'without' | 'more' | 'less';

const wishKinds: WithKeys<typeof phrases.wishKinds, Exclude<WishKind, 'without'>> = phrases.wishKinds;
/** Expressions before a food, such as "me gusta"; what is refused, the language reads. */
export const wishKindPhrases = phrasesByKey(wishKinds);

const fillerWords = new Set(words.fillerWords);
/** Whether a folded word means nothing by itself, so that it may be left over. */
export const isFillerWord = (word: string): boolean => fillerWords.has(word);

const diets: WithKeys<typeof phrases.diets, Exclude<DietId, 'dairy-free'> | 'vegan'> = phrases.diets;
/** Vegan isn't a diet of the seven steps: it is read as vegetarian and dairy-free, without eggs and honey. */
export const dietPhrases = phrasesByKey(diets);

const goals: WithKeys<typeof phrases.goals, PlanGoal> = phrases.goals;
export const goalPhrases = phrasesByKey(goals);

const conditions: WithKeys<typeof phrases.conditions, ConditionId> = phrases.conditions;
export const conditionPhrases = phrasesByKey(conditions);

/** Cooking in general; "no quiero cocinar cerdo" is about pork. */
export const notCooking = phrasesOf(phrases.notCooking);
export const celiac = phrasesOf(phrases.celiac);

/** Phrases for one person, for two people, and before a number of people. */
export const peoplePhrases = phrasesByKey(phrases.people);

/** Weekdays as `Date` numbers them: 0 is Sunday. The first match wins. */
export const weekdayPhrases: readonly (readonly [Phrases, readonly number[]])[] = phrases.weekdays.map(
  (row) => [phrasesOf(row.phrases), row.weekdays],
);

/** An ambiguous phrase means the usual shift of twelve hours. */
export const shiftPhrases: readonly (readonly [Phrases, PlanShift])[] = phrases.shifts.map((row) => [
  phrasesOf(row.phrases),
  row.shift as PlanShift,
]);

/** Words between weekdays and a shift. */
export const betweenDaysAndShift: ReadonlySet<string> = new Set(words.betweenDaysAndShift);

/** Words that name work and nothing else. */
export const atWork = phrasesOf(phrases.atWork);

import { weekdayNames } from '@nutricion/domain/plans/weekdays';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import type { FoodMeaning } from './food-lexicon.ts';
import type { WishKind } from './phrases.ts';

/**
 * A wish for a food on every day.
 * @param said the customer's words
 */
export const foodWish = (kind: WishKind, meaning: FoodMeaning, said: string): PlanWish => {
  const { food, words, unless, contains } = meaning;
  if (kind === 'without' && words.includes('gluten')) return glutenWish(said);
  if (kind === 'without') return { kind, said, food, words, unless, contains, provenBy: null };
  return { kind, said, food, words, unless };
};

/**
 * A wish that requires products tagged gluten-free.
 * @param said the customer's words
 */
export const glutenWish = (said: string): PlanWish => ({
  kind: 'without',
  said,
  food: 'gluten',
  words: ['gluten'],
  unless: [],
  contains: [],
  provenBy: 'gluten-free',
});

/** Wishes for a food on certain weekdays. On all seven, and for gluten on any, it is a wish for every day. */
export const dayWishes = (
  kind: WishKind,
  meaning: FoodMeaning,
  {
    weekdays,
    isOnly,
  }: { readonly weekdays: readonly number[] /** Refused on the other days. */; readonly isOnly: boolean },
  said: string,
): readonly PlanWish[] => {
  // Only wishes for every day can require proof, which gluten needs.
  const isProven = kind === 'without' && meaning.words.includes('gluten');
  if (isProven || weekdays.length === weekdayNames.length) return [foodWish(kind, meaning, said)];
  const wish = dayWish(kind, meaning, weekdays, said);
  const others = [...weekdayNames.keys()].filter((weekday) => !weekdays.includes(weekday));
  return isOnly && kind !== 'without' ? [wish, dayWish('without', meaning, others, said)] : [wish];
};

const dayWish = (
  kind: WishKind,
  { food, words, unless, contains }: FoodMeaning,
  weekdays: readonly number[],
  said: string,
): PlanWish =>
  kind === 'without'
    ? { kind: 'days-without', said, food, words, unless, weekdays, contains }
    : { kind: `days-${kind}`, said, food, words, unless, weekdays };

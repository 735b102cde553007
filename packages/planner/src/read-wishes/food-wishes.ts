import { weekdayNames } from '@nutricion/domain/plans/weekdays';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import type { FoodMeaning } from './food-lexicon.ts';
import type { WishKind } from './phrases.ts';

/**
 * A wish for a food on every day.
 * @param said the customer's words
 */
export const foodWish = (kind: WishKind, meaning: FoodMeaning, wishText: string): PlanWish => {
  const { food, words, unless, contains } = meaning;
  if (kind === 'without' && words.includes('gluten')) return glutenWish(wishText);
  if (kind === 'without') return { kind, said: wishText, food, words, unless, contains, provenBy: null };
  return { kind, said: wishText, food, words, unless };
};

/**
 * A wish that requires products tagged gluten-free.
 * @param said the customer's words
 */
export const glutenWish = (wishText: string): PlanWish => ({
  kind: 'without',
  said: wishText,
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
  wishText: string,
): readonly PlanWish[] => {
  // Only wishes for every day can require proof, which gluten needs.
  const isProven = kind === 'without' && meaning.words.includes('gluten');
  if (isProven || weekdays.length === weekdayNames.length) return [foodWish(kind, meaning, wishText)];
  const wish = dayWish(kind, meaning, weekdays, wishText);
  const others = [...weekdayNames.keys()].filter((weekday) => !weekdays.includes(weekday));
  return isOnly && kind !== 'without' ? [wish, dayWish('without', meaning, others, wishText)] : [wish];
};

const dayWish = (
  kind: WishKind,
  { food, words, unless, contains }: FoodMeaning,
  weekdays: readonly number[],
  wishText: string,
): PlanWish =>
  kind === 'without'
    ? { kind: 'days-without', said: wishText, food, words, unless, weekdays, contains }
    : { kind: `days-${kind}`, said: wishText, food, words, unless, weekdays };

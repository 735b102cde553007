import { weekdayNames } from '@nutricion/domain/meal-plan/weekdays';
import type { PlanWish } from '@nutricion/domain/meal-plan/wish';
import type { FoodMeaning } from './food-lexicon.ts';
import type { WishKind } from './food-lists.ts';

export const foodWish = (kind: 'without' | 'more' | 'less', meaning: FoodMeaning, said: string): PlanWish => {
  const { food, words, unless, contains } = meaning;
  if (kind === 'without' && words.includes('gluten')) return glutenWish(said);
  if (kind === 'without') return { kind, said, food, words, unless, contains, provenBy: null };
  return { kind, said, food, words, unless };
};

export const glutenWish = (said: string): PlanWish => ({
  kind: 'without',
  said,
  food: 'gluten',
  words: ['gluten'],
  unless: [],
  contains: [],
  provenBy: 'gluten-free',
});

/** A food on some days; on all of them, and without gluten on any, it is a wish like any other. */
export const dayWishes = (
  kind: WishKind,
  meaning: FoodMeaning,
  {
    weekdays,
    isOnly,
  }: { readonly weekdays: readonly number[] /** Not on the others. */; readonly isOnly: boolean },
  said: string,
): readonly PlanWish[] => {
  // Of gluten there must be proof, which no wish for some days asks for.
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

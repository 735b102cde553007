import { diets } from '../accounts/diet.ts';
import type { ProductId } from '../kit/ids.ts';
import { isObject } from '../kit/is-object.ts';
import {
  type AtHome,
  budgetBands,
  distinctAtHome,
  mealsPerDayOptions,
  type PlanAnswers,
  planAllergies,
  planGoals,
  planLimits,
} from './answers.ts';
import { wishesFromStored } from './stored-wishes.ts';

/** Reads stored answers. Never throws; null if one of them is invalid: an allergy must not be dropped silently. */
export const answersFromStored = (value: unknown): PlanAnswers | null => {
  if (typeof value !== 'object' || value === null) return null;
  const read = value as Readonly<Record<string, unknown>>;
  const days = wholeWithin(read.days, planLimits.days);
  const people = wholeWithin(read.people, planLimits.people);
  const mealsPerDay = mealsPerDayOptions.find((option) => option === read.mealsPerDay);
  const budget = budgetBands.find(({ id }) => id === read.budget)?.id;
  const dietaryPreferences = listOf(read.dietaryPreferences, diets);
  const goals = listOf(read.goals, planGoals);
  const allergies = listOf(read.allergies, planAllergies);
  const wishes = wishesFromStored(read.wishes ?? []);
  const atHome = atHomeFromStored(read.atHome ?? []);
  if (!days || !people || !mealsPerDay || !budget || !dietaryPreferences || !goals || !allergies || !wishes)
    return null;
  const answers = { days, mealsPerDay, people, dietaryPreferences, goals, budget, allergies };
  return {
    ...answers,
    ...(wishes.length > 0 && { wishes }),
    ...(atHome.length > 0 && { atHome }),
  };
};

/** What can't be read isn't at home: then it is bought. */
const atHomeFromStored = (value: unknown): readonly AtHome[] =>
  distinctAtHome((Array.isArray(value) ? value : []).flatMap(oneAtHome));

const oneAtHome = (item: unknown): readonly AtHome[] => {
  if (!isObject(item) || typeof item.productId !== 'string') return [];
  const { packages } = item;
  const isAmount = packages === null || (typeof packages === 'number' && packages > 0);
  return isAmount ? [{ productId: item.productId as ProductId, packages }] : [];
};

const wholeWithin = (
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;

/** Each value once. */
const listOf = <T extends string>(
  value: unknown,
  options: readonly { readonly id: T }[],
): readonly T[] | null => {
  if (!Array.isArray(value)) return null;
  const known = value.flatMap((item: unknown) => options.find(({ id }) => id === item)?.id ?? []);
  return known.length === value.length ? [...new Set(known)] : null;
};

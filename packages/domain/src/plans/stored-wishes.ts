import { type AllergenId, isAllergenId } from '../catalog/allergen.ts';
import { conditionStages, conditions } from './condition.ts';
import { planShifts } from './shift-meals.ts';
import { type PlanWish, type WishedFood, wishLimits } from './wish.ts';

/** Reads stored wishes. Never throws; null if one of them is invalid: none is dropped silently. */
export const wishesFromStored = (value: unknown): readonly PlanWish[] | null => {
  if (!Array.isArray(value) || value.length > wishLimits.wishes) return null;
  const wishes = value.flatMap((each: unknown) => wishFromStored(each) ?? []);
  return wishes.length === value.length ? wishes : null;
};

type Stored = Readonly<Record<string, unknown>>;

const wishFromStored = (value: unknown): PlanWish | null => {
  if (typeof value !== 'object' || value === null) return null;
  const read = value as Stored;
  const { said: wishText } = read;
  if (!isText(wishText, wishLimits.said)) return null;
  switch (read.kind) {
    case 'minutes': {
      const { min, max } = wishLimits.minutes;
      const { most } = read;
      return Number.isInteger(most) && Number(most) >= min && Number(most) <= max
        ? { kind: 'minutes', said: wishText, most: Number(most) }
        : null;
    }
    case 'sum': {
      const { min, max } = wishLimits.cents;
      const { mostCents } = read;
      return Number.isInteger(mostCents) && Number(mostCents) >= min && Number(mostCents) <= max
        ? { kind: 'sum', said: wishText, mostCents: Number(mostCents) }
        : null;
    }
    case 'shift': {
      const shift = planShifts.find(({ id }) => id === read.shift)?.id;
      const weekdays = weekdaysFromStored(read.weekdays);
      return shift && weekdays ? { kind: 'shift', said: wishText, weekdays, shift } : null;
    }
    case 'allergy':
      return typeof read.allergen === 'string' && isAllergenId(read.allergen)
        ? { kind: 'allergy', said: wishText, allergen: read.allergen }
        : null;
    case 'condition':
      return conditionFromStored(read, wishText);
    default:
      return foodWishFromStored(read, wishText);
  }
};

const conditionFromStored = (read: Stored, wishText: string): PlanWish | null => {
  const condition = conditions.find(({ id }) => id === read.condition)?.id;
  if (!condition) return null;
  if (read.stage === undefined) return { kind: 'condition', said: wishText, condition };
  const stage = conditionStages.find((each) => each.id === read.stage && each.condition === condition)?.id;
  return stage ? { kind: 'condition', said: wishText, condition, stage } : null;
};

const foodWishFromStored = (read: Stored, wishText: string): PlanWish | null => {
  const food = foodFromStored(read);
  const contains = allergensFromStored(read.contains);
  const weekdays = weekdaysFromStored(read.weekdays);
  switch (read.kind) {
    case 'without': {
      const provenBy = read.provenBy === null || read.provenBy === 'gluten-free' ? read.provenBy : undefined;
      return food && contains && provenBy !== undefined
        ? { kind: 'without', said: wishText, ...food, contains, provenBy }
        : null;
    }
    case 'more':
    case 'less':
      return food && { kind: read.kind, said: wishText, ...food };
    case 'days-without':
      return (
        food && contains && weekdays && { kind: 'days-without', said: wishText, ...food, weekdays, contains }
      );
    case 'days-more':
    case 'days-less':
      return food && weekdays && { kind: read.kind, said: wishText, ...food, weekdays };
    default:
      return null;
  }
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;

const foodFromStored = (read: Readonly<Record<string, unknown>>): WishedFood | null => {
  const { food } = read;
  const words = wordsFromStored(read.words);
  const unless = wordsFromStored(read.unless);
  return isText(food, wishLimits.food) && words && words.length > 0 && unless
    ? { food, words, unless }
    : null;
};

const wordsFromStored = (value: unknown): readonly string[] | null =>
  Array.isArray(value) &&
  value.length <= wishLimits.words &&
  value.every((word) => isText(word, wishLimits.word))
    ? value
    : null;

const allergensFromStored = (value: unknown): readonly AllergenId[] | null =>
  Array.isArray(value) && value.every((id) => typeof id === 'string' && isAllergenId(id)) ? value : null;

const weekdaysFromStored = (value: unknown): readonly number[] | null =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 7 &&
  value.every((day) => [0, 1, 2, 3, 4, 5, 6].includes(day))
    ? value
    : null;

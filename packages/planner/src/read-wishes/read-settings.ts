import type { DietId } from '@nutricion/domain/accounts/diet';
import { budgetBands, mealsPerDayOptions, type PlanGoal, planLimits } from '@nutricion/domain/plans/answers';
import { type PlanWish, wishLimits } from '@nutricion/domain/plans/wish';
import {
  numberAt,
  partAfterUnit,
  phraseLength,
  readNumber,
  type Token,
  wholeNumberAt,
} from '@nutricion/language';
import type { FoodMatch, Foods, RefusedFoods } from './food-lists.ts';
import { foodNames } from './food-names.ts';
import { dietPhrases, goalPhrases, notCooking, peoplePhrases } from './phrases.ts';
import { readCondition } from './read-conditions.ts';
import { onlySettings, onlyWishes, type Understood, type WishReading } from './reading.ts';

/** Reads answers of the seven steps, health conditions and minutes. */
export const readSetting = (tokens: readonly Token[], at: number): Understood | null =>
  readCondition(tokens, at) ?? readCount(tokens, at) ?? readGoal(tokens, at) ?? readNotCooking(tokens, at);

/** Reads "vegetariana" and "sin lácteos". */
export const readDiet = (tokens: readonly Token[], at: number, { refusedAt }: Foods): Understood | null => {
  const dietReading = (diet: DietId, end: number): Understood => ({
    end,
    isReversedByNo: true,
    toReading: (wishText) => onlySettings({ setting: 'diet', value: diet, said: wishText }),
  });
  for (const diet of ['vegetarian', 'low-carb', 'high-protein'] as const) {
    const length = phraseLength(tokens, at, dietPhrases[diet]);
    if (length > 0) return dietReading(diet, at + length);
  }
  const refused = refusedAt(at);
  const [food] = refused?.foods ?? [];
  if (refused && food && isDairy(food, refused.kind))
    return dietReading('dairy-free', refused.foods.length === 1 ? refused.end : food.end);
  const vegan = phraseLength(tokens, at, dietPhrases.vegan);
  if (vegan === 0) return null;
  return {
    end: at + vegan,
    isReversedByNo: true,
    toReading: (wishText) => ({
      wishes: [withoutAnimal('huevo', ['huevo'], wishText), withoutAnimal('miel', [], wishText)],
      settings: [
        { setting: 'diet', value: 'vegetarian', said: wishText },
        { setting: 'diet', value: 'dairy-free', said: wishText },
      ],
    }),
  };
};

/** Lactose is the diet's; who is allergic to milk ticks that box, and who doesn't like it may eat cheese. */
const isDairy = ({ words }: FoodMatch, kind: RefusedFoods['kind']): boolean => {
  if (words.length > 1 || kind === 'less') return false;
  const isAllDairy = kind === 'without' || kind === 'uneaten';
  const dairy = isAllDairy
    ? /^(?:lactos[ae]|lacteos?|dairy|leches?|milk)$/
    : kind === 'allergy'
      ? /^lactos[ae]$/
      : /^(?:lactos[ae]|lacteos?|dairy)$/;
  return dairy.test(words[0] ?? '');
};

/** Eggs and honey; meat and milk are excluded by the diets of the steps. */
const withoutAnimal = (food: 'huevo' | 'miel', contains: readonly 'huevo'[], wishText: string): PlanWish => ({
  kind: 'without',
  said: wishText,
  food,
  words: foodNames.get(food)?.includes ?? [food],
  unless: [],
  contains,
  provenBy: null,
});

const readGoal = (tokens: readonly Token[], at: number): Understood | null => {
  for (const [goal, phrases] of Object.entries(goalPhrases)) {
    const length = phraseLength(tokens, at, phrases);
    if (length > 0)
      return {
        end: at + length,
        isReversedByNo: true,
        toReading: (wishText) => onlySettings({ setting: 'goal', value: goal as PlanGoal, said: wishText }),
      };
  }
  return null;
};

const clauseEnds = new Set(['y', 'e', 'pero', 'porque', 'ya']);

/**
 * "no quiero cocinar" becomes the goal to cook quickly, unless it continues: "no quiero cocinar los viernes".
 */
const readNotCooking = (tokens: readonly Token[], at: number): Understood | null => {
  const length = phraseLength(tokens, at, notCooking);
  const next = tokens[at + length];
  const isWhole = next?.breakBefore !== 'none' || clauseEnds.has(next.folded);
  return length === 0 || !isWhole
    ? null
    : {
        end: at + length,
        isAlone: true,
        toReading: (wishText) => onlySettings({ setting: 'goal', value: 'quick', said: wishText }),
      };
};

const readCount = (tokens: readonly Token[], at: number): Understood | null =>
  readPeople(tokens, at) ?? readAmount(tokens, at);

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.folded ?? '';

/** Reads "somos 4" and "mi pareja y yo". */
const readPeople = (tokens: readonly Token[], at: number): Understood | null => {
  const one = phraseLength(tokens, at, peoplePhrases.one);
  if (one > 0) return people(1, at + one);
  const two = phraseLength(tokens, at, peoplePhrases.two);
  if (two > 0) return people(2, at + two);
  const length = phraseLength(tokens, at, peoplePhrases.counted);
  const number = length > 0 ? wholeNumberAt(tokens, at + length) : null;
  return number && withChildren(tokens, number.value, at + length + number.length);
};

const adults = /^(personas?|adultos?|grandes)$/;
const children = /^(ninos?|ninas?|nenes?|nenas?|hijos?|hijas?|adolescentes?)$/;

/** "dos adultos y dos niños" are four people. */
const withChildren = (tokens: readonly Token[], count: number, start: number): Understood | null => {
  const after = adults.test(wordAt(tokens, start)) ? start + 1 : start;
  const more = wordAt(tokens, after) === 'y' ? wholeNumberAt(tokens, after + 1) : null;
  const end = after + 1 + (more?.length ?? 0);
  if (!more || !children.test(wordAt(tokens, end))) return people(count, after);
  return people(count + more.value, end + 1);
};

const units = {
  money: /^(dolar|dolares|pesos?|usd)$/,
  minutes: /^(minutos?|mins?|minutitos)$/,
  hours: /^horas?$/,
  days: /^dias?$/,
  weeks: /^semanas?$/,
  people: /^(personas?|adultos|bocas|comensales)$/,
  meals: /^comidas?$/,
} as const;

/** Reads a number with its unit: "20 minutos", "hora y media", "$80", "dos semanas". */
const readAmount = (tokens: readonly Token[], at: number): Understood | null => {
  const dollars = readDollars(tokens, at);
  if (dollars) return dollars;
  const { count, isCounted, unitAt } = countAt(tokens, at);
  const part = partAfterUnit(tokens, unitAt + 1);
  const unit = wordAt(tokens, unitAt);
  const amount = count + (part?.value ?? 0);
  const end = unitAt + 1 + (part?.length ?? 0);
  // "hora y media" has no number before it.
  if (!isCounted && !(part && units.hours.test(unit))) return null;
  if (units.money.test(unit)) return budget(Math.round(amount * 100), end);
  if (units.minutes.test(unit)) return minutes(amount, end);
  if (units.hours.test(unit)) return minutes(60 * amount, end);
  if (part || !Number.isInteger(count)) return null;
  if (units.days.test(unit)) return days(count, end);
  if (units.weeks.test(unit)) return days(7 * count, end);
  if (units.people.test(unit)) return withChildren(tokens, count, unitAt);
  return units.meals.test(unit) ? meals(count, end, wordAt(tokens, end)) : null;
};

/** "$80", "80$", "$80 dólares". */
const readDollars = (tokens: readonly Token[], at: number): Understood | null => {
  const word = wordAt(tokens, at);
  const dollars = word.includes('$') ? readNumber(word, 'spoken') : null;
  if (dollars?.kind !== 'number') return null;
  return budget(Math.round(dollars.value * 100), units.money.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1);
};

/** The number at a token, 1 where none is said, and where its unit would stand: also "cuarto de hora". */
const countAt = (
  tokens: readonly Token[],
  at: number,
): { readonly count: number; readonly isCounted: boolean; readonly unitAt: number } => {
  const number = numberAt(tokens, at);
  if (!number) return { count: 1, isCounted: false, unitAt: at };
  const next = at + number.length;
  const isPart = number.value < 1 && wordAt(tokens, next) === 'de';
  const isJoined = tokens[next]?.breakBefore === 'none';
  return { count: number.value, isCounted: isJoined, unitAt: isPart ? next + 1 : next };
};

const minutes = (most: number, end: number): Understood | null =>
  Number.isInteger(most) && isWithin(most, wishLimits.minutes)
    ? { end, toReading: (wishText) => onlyWishes({ kind: 'minutes', said: wishText, most }) }
    : null;

const days = (value: number, end: number): Understood | null =>
  isWithin(value, planLimits.days)
    ? { end, toReading: (wishText) => onlySettings({ setting: 'days', value, said: wishText }) }
    : null;

const people = (value: number, end: number): Understood | null =>
  isWithin(value, planLimits.people)
    ? { end, toReading: (wishText) => onlySettings({ setting: 'people', value, said: wishText }) }
    : null;

const meals = (count: number, end: number, next: string): Understood | null => {
  const value = mealsPerDayOptions.find((option) => option === count);
  const isDaily = /^diarias?$/.test(next);
  return value === undefined
    ? null
    : {
        end: isDaily ? end + 1 : end,
        toReading: (wishText) => onlySettings({ setting: 'mealsPerDay', value, said: wishText }),
      };
};

/** Null when no plan can cost that much or that little. */
const budget = (cents: number, end: number): Understood | null =>
  isWithin(cents, wishLimits.cents) ? { end, toReading: (wishText) => sumReading(cents, wishText) } : null;

/** A sum in cents as the budget's band that contains it, and as a wish when it isn't the band's own limit. */
export const sumReading = (mostCents: number, wishText: string): Pick<WishReading, 'wishes' | 'settings'> => {
  const band = budgetBands.find(({ maxCents }) => maxCents === null || mostCents <= maxCents);
  return {
    wishes: band?.maxCents === mostCents ? [] : [{ kind: 'sum', said: wishText, mostCents }],
    settings: band ? [{ setting: 'budget', value: band.id, said: wishText }] : [],
  };
};

const isWithin = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

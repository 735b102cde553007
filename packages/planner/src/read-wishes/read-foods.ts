import { planAllergies } from '@nutricion/domain/plans/answers';
import type { PlanSetting } from '@nutricion/domain/plans/setting';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import { phraseLength, type Token } from '@nutricion/language';
import { daysAfter, ofDays } from './food-days.ts';
import type { FoodLexicon } from './food-lexicon.ts';
import { type FindFood, type FoodMatch, listAt, nextOfList, wishKindAt } from './food-lists.ts';
import { dayWishes, foodWish, glutenWish } from './food-wishes.ts';
import { allergy, gluten } from './phrases.ts';
import { onlyWishes, type Understood } from './reading.ts';

/** Reads "sin cerdo, pescado ni hígado", "más habichuelas", "poca carne" and "sin cerdo los viernes". */
export const readFoods = (tokens: readonly Token[], at: number, find: FindFood): Understood | null => {
  const wishKind = wishKindAt(tokens, at);
  if (!wishKind) return null;
  const all = listAt(tokens, wishKind.end, find);
  const days = daysAfter(tokens, all.at(-1)?.end ?? tokens.length, find);
  if (days === 'unclear') return null;
  const foods = days ? ofDays(tokens, all) : all;
  const last = foods?.at(-1);
  if (!foods || !last) return null;
  if (days && last === all.at(-1))
    return {
      end: days.end,
      isAlone: true,
      toReading: (wishText) =>
        onlyWishes(...foods.flatMap(({ meaning }) => dayWishes(wishKind.kind, meaning, days, wishText))),
    };
  return {
    end: last.end,
    ...(wishKind.kind === 'more' && { isReversedByNo: true }),
    toReading: (wishText) =>
      onlyWishes(...foods.map(({ meaning }) => foodWish(wishKind.kind, meaning, wishText))),
  };
};

/**
 * Reads "alérgica al maní" and "alergias: nueces, trigo" as the allergies of step five where it offers them,
 * else as wishes.
 */
export const readAllergies = (
  tokens: readonly Token[],
  at: number,
  find: FindFood,
  lexicon: FoodLexicon,
): Understood | null => {
  const length = phraseLength(tokens, at, allergy);
  if (length === 0) return null;
  const foods = listAt(tokens, at + length, find);
  const last = foods.at(-1);
  if (!last) return null;
  return {
    end: last.end,
    toReading: (wishText) => {
      const readings = foods.map((food) => allergyOf(food, lexicon, wishText));
      return {
        wishes: readings.flatMap(({ wishes }) => wishes),
        settings: readings.flatMap(({ settings }) => settings),
      };
    },
  };
};

interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly find: FindFood;
  readonly lexicon: FoodLexicon;
}

/**
 * Adds the foods that continue a refusal: "sin lácteos, huevo ni soya", "intolerante a la lactosa y al maní".
 * Read alone they would be taken as wished for.
 * @param list `any`: any list; `by-ni`: only one with "ni", as after "sin sal"
 */
export const withListedFoods = (
  read: Understood | null,
  list: 'any' | 'by-ni',
  { tokens, at, find, lexicon }: Place,
): Understood | null => {
  const isAllergy = phraseLength(tokens, at, allergy) > 0;
  if (!read || !(isAllergy || wishKindAt(tokens, at)?.kind === 'without')) return read;
  const next = nextOfList(tokens, read.end);
  const foods = next === null ? [] : listAt(tokens, next, find);
  const last = foods.at(-1);
  if (!last) return read;
  if (list === 'by-ni' && !tokens.slice(read.end, last.end).some(({ folded }) => folded === 'ni'))
    return read;
  return {
    ...read,
    end: last.end,
    toReading: (wishText) => {
      const readings = [
        read.toReading(wishText),
        ...foods.map((food) =>
          isAllergy
            ? allergyOf(food, lexicon, wishText)
            : onlyWishes(foodWish('without', food.meaning, wishText)),
        ),
      ];
      return {
        wishes: readings.flatMap(({ wishes }) => wishes),
        settings: readings.flatMap(({ settings }) => settings),
      };
    },
  };
};

/** A food that isn't one of the nine allergens is avoided by its name. */
const allergyOf = ({ words, meaning }: FoodMatch, lexicon: FoodLexicon, wishText: string) => {
  const allergens = lexicon.allergensOf(words);
  if (allergens.length === 0) return onlyWishes(foodWish('without', meaning, wishText));
  return allergyReading(allergens, wishText);
};

/**
 * Allergens as the allergies of step five where it offers them, else as wishes.
 * @param said the customer's words
 */
export const allergyReading = (allergens: ReturnType<FoodLexicon['allergensOf']>, wishText: string) => {
  const settings: PlanSetting[] = [];
  const wishes: PlanWish[] = [];
  for (const allergen of allergens) {
    const box = planAllergies.find((each) => each.allergen === allergen);
    if (box) settings.push({ setting: 'allergy', value: box.id, said: wishText });
    else wishes.push({ kind: 'allergy', allergen, said: wishText });
  }
  return { wishes, settings };
};

/** Reads "sin gluten" and "soy celíaca". */
export const readGluten = (tokens: readonly Token[], at: number): Understood | null => {
  const length = phraseLength(tokens, at, gluten);
  return length === 0
    ? null
    : { end: at + length, toReading: (wishText) => onlyWishes(glutenWish(wishText)) };
};

import { planAllergies } from '@nutricion/domain/plans/answers';
import type { PlanSetting } from '@nutricion/domain/plans/setting';
import type { PlanWish } from '@nutricion/domain/plans/wish';
import { phraseLength, type Token } from '@nutricion/language';
import { daysAfter, ofDays } from './food-days.ts';
import type { FoodLexicon } from './food-lexicon.ts';
import { type FoodMatch, type Foods, listAt, wishKindAt } from './food-lists.ts';
import { dayWishes, foodWish, glutenWish } from './food-wishes.ts';
import { celiac, type WishKind } from './phrases.ts';
import { onlyWishes, type Understood } from './reading.ts';

/** Reads "sin cerdo, pescado ni hígado", "más habichuelas", "poca carne" and "sin cerdo los viernes". */
export const readFoods = (tokens: readonly Token[], at: number, foods: Foods): Understood | null => {
  const wish = wishOf(tokens, at, foods);
  if (!wish || wish.foods.length === 0) return null;
  const days = daysAfter(tokens, wish.end, foods);
  if (days === 'unclear') return null;
  const meant = days ? ofDays(tokens, wish.foods) : wish.foods;
  const last = meant?.at(-1);
  if (!meant || !last) return null;
  const { kind } = wish;
  if (days && last === wish.foods.at(-1))
    return {
      end: days.end,
      isAlone: true,
      toReading: (wishText) =>
        onlyWishes(...meant.flatMap(({ meaning }) => dayWishes(kind, meaning, days, wishText))),
    };
  return {
    end: last === wish.foods.at(-1) ? wish.end : last.end,
    ...(kind === 'more' && { isReversedByNo: true }),
    toReading: (wishText) => onlyWishes(...meant.map(({ meaning }) => foodWish(kind, meaning, wishText))),
  };
};

interface Wish {
  readonly kind: WishKind;
  readonly foods: readonly FoodMatch[];
  readonly end: number;
}

/** "Me gusta sin cebolla": a refusal wins. */
const wishOf = (tokens: readonly Token[], at: number, foods: Foods): Wish | null => {
  const expression = wishKindAt(tokens, at);
  const refused = foods.refusedAt(at) ?? (expression && foods.refusedAt(expression.end));
  if (refused) return { ...refused, kind: refused.kind === 'less' ? 'less' : 'without' };
  if (!expression) return null;
  const list = listAt(tokens, expression.end, foods);
  return { kind: expression.kind, foods: list, end: list.at(-1)?.end ?? expression.end };
};

/**
 * Reads "alérgica al maní" and "alergias: nueces, trigo" as the allergies of step five where it offers them,
 * else as wishes.
 */
export const readAllergies = (at: number, { refusedAt }: Foods, lexicon: FoodLexicon): Understood | null => {
  const refused = refusedAt(at);
  if (refused?.kind !== 'allergy') return null;
  return {
    end: refused.end,
    toReading: (wishText) => joined(refused.foods.map((food) => allergyOf(food, lexicon, wishText))),
  };
};

/** A token of a text, with the foods of that text. */
export interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly foods: Foods;
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
  { tokens, at, foods, lexicon }: Place,
): Understood | null => {
  if (!read) return null;
  const refused = foods.refusedAt(at) ?? foods.refusedAt(read.end);
  const others = refused?.foods.filter(({ end }) => end > read.end) ?? [];
  if (!refused || others.length === 0 || refused.kind === 'less') return read;
  const isByNi = tokens.slice(read.end, refused.end).some(({ folded }) => folded === 'ni');
  if (list === 'by-ni' && !isByNi) return read;
  const readingOf = (food: FoodMatch, wishText: string) =>
    refused.kind === 'allergy'
      ? allergyOf(food, lexicon, wishText)
      : onlyWishes(foodWish('without', food.meaning, wishText));
  return {
    ...read,
    end: refused.end,
    toReading: (wishText) =>
      joined([read.toReading(wishText), ...others.map((food) => readingOf(food, wishText))]),
  };
};

const joined = (readings: readonly ReturnType<Understood['toReading']>[]) => ({
  wishes: readings.flatMap(({ wishes }) => wishes),
  settings: readings.flatMap(({ settings }) => settings),
});

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

/** Reads "soy celíaca". */
export const readCeliac = (tokens: readonly Token[], at: number): Understood | null => {
  const length = phraseLength(tokens, at, celiac);
  return length === 0
    ? null
    : { end: at + length, toReading: (wishText) => onlyWishes(glutenWish(wishText)) };
};

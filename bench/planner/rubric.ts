import {
  type FoodGroup,
  GRAMS_OF_EGG,
  GRAMS_OF_FRUIT_CUP,
  GRAMS_OF_VEGETABLE_CUP,
} from '../../packages/domain/src/catalog/nutrition/food-groups.ts';
import { formatUsd } from '../../packages/domain/src/kit/money.ts';
import { avoidedAllergens, type PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { composePlan, leftoverCentsOf } from '../../packages/planner/src/compose/compose-plan.ts';
import { dishesOf, type MealPlan } from '../../packages/planner/src/compose/plan.ts';
import { nutritionSummary } from '../../packages/planner/src/explain/nutrition-summary.ts';
import { type Candidate, courseOf, isSide } from '../../packages/planner/src/pantry/candidate.ts';
import type { Pantry, PlanProduct } from '../../packages/planner/src/pantry/pantry.ts';
import { minutesOfCooking } from '../../packages/planner/src/pantry/repetition.ts';
import { planMeals } from '../../packages/planner/src/plan-meals.ts';
import { nameOf } from './instances.ts';

/** Shorter plans have no week to judge. */
const MIN_DAYS = 3;
const SEED = 1;
const WEEK = 7;

/** A figure of one plan; null when it doesn't apply. */
type Figure = (plan: MealPlan, of: (recipeId: string) => Candidate, answers: PlanAnswers) => number | null;

const perPersonAndDay =
  (group: FoodGroup, grams: number): Figure =>
  ({ meals, answers: { days, people } }, of) =>
    meals.reduce((sum, meal) => {
      const grams = dishesOf(meal).reduce((all, dish) => all + (of(dish).eaten.groups[group] ?? 0), 0);
      return sum + (grams * meal.servings) / people;
    }, 0) /
    days /
    grams;

const perPersonAndWeek =
  (group: FoodGroup): Figure =>
  (...of) =>
    WEEK * (perPersonAndDay(group, 1)(...of) ?? 0);

const mealsAWeek =
  (group: FoodGroup, leastG: number): Figure =>
  ({ meals, answers: { days } }, of) =>
    (WEEK *
      meals.filter(({ recipeId }) => {
        return (of(recipeId).eaten.groups[group] ?? 0) >= leastG;
      }).length) /
    days;

/** Per cent of days on which two meals have the same key. */
const repeatsOnADay =
  (keyOf: (candidate: Candidate) => string): Figure =>
  ({ meals, answers: { days } }, of) => {
    const hasRepeats = (day: number): boolean => {
      const keys = meals.filter((meal) => meal.day === day).map(({ recipeId }) => keyOf(of(recipeId)));
      return new Set(keys).size < keys.length;
    };
    return (100 * Array.from({ length: days }, (_, at) => at + 1).filter(hasRepeats).length) / days;
  };

const minutesADay: Figure = ({ meals, answers: { days } }, of) =>
  meals.reduce((sum, { recipeId, leftoverFromDay }) => {
    return leftoverFromDay === null ? sum + minutesOfCooking(of(recipeId).recipe) : sum;
  }, 0) / days;

const longestMinutes: Figure = ({ meals }, of) =>
  Math.max(
    ...meals.map(({ recipeId, leftoverFromDay }) =>
      leftoverFromDay === null ? of(recipeId).recipe.prepMinutes + of(recipeId).recipe.cookMinutes : 0,
    ),
  );

const onlyWhen =
  (isMeant: (answers: PlanAnswers) => boolean, figure: Figure): Figure =>
  (plan, of, answers) =>
    isMeant(answers) ? figure(plan, of, answers) : null;

/** Known sodium of the saltiest day in per cent of the limit. */
const saltiestDay: Figure = ({ meals, targets, answers: { days, people } }, of) => {
  const sodiumOf = ({ servings, ...meal }: (typeof meals)[number]): number =>
    (servings / people) *
    dishesOf(meal).reduce((sum, id) => sum + (of(id).nutrition.knownPerServing.sodium_mg ?? 0), 0);
  const ofDays = Array.from({ length: days }, (_, at) =>
    meals.filter(({ day }) => day === at + 1).reduce((sum, meal) => sum + sodiumOf(meal), 0),
  );
  return (100 * Math.max(...ofDays)) / targets.sodium_mg;
};

const healthScore: Figure = (plan, of) => {
  const eaten = new Map(plan.meals.flatMap(dishesOf).map((id) => [id, of(id)]));
  return nutritionSummary(plan, eaten).healthScore;
};

/** Per cent of lunches and dinners with less than half a cup of vegetables. */
const barePlates: Figure = ({ meals }, of) => {
  const plates = meals.filter(({ type }) => courseOf(type) === 'plato');
  const vegetablesOf = (meal: (typeof meals)[number]): number =>
    dishesOf(meal).reduce((sum, id) => sum + (of(id).eaten.groups.vegetables ?? 0), 0);
  const bare = plates.filter((meal) => vegetablesOf(meal) < GRAMS_OF_VEGETABLE_CUP / 2);
  return (100 * bare.length) / Math.max(1, plates.length);
};

/** Per cent of meals where dish and side are both filling. */
const fillsTwice: Figure = ({ meals }, of) =>
  (100 *
    meals.filter((meal) => dishesOf(meal).filter((dish) => of(dish).eaten.isFilling).length > 1).length) /
  meals.length;

/** A dish that takes this long is worth cooking once for several meals. */
const LONG_MINUTES = 40;

/** How often a week a long dish is cooked again from nothing. */
const longDishesAgain: Figure = ({ meals, answers: { days } }, of) => {
  const cooked = meals.flatMap(({ recipeId, leftoverFromDay }) => {
    const { prepMinutes, cookMinutes } = of(recipeId).recipe;
    return leftoverFromDay === null && prepMinutes + cookMinutes >= LONG_MINUTES ? [recipeId] : [];
  });
  return (WEEK * (cooked.length - new Set(cooked).size)) / days;
};

type SideAndDish = (side: Candidate, dish: Candidate, type: MealPlan['meals'][number]['type']) => boolean;

/** Number of meals a week whose side matches. */
const sidesAWeek =
  (matches: SideAndDish): Figure =>
  ({ meals, answers: { days } }, of) =>
    (WEEK *
      meals.filter(({ side, recipeId, type }) => side !== undefined && matches(of(side), of(recipeId), type))
        .length) /
    days;

const foodOf = ({ title }: PlanProduct): string => title.split(' ')[0] ?? title;

/** The same product in dish and side, or another one of the same food: "Manzana roja", "Manzana verde". */
const isOwnFood: SideAndDish = (side, dish) =>
  side.products.some((one) => dish.products.some((other) => foodOf(one) === foodOf(other)));

const isMilkOrNuts: SideAndDish = ({ products }, _, type) =>
  courseOf(type) === 'plato' &&
  products.some(
    ({ category, subcategory }) =>
      category === 'Leche' || category === 'Yogurts' || subcategory === 'Nueces y semillas',
  );

/** How often a week the commonest side comes that is neither fruit nor rice. */
const commonestSide: Figure = ({ meals, answers: { days } }, of) => {
  const times = new Map<string, number>();
  for (const { side } of meals)
    if (side !== undefined && side !== 'arroz' && (of(side).eaten.groups.fruit ?? 0) === 0)
      times.set(side, (times.get(side) ?? 0) + 1);
  return (WEEK * Math.max(0, ...times.values())) / days;
};

const shareOfMoney: Figure = ({ leftoverCents, totalCents }) => (100 * leftoverCents) / totalCents;
/** The same without oil, salt, vinegar and spices, which keep for months. */
const shareOfMoneyThatSpoils =
  (pantry: Pantry): Figure =>
  ({ lines, totalCents }) =>
    (100 *
      lines
        .filter(({ productId }) => pantry.products.get(productId)?.category !== 'Condimentos y Hierbas')
        .reduce((sum, line) => sum + leftoverCentsOf(line), 0)) /
    totalCents;
const hasAll = ({ dietaryPreferences, allergies }: PlanAnswers): boolean =>
  dietaryPreferences.length === 0 && allergies.length === 0;

/** Figures of a plan, with a dietitian's target in brackets. */
const figures: readonly (readonly [string, Figure])[] = [
  ['fruit, cups a day (2)', perPersonAndDay('fruit', GRAMS_OF_FRUIT_CUP)],
  [
    'fruit, cups a day, two meals (2)',
    onlyWhen(({ mealsPerDay }) => mealsPerDay === 2, perPersonAndDay('fruit', GRAMS_OF_FRUIT_CUP)),
  ],
  ['vegetables, cups a day, not starchy (1.6)', perPersonAndDay('vegetables', GRAMS_OF_VEGETABLE_CUP)],
  ['legumes, meals a week (3)', mealsAWeek('legumes', 50)],
  ['fish, g a week (227; who eats all)', onlyWhen(hasAll, perPersonAndWeek('fish'))],
  ['salted fish, meals a week (at most 1)', mealsAWeek('salted-fish', 20)],
  ['red meat, raw g a week (at most 500)', perPersonAndWeek('red-meat')],
  ['processed meat, g a week (at most 57)', perPersonAndWeek('processed-meat')],
  ['eggs a day (at most 1)', perPersonAndDay('eggs', GRAMS_OF_EGG)],
  ['sodium, % of the limit', ({ perDay, targets }) => (100 * perDay.sodium_mg) / targets.sodium_mg],
  ['sodium of the saltiest day, % of the limit', saltiestDay],
  ['lunches and dinners with less than half a cup of vegetables, %', barePlates],
  ['energy, % of the reference', ({ perDay, targets }) => (100 * perDay.kcal) / targets.kcal],
  ['health score', healthScore],
  ['days with a dish twice, %', repeatsOnADay(({ recipe }) => recipe.id)],
  ['days with two dishes of one main food, %', repeatsOnADay(({ eaten }) => eaten.mainFood)],
  [
    'different dishes among its meals, %',
    ({ meals }) => (100 * new Set(meals.map(({ recipeId }) => recipeId)).size) / meals.length,
  ],
  ['meals with a starch beside a starch, %', fillsTwice],
  ['minutes a day', onlyWhen(({ goals }) => !goals.includes('quick'), minutesADay)],
  ['minutes a day, "quick"', onlyWhen(({ goals }) => goals.includes('quick'), minutesADay)],
  ['longest meal, minutes, "quick"', onlyWhen(({ goals }) => goals.includes('quick'), longestMinutes)],
  ['dishes of 40 minutes and more cooked again, a week', longDishesAgain],
  [
    'dishes of 40 minutes and more cooked again, a week, one person',
    onlyWhen(({ people }) => people === 1, longDishesAgain),
  ],
  ["sides of the dish's own food, a week", sidesAWeek(isOwnFood)],
  ['milk or nuts beside lunch or dinner, a week', sidesAWeek(isMilkOrNuts)],
  ['the commonest side that is neither fruit nor rice, times a week', commonestSide],
  ['left over, % of the money', shareOfMoney],
  ['left over, % of the money, one person', onlyWhen(({ people }) => people === 1, shareOfMoney)],
  [
    'dollars of a person and day',
    ({ totalCents, answers: { days, people } }) => totalCents / 100 / days / people,
  ],
];

const WEEKS_FOR_ONE = 8;
const weekForOne: PlanAnswers = {
  days: WEEK,
  mealsPerDay: 3,
  people: 1,
  dietaryPreferences: [],
  goals: [],
  budget: '200+',
  allergies: [],
};
const figuresForOne: readonly (readonly [string, Figure])[] = [
  ['  minutes a day (at most 60)', minutesADay],
  ['  left over, % of the money (at most 30)', shareOfMoney],
  ['  dishes of 40 minutes and more cooked again', longDishesAgain],
  ['  fruit, cups a day', perPersonAndDay('fruit', GRAMS_OF_FRUIT_CUP)],
  ['  vegetables, cups a day', perPersonAndDay('vegetables', GRAMS_OF_VEGETABLE_CUP)],
  ['  dollars', ({ totalCents }) => totalCents / 100],
  ['  health score', healthScore],
];

/** Who wants to spend less: the budget lets them spend whatever the plan costs. */
const savers: readonly PlanAnswers[] = [
  { days: 7, mealsPerDay: 3, people: 1 } as const,
  { days: 7, mealsPerDay: 3, people: 2 } as const,
  { days: 5, mealsPerDay: 3, people: 8 } as const,
  { days: 3, mealsPerDay: 2, people: 2 } as const,
  { days: 14, mealsPerDay: 4, people: 3 } as const,
].map((size) => ({ ...weekForOne, ...size, goals: ['budget'] }));

const quantiles = (values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1);
  return `least ${at(0)}, median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}`;
};

/** Prints the figures for dietitians over the family's plans, and how many recipes are used at all. */
export const printRubric = (
  pantry: Pantry,
  recipes: readonly Candidate[],
  family: readonly PlanAnswers[],
): void => {
  const candidates = new Map(recipes.map((each) => [each.recipe.id, each]));
  const of = (recipeId: string): Candidate => candidates.get(recipeId) as Candidate;
  let silent = 0;
  const planned = (
    answers: PlanAnswers,
    seed: number,
    previousRecipeIds: readonly string[] = [],
  ): { readonly plan: MealPlan; readonly minimumCents: number } | null => {
    const avoided = avoidedAllergens(answers, []);
    const made = planMeals(pantry, { answers, avoided, pins: [], seed, previousRecipeIds });
    if (!made.ok) return null;
    const { meals, minimumCents, relaxed } = made.value;
    if (relaxed.length === 0 && JSON.stringify(made.value.answers) !== JSON.stringify(answers)) silent += 1;
    return { plan: composePlan(pantry, candidates, made.value.answers, avoided, meals), minimumCents };
  };
  const planOf = (...request: Parameters<typeof planned>): MealPlan | null =>
    planned(...request)?.plan ?? null;
  const requests = family.filter(({ days }) => days >= MIN_DAYS);
  // The server draws a seed for each plan.
  const plans = requests.flatMap((answers, at) => {
    const plan = planOf(answers, SEED + at);
    return plan ? [{ answers, plan }] : [];
  });
  console.log(`\n${plans.length} plans of ${MIN_DAYS} days and more, of ${requests.length} asked for`);
  for (const [what, figure] of figures) {
    const values = plans.flatMap(({ answers, plan }) => figure(plan, of, answers) ?? []);
    console.log(`${what}: ${quantiles(values)}`);
  }
  const weeks = Array.from({ length: WEEKS_FOR_ONE }, (_, at) => planOf(weekForOne, SEED + at) ?? []).flat();
  console.log(`a week of one person without wishes, ${weeks.length} seeds`);
  const spoils = ['  left over, without oil, salt and spices, %', shareOfMoneyThatSpoils(pantry)] as const;
  for (const [what, figure] of [...figuresForOne, spoils])
    console.log(`${what}: ${quantiles(weeks.flatMap((plan) => figure(plan, of, weekForOne) ?? []))}`);
  for (const answers of savers) {
    const made = planned(answers, SEED);
    if (!made) continue;
    const { plan, minimumCents } = made;
    const cups = [
      perPersonAndDay('fruit', GRAMS_OF_FRUIT_CUP)(plan, of, answers),
      perPersonAndDay('vegetables', GRAMS_OF_VEGETABLE_CUP)(plan, of, answers),
    ];
    console.log(
      `${nameOf(answers)}: ${formatUsd(plan.totalCents)}, the cheapest that feeds ${formatUsd(minimumCents)}, fruit and vegetables ${cups.map((each) => each?.toFixed(1)).join(' and ')} cups`,
    );
  }
  console.log(`plans that relax in silence: ${silent}`);
  const below = (share: number) =>
    plans.filter(({ plan }) => plan.perDay.kcal < share * plan.targets.kcal).length;
  console.log(`plans below 80 % of the energy: ${below(0.8)}; below 60 %: ${below(0.6)}`);
  const shares = plans.flatMap(({ answers, plan }) => {
    const other = planOf(
      answers,
      SEED + requests.length,
      plan.meals.map(({ recipeId }) => recipeId),
    );
    return other ? [sharedDishes(plan, other)] : [];
  });
  const sorted = shares.toSorted((a, b) => a - b);
  console.log(
    `another plan: dishes that come again, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} %, most ${sorted.at(-1)?.toFixed(0)} %`,
  );
  const times = new Map<string, number>();
  for (const { plan } of plans)
    for (const { recipeId } of plan.meals) times.set(recipeId, (times.get(recipeId) ?? 0) + 1);
  const timesOfSide = new Map<string, number>();
  for (const { side = 'nada' } of plans.flatMap(({ plan }) => plan.meals))
    timesOfSide.set(side, (timesOfSide.get(side) ?? 0) + 1);
  const bySides = [...timesOfSide].toSorted((one, other) => other[1] - one[1]);
  console.log(`beside meals: ${bySides.map(([id, count]) => `${id} ${count}`).join(', ')}`);
  const byTimes = [...times].toSorted((one, other) => other[1] - one[1]);
  const all = byTimes.reduce((sum, [, count]) => sum + count, 0);
  const dozen = byTimes.slice(0, 12);
  const ofDozen = dozen.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `recipes that come: ${times.size} of ${recipes.filter((each) => !isSide(each)).length}; the commonest dozen are ${((100 * ofDozen) / all).toFixed(0)} % of meals`,
  );
  console.log(dozen.map(([id, count]) => `${of(id).recipe.title} ${count}`).join(', '));
};

/** Per cent of dishes that a plan shares with another. */
const sharedDishes = (one: MealPlan, other: MealPlan): number => {
  const there = new Set(other.meals.map(({ recipeId }) => recipeId));
  const dishes = [...new Set(one.meals.map(({ recipeId }) => recipeId))];
  return (100 * dishes.filter((id) => there.has(id)).length) / dishes.length;
};

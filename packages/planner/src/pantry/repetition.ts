import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { EVENING_MINUTES } from '@nutricion/domain/recipes/evening-before';
import { type Candidate, NO_SIDE } from './candidate.ts';
import type { PlanRecipe } from './pantry.ts';

/** A recipe that doesn't keep is repeated after three days at the earliest, and any recipe three times at most. */
export const DAYS_APART = 3;
export const MAX_TIMES = 3;

/** Points of the whole plan for each pair of meals of one recipe, and for each meal beyond `timesAllowed`. */
const REPEAT_POINTS = 650;
const TOO_OFTEN_POINTS = 2400;
/** Points for each meal beyond `timesBeyondWeek`. */
const BEYOND_WEEK_POINTS = 20_000;
/**
 * With the goal meal-prep: points for each recipe that is cooked, and for each meal that can't be cooked
 * ahead.
 */
const COOKING_POINTS = 150;
const NOT_STORABLE_POINTS = 150;
/** Meals of one cooking: what keeps is eaten again once, and twice where a whole recipe is enough or it is the goal. */
const MEALS_OF_COOKING = 2;
const MAX_MEALS_OF_COOKING = 3;

/** Days that a cooked recipe keeps; null: it is eaten when it is cooked. */
export const shelfLifeOf = ({
  isMealPrepFriendly,
  shelfLifeDays,
}: Pick<PlanRecipe, 'isMealPrepFriendly' | 'shelfLifeDays'>): number | null =>
  isMealPrepFriendly ? shelfLifeDays : null;

/** Meals that one cooking of a recipe is for. */
const mealsOfCooking = (
  recipe: PlanRecipe,
  { goals, people }: Pick<PlanAnswers, 'goals' | 'people'>,
): number => {
  if (shelfLifeOf(recipe) === null) return 1;
  const whole = goals.includes('meal-prep') ? MAX_MEALS_OF_COOKING : Math.floor(recipe.servings / people);
  return Math.max(MEALS_OF_COOKING, Math.min(MAX_MEALS_OF_COOKING, whole));
};

/** Minutes in the kitchen of one cooking, with what is done in the evening before. */
export const minutesOfCooking = ({
  prepMinutes,
  cookMinutes,
  eveningBefore,
}: Pick<PlanRecipe, 'prepMinutes' | 'cookMinutes' | 'eveningBefore'>): number =>
  prepMinutes + cookMinutes + (eveningBefore === null ? 0 : EVENING_MINUTES);

/** How often a recipe has to be cooked for so many meals. */
export const cookings = (
  recipe: PlanRecipe,
  times: number,
  answers: Pick<PlanAnswers, 'goals' | 'people'>,
): number => Math.ceil(times / mealsOfCooking(recipe, answers));

/** How many meals of a recipe a plan may have without a penalty. */
const timesAllowed = (recipe: PlanRecipe, answers: Pick<PlanAnswers, 'days' | 'goals' | 'people'>): number =>
  Math.min(
    MAX_TIMES,
    answers.days,
    Math.max(mealsOfCooking(recipe, answers), Math.ceil(answers.days / DAYS_APART)),
  );

/** How many of `times` meals exceed three a week or one a day. Only plans with too few recipes have any. */
export const timesBeyondWeek = (times: number, { days }: Pick<PlanAnswers, 'days'>): number =>
  Math.max(0, times - Math.min(days, MAX_TIMES * Math.ceil(days / 7)));

/** Points of the whole plan for `times` meals of a recipe. */
export const repetitionPoints = (
  recipe: PlanRecipe,
  times: number,
  answers: Pick<PlanAnswers, 'days' | 'goals' | 'people'>,
): number => {
  if (times === 0) return 0;
  const allowed = timesAllowed(recipe, answers);
  const tooOftenPoints =
    TOO_OFTEN_POINTS * Math.max(0, times - allowed) + BEYOND_WEEK_POINTS * timesBeyondWeek(times, answers);
  const isPrep = answers.goals.includes('meal-prep');
  if (isPrep && shelfLifeOf(recipe) !== null) return COOKING_POINTS + tooOftenPoints;
  // Eating the rest of what was cooked is no repetition.
  const allowedTimes = Math.max(1, Math.min(times, allowed) - mealsOfCooking(recipe, answers) + 1);
  const repeatPoints = (REPEAT_POINTS * allowedTimes * (allowedTimes - 1)) / 2 + tooOftenPoints;
  return isPrep ? repeatPoints + NOT_STORABLE_POINTS * times : repeatPoints;
};

/**
 * Cents per person for each meal beyond `timesBeyondWeek` when the search minimizes cost alone, more than the
 * packages of a meal: the cheapest plan must not consist of one dish. Up to that number only money counts, so
 * that a smaller request never costs more.
 */
const BEYOND_WEEK_CENTS = 10_000;
/** Share of these cents that still counts when the budget allows no plan otherwise. */
export const RELAXED_REPETITION_SHARE = 0.05;

/** Cents for `times` meals of a recipe, when the search minimizes cost alone. */
export const repetitionCents = (times: number, answers: Pick<PlanAnswers, 'days' | 'people'>): number =>
  BEYOND_WEEK_CENTS * answers.people * timesBeyondWeek(times, answers);

/**
 * Points of the whole plan for each time that fruit or rice comes more than every other day, that another side
 * comes more than three times a week, and that any comes more than once a day.
 */
const REPEATED_SIDE_POINTS = 120;
const DULL_SIDE_POINTS = 900;
const REPEATED_SIDE_ON_DAY_POINTS = 1_000;
const RICE = 'Arroces';

/** Points for `times` meals with a side; `NO_SIDE` has none. */
export const sideRepetitionPoints = (
  { recipe, eaten, products }: Candidate,
  times: number,
  { days }: Pick<PlanAnswers, 'days'>,
): number => {
  if (recipe.id === NO_SIDE) return 0;
  const isDaily =
    eaten.groups.fruit !== undefined || products.some(({ subcategory }) => subcategory === RICE);
  const often = isDaily
    ? REPEATED_SIDE_POINTS * Math.max(0, times - Math.ceil(days / 2))
    : DULL_SIDE_POINTS * Math.max(0, times - Math.ceil((MAX_TIMES * days) / 7));
  return often + REPEATED_SIDE_ON_DAY_POINTS * Math.max(0, times - days);
};

/**
 * Maximum points by which several meals of one recipe cost less together than one by one, since it is cooked
 * once.
 * @param mostCookingPoints points of the longest cooking of a recipe that keeps
 */
export const maxPointsSavedTogether = (
  { goals }: Pick<PlanAnswers, 'goals'>,
  mostCookingPoints: number,
): number => mostCookingPoints + (goals.includes('meal-prep') ? COOKING_POINTS : 0);

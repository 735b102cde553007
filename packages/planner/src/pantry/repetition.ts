import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { NO_SIDE } from './candidate.ts';
import type { PlanRecipe } from './pantry.ts';

/** A recipe is repeated after three days at the earliest, and three times at most. */
export const DAYS_APART = 3;
export const MAX_TIMES = 3;

/** Points of the whole plan for each pair of meals of one recipe, and for each meal beyond `timesAllowed`. */
const REPEAT_POINTS = 650;
const TOO_OFTEN_POINTS = 2400;
/** Points for each meal beyond `timesBeyondWeek`. */
const BEYOND_WEEK_POINTS = 6000;
/**
 * With the goal meal-prep: points for each recipe that is cooked, and for each meal that can't be cooked
 * ahead.
 */
const COOKING_POINTS = 150;
const NOT_STORABLE_POINTS = 150;

/** Whether a recipe is cooked once for several meals: it keeps, and meal-prep is a goal. */
export const isCookedAhead = (recipe: PlanRecipe, goals: PlanAnswers['goals']): boolean =>
  goals.includes('meal-prep') && recipe.isMealPrepFriendly && recipe.shelfLifeDays !== null;

/** How many meals of a recipe a plan may have without a penalty. */
export const timesAllowed = (recipe: PlanRecipe, { days, goals }: Pick<PlanAnswers, 'days' | 'goals'>) =>
  isCookedAhead(recipe, goals)
    ? Math.min(MAX_TIMES, days)
    : Math.min(MAX_TIMES, Math.ceil(days / DAYS_APART));

/** How many of `times` meals exceed three a week or one a day. Only plans with too few recipes have any. */
export const timesBeyondWeek = (times: number, { days }: Pick<PlanAnswers, 'days'>): number =>
  Math.max(0, times - Math.min(days, MAX_TIMES * Math.ceil(days / 7)));

/** Points of the whole plan for `times` meals of a recipe. */
export const repetitionPoints = (
  recipe: PlanRecipe,
  times: number,
  answers: Pick<PlanAnswers, 'days' | 'goals'>,
): number => {
  if (times === 0) return 0;
  const allowed = timesAllowed(recipe, answers);
  const tooOftenPoints =
    TOO_OFTEN_POINTS * Math.max(0, times - allowed) + BEYOND_WEEK_POINTS * timesBeyondWeek(times, answers);
  if (isCookedAhead(recipe, answers.goals)) return COOKING_POINTS + tooOftenPoints;
  const allowedTimes = Math.min(times, allowed);
  const repeatPoints = (REPEAT_POINTS * allowedTimes * (allowedTimes - 1)) / 2 + tooOftenPoints;
  return answers.goals.includes('meal-prep') ? repeatPoints + NOT_STORABLE_POINTS * times : repeatPoints;
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
 * Points of the whole plan for each time that a side comes on more than every other day, and more than once a
 * day.
 */
const REPEATED_SIDE_POINTS = 120;
const REPEATED_SIDE_ON_DAY_POINTS = 1_000;

/** Points for `times` meals with a side; `NO_SIDE` has none. */
export const sideRepetitionPoints = (
  { id }: Pick<PlanRecipe, 'id'>,
  times: number,
  answers: Pick<PlanAnswers, 'days'>,
): number =>
  id === NO_SIDE
    ? 0
    : REPEATED_SIDE_POINTS * Math.max(0, times - Math.ceil(answers.days / 2)) +
      REPEATED_SIDE_ON_DAY_POINTS * Math.max(0, times - answers.days);

/**
 * Maximum points by which several meals of one recipe cost less together than one by one, since it is cooked
 * once.
 */
export const maxPointsSavedTogether = ({ goals }: Pick<PlanAnswers, 'goals'>): number =>
  goals.includes('meal-prep') ? COOKING_POINTS : 0;

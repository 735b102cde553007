import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { NO_SIDE } from './candidate.ts';
import type { PlanRecipe } from './pantry.ts';

/** No recipe again within two days, none more than three times. */
export const DAYS_APART = 3;
export const MAX_TIMES = 3;

/** A recipe that comes again, or too often: points of the whole plan, not of a day. */
const REPEAT_POINTS = 650;
const TOO_OFTEN_POINTS = 2400;
/** More often than a week eats it: on some day twice, or a fourth time. */
const BEYOND_WEEK_POINTS = 6000;
/** Under meal-prep what counts is how often the stove is lit, and what can't be kept counts as well. */
const COOKING_POINTS = 150;
const NOT_STORABLE_POINTS = 150;

/** Whether a recipe is cooked on purpose for several meals. */
export const isCookedAhead = (recipe: PlanRecipe, goals: PlanAnswers['goals']): boolean =>
  goals.includes('meal-prep') && recipe.isMealPrepFriendly && recipe.shelfLifeDays !== null;

/** How often a recipe may come without being too often. */
export const timesAllowed = (recipe: PlanRecipe, { days, goals }: Pick<PlanAnswers, 'days' | 'goals'>) =>
  isCookedAhead(recipe, goals)
    ? Math.min(MAX_TIMES, days)
    : Math.min(MAX_TIMES, Math.ceil(days / DAYS_APART));

/** How often a recipe comes at most where anything else is to be had, in one week and on as many days. */
export const timesBeyondWeek = (times: number, { days }: Pick<PlanAnswers, 'days'>): number =>
  Math.max(0, times - Math.min(days, MAX_TIMES * Math.ceil(days / 7)));

/** Points for a recipe that comes `times` times. */
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
 * Cents of a person for each meal of a recipe beyond what a week eats of it where money alone counts, more than a meal's packages:
 * the cheapest plan is no plan of one dish. Up to there nothing but money counts, so that who asks for less never pays more.
 */
const BEYOND_WEEK_CENTS = 10_000;
/** The share of it that counts where the money doesn't suffice otherwise. */
export const RELAXED_REPETITION_SHARE = 0.05;

/** Cents for a recipe that comes `times` times. */
export const repetitionCents = (times: number, answers: Pick<PlanAnswers, 'days' | 'people'>): number =>
  BEYOND_WEEK_CENTS * answers.people * timesBeyondWeek(times, answers);

/** Of each time that a side comes on more than every other day, and of each that it comes more often than there are days: points of the whole plan. */
const REPEATED_SIDE_POINTS = 120;
const REPEATED_SIDE_ON_DAY_POINTS = 1_000;

/** Points for a side that comes `times` times; nothing may come at every meal. */
export const sideRepetitionPoints = (
  { id }: Pick<PlanRecipe, 'id'>,
  times: number,
  answers: Pick<PlanAnswers, 'days'>,
): number =>
  id === NO_SIDE
    ? 0
    : REPEATED_SIDE_POINTS * Math.max(0, times - Math.ceil(answers.days / 2)) +
      REPEATED_SIDE_ON_DAY_POINTS * Math.max(0, times - answers.days);

/** The most points by which a recipe's meals are fewer together than one by one: the stove is lit once for all of them. */
export const maxPointsSavedTogether = ({ goals }: Pick<PlanAnswers, 'goals'>): number =>
  goals.includes('meal-prep') ? COOKING_POINTS : 0;

import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { NOTHING_BESIDE } from './candidate.ts';
import type { PlanRecipe } from './pantry.ts';

/** No recipe again within two days, none more than three times. */
export const DAYS_APART = 3;
export const MOST_TIMES = 3;

/** A recipe that comes again, or too often: points of the whole plan, not of a day. */
const AGAIN = 650;
const TOO_OFTEN = 2400;
/** More often than a week eats it: on some day twice, or a fourth time. */
const BEYOND = 6000;
/** Under meal-prep what counts is how often the stove is lit, and what can't be kept counts as well. */
const COOKED = 150;
const NOT_KEPT = 150;

/** Whether a recipe is cooked on purpose for several meals. */
export const isCookedAhead = (recipe: PlanRecipe, goals: PlanAnswers['goals']): boolean =>
  goals.includes('meal-prep') && recipe.isMealPrepFriendly && recipe.shelfLifeDays !== null;

/** How often a recipe may come without being too often. */
export const timesAllowed = (recipe: PlanRecipe, { days, goals }: Pick<PlanAnswers, 'days' | 'goals'>) =>
  isCookedAhead(recipe, goals)
    ? Math.min(MOST_TIMES, days)
    : Math.min(MOST_TIMES, Math.ceil(days / DAYS_APART));

/** How often a recipe comes at most where anything else is to be had, in one week and on as many days. */
export const timesBeyond = (times: number, { days }: Pick<PlanAnswers, 'days'>): number =>
  Math.max(0, times - Math.min(days, MOST_TIMES * Math.ceil(days / 7)));

/** Points for a recipe that comes `times` times. */
export const repetitionPoints = (
  recipe: PlanRecipe,
  times: number,
  answers: Pick<PlanAnswers, 'days' | 'goals'>,
): number => {
  if (times === 0) return 0;
  const allowed = timesAllowed(recipe, answers);
  const tooOften = TOO_OFTEN * Math.max(0, times - allowed) + BEYOND * timesBeyond(times, answers);
  if (isCookedAhead(recipe, answers.goals)) return COOKED + tooOften;
  const usual = Math.min(times, allowed);
  const again = (AGAIN * usual * (usual - 1)) / 2 + tooOften;
  return answers.goals.includes('meal-prep') ? again + NOT_KEPT * times : again;
};

/**
 * Cents of a person for each meal of a recipe beyond what a week eats of it where money alone counts, more than a meal's packages:
 * the cheapest plan is no plan of one dish. Up to there nothing but money counts, so that who asks for less never pays more.
 */
const BEYOND_CENTS = 10_000;
/** The share of it that counts where the money doesn't suffice otherwise. */
export const DULL_SHARE = 0.05;

/** Cents for a recipe that comes `times` times. */
export const dullnessCents = (times: number, answers: Pick<PlanAnswers, 'days' | 'people'>): number =>
  BEYOND_CENTS * answers.people * timesBeyond(times, answers);

/** Of each time that a side comes on more than every other day, and of each that it comes more often than there are days: points of the whole plan. */
const SAME_SIDE = 120;
const SAME_SIDE_ON_DAY = 1_000;

/** Points for a side that comes `times` times; nothing may come at every meal. */
export const sideRepetitionPoints = (
  { id }: Pick<PlanRecipe, 'id'>,
  times: number,
  answers: Pick<PlanAnswers, 'days'>,
): number =>
  id === NOTHING_BESIDE
    ? 0
    : SAME_SIDE * Math.max(0, times - Math.ceil(answers.days / 2)) +
      SAME_SIDE_ON_DAY * Math.max(0, times - answers.days);

/** The most points by which a recipe's meals are fewer together than one by one: the stove is lit once for all of them. */
export const mostSavedTogether = ({ goals }: Pick<PlanAnswers, 'goals'>): number =>
  goals.includes('meal-prep') ? COOKED : 0;

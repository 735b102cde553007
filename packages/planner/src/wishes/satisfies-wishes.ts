import { maxMinutesOf, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { conditionRules, type MealLimit } from '@nutricion/domain/plans/condition';
import type { ConditionWish } from '@nutricion/domain/plans/wish';
import { type Candidate, isSide } from '../pantry/candidate.ts';
import { breaksWithout, hasFood } from './recipe-food.ts';
import { isSafeFor } from './unsafe-foods.ts';

/**
 * Whether a recipe satisfies all hard wishes that don't depend on day or hour, and the goal to cook quickly.
 */
export const satisfiesWishes = (
  answers: Pick<PlanAnswers, 'goals' | 'wishes'>,
  candidate: Candidate,
): boolean => {
  const { recipe, products } = candidate;
  const maxMinutes = maxMinutesOf(answers) ?? Number.POSITIVE_INFINITY;
  return (
    recipe.prepMinutes + recipe.cookMinutes <= maxMinutes &&
    (answers.wishes ?? []).every((wish) => {
      if (wish.kind === 'condition') return satisfiesCondition(wish, candidate);
      return wish.kind !== 'without' || !breaksWithout(wish, recipe, products);
    })
  );
};

const satisfiesCondition = ({ condition }: ConditionWish, candidate: Candidate): boolean => {
  const { limit } = conditionRules[condition];
  const amount = limit && candidate.nutrition.perServing[limit.nutrient];
  return (
    (limit === null || (amount !== null && amount <= maxAmountOf(limit, candidate))) &&
    isSafeFor(condition, candidate)
  );
};

/** The limit of a meal is divided between dish and side. */
const maxAmountOf = ({ most, beside }: MealLimit, candidate: Candidate): number => {
  const { course, recipe } = candidate;
  const sidePart = beside[course.endsWith('plato') ? 'plato' : 'desayuno'];
  return isSide(candidate) ? sidePart : most[recipe.meal] - sidePart;
};

/**
 * A wished-for meal is worth one dollar, an unwanted one as much less. In a week of the seed's recipes,
 * chicken then comes twice instead of never and fish six times instead of four; at two dollars fish would
 * come ten times.
 */
const TASTE_POINTS = 100;

/** Points for each meal of a recipe; negative when its foods are wished for. */
export const tastePoints = (
  { wishes = [] }: Pick<PlanAnswers, 'wishes'>,
  { recipe, products }: Candidate,
): number =>
  wishes.reduce((points, wish) => {
    if ((wish.kind !== 'more' && wish.kind !== 'less') || !hasFood(wish, recipe, products)) return points;
    return points + (wish.kind === 'less' ? TASTE_POINTS : -TASTE_POINTS);
  }, 0);

import { mulberry32 } from '@nutricion/domain/kit/random';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { type Candidate, isSide, NO_SIDE } from '../pantry/candidate.ts';
import type { ExtraPointsOf } from './model.ts';

interface PlanHistory {
  readonly answers: PlanAnswers;
  readonly previousRecipeIds?: readonly string[] | undefined;
  readonly recentRecipeIds?: readonly string[] | undefined;
  readonly seed: number;
}

/** Points of the whole plan for each meal of the replaced plan, and of the last weeks. */
const PREVIOUS_PLAN_POINTS = 2_500;
const RECENT_MEAL_POINTS = 600;

/** Points of a dish beside what it is: that it was in the last plans, and what the seed prefers. */
export const extraPointsFor = ({
  answers,
  previousRecipeIds = [],
  recentRecipeIds = [],
  seed,
}: PlanHistory): ExtraPointsOf => {
  const previous = new Set(previousRecipeIds);
  const recent = new Set(recentRecipeIds);
  const isTaste = (answers.wishes ?? []).some(({ kind }) => kind === 'more' || kind === 'less');
  return (candidate) => {
    const { id } = candidate.recipe;
    const preferencePoints =
      (isTaste ? PREFERENCE_SHARE_BESIDE_TASTE : 1) * preferencePointsOf(seed, candidate);
    return (
      (previous.has(id) ? PREVIOUS_PLAN_POINTS : recent.has(id) ? RECENT_MEAL_POINTS : 0) + preferencePoints
    );
  };
};

/**
 * Each seed prefers half of the dishes, so that nearly equal ones alternate between plans. The others cost
 * these points of the whole plan per meal.
 */
const NOT_PREFERRED_POINTS = 450;
const NOT_PREFERRED_SIDE_POINTS = 60;
/** With a wish for more or less of a food, the preference counts less: 90 points, below the wish's 100. */
const PREFERENCE_SHARE_BESIDE_TASTE = 0.2;

/** Points that depend on seed and dish alone; 0 for `NO_SIDE`. */
const preferencePointsOf = (seed: number, candidate: Candidate): number => {
  const { id } = candidate.recipe;
  let hash = seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  if (id === NO_SIDE || mulberry32(hash)() < 0.5) return 0;
  return isSide(candidate) ? NOT_PREFERRED_SIDE_POINTS : NOT_PREFERRED_POINTS;
};

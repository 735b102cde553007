import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { targetsOf } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';

/**
 * Weight of sodium over the daily limit (as a share of it) against energy off the average (as a share of
 * that).
 */
const SODIUM_FACTOR = 6;

/** How uneven a day is: 0 with average energy and sodium within the daily limit. */
export type DayBalance = (eaten: readonly Candidate[]) => number;

/** @param all every dish and side of the plan */
export const dayBalance = (all: readonly Candidate[], answers: PlanAnswers): DayBalance => {
  const sumOf = (eaten: readonly Candidate[], nutrient: 'kcal' | 'sodium_mg'): number =>
    eaten.reduce((sum, { nutrition }) => sum + (nutrition.knownPerServing[nutrient] ?? 0), 0);
  const mean = sumOf(all, 'kcal') / answers.days || 1;
  const limit = targetsOf(answers).sodium_mg;
  return (eaten) =>
    Math.abs(sumOf(eaten, 'kcal') - mean) / mean +
    (SODIUM_FACTOR * Math.max(0, sumOf(eaten, 'sodium_mg') - limit)) / limit;
};

import type { PlanAnswers } from '@nutricion/domain/meal-plan/answers';
import { targetsOf } from '../model/weights.ts';
import type { Candidate } from '../pantry/candidate.ts';

/** What sodium beyond a day's limit, as a share of it, counts against energy off the average, as a share of that. */
const SODIUM_FACTOR = 6;

/** How far a day is from as much energy as the others and from no more sodium than a day's limit; 0: not at all. */
export type DayBalance = (eaten: readonly Candidate[]) => number;

/** The balance of each day of a plan of which these are all dishes and sides. */
export const dayBalance = (all: readonly Candidate[], answers: PlanAnswers): DayBalance => {
  const sumOf = (eaten: readonly Candidate[], nutrient: 'kcal' | 'sodium_mg'): number =>
    eaten.reduce((sum, { nutrition }) => sum + (nutrition.knownPerServing[nutrient] ?? 0), 0);
  const mean = sumOf(all, 'kcal') / answers.days || 1;
  const limit = targetsOf(answers).sodium_mg;
  return (eaten) =>
    Math.abs(sumOf(eaten, 'kcal') - mean) / mean +
    (SODIUM_FACTOR * Math.max(0, sumOf(eaten, 'sodium_mg') - limit)) / limit;
};

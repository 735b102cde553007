import type { PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import type { Model } from '../../packages/planner/src/model/model.ts';
import { best, cheapest } from '../../packages/planner/src/optimise/optimise.ts';
import { nameOf } from './instances.ts';

/** The searches of this many seeds are compared; the others only look for a better plan. */
const ANSWERS = 3;

export interface Compared {
  readonly name: string;
  readonly meals: number;
  /** For each compared search, by how many per cent its points exceed the best of all. */
  readonly overBest: readonly number[];
}

/**
 * Compares searches with the best of many for the same request, for plans too large to prove.
 * @param searches number of searches, each with another seed
 * @returns null when no plan satisfies the request
 */
export const compareSeeds = (answers: PlanAnswers, model: Model, searches: number): Compared | null => {
  const points = Array.from({ length: searches }, (_, seed) => {
    const cheap = cheapest(model, seed);
    return (cheap && best(model, cheap, seed))?.points ?? null;
  }).filter((each) => each !== null);
  if (points.length === 0) return null;
  const bestPoints = Math.min(...points);
  return {
    name: nameOf(answers),
    meals: answers.days * answers.mealsPerDay,
    overBest: points.slice(0, ANSWERS).map((each) => (100 * (each - bestPoints)) / bestPoints),
  };
};

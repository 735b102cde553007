import type { PlanAnswers } from '../../packages/domain/src/meal-plan/answers.ts';
import type { Model } from '../../packages/planner/src/model/model.ts';
import { best, cheapest } from '../../packages/planner/src/optimise/optimise.ts';
import { nameOf } from './instances.ts';

/** Answers as a person would get them, by as many seeds; the other searches only look for a better plan. */
const ANSWERS = 3;

export interface Compared {
  readonly name: string;
  readonly meals: number;
  /** How many per cent each answer is over the best plan of all searches. */
  readonly overBest: readonly number[];
}

/**
 * Holds answers against the best of many searches of the same request, for what is too large to be proven.
 * @param searches how often each request is searched, each time with another seed
 * @returns null where no plan is as asked
 */
export const compareSeeds = (answers: PlanAnswers, model: Model, searches: number): Compared | null => {
  const points = Array.from({ length: searches }, (_, seed) => {
    const cheap = cheapest(model, seed);
    return (cheap && best(model, cheap, seed))?.points ?? null;
  }).filter((each) => each !== null);
  if (points.length === 0) return null;
  const known = Math.min(...points);
  return {
    name: nameOf(answers),
    meals: answers.days * answers.mealsPerDay,
    overBest: points.slice(0, ANSWERS).map((each) => (100 * (each - known)) / known),
  };
};

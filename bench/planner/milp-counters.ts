import type { Model } from '../../packages/planner/src/model/model.ts';

/** Binary: 1 when a recipe comes at least so many times. */
export const timesName = (recipe: number, times: number): string => `z${recipe}_${times}`;

/**
 * The variables that count a recipe: one per allowed time, one for times beyond that, one for those with an
 * even higher penalty.
 */
export const countersOf = (levels: readonly number[], recipe: number): readonly string[] => [
  ...Array.from({ length: levels[recipe] ?? 0 }, (_, level) => timesName(recipe, level + 1)),
  `w${recipe}`,
  `v${recipe}`,
];

/** Points of the whole plan for one more time, the `times`-th. */
export const stepOf =
  (model: Model, recipe: number) =>
  (times: number): number => {
    const points = model.repetition[recipe] ?? [];
    return times < points.length ? (points[times] ?? 0) - (points[times - 1] ?? 0) : 0;
  };

/**
 * How many times beyond the allowed ones have the same penalty; later ones have a higher one, so the solver
 * uses these first.
 */
export const maxBeyond = (model: Model, recipe: number, allowed: number, most: number): number => {
  const step = stepOf(model, recipe);
  let beyond = 0;
  while (beyond < most && step(allowed + beyond + 1) === step(allowed + 1)) beyond += 1;
  return beyond;
};

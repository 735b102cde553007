import { lowerBoundOf } from '../model/lower-bound.ts';
import type { Model } from '../model/model.ts';
import { type PlanState, SUM, SUMS } from '../model/plan-state.ts';
import { createRows, type Rows, readRows } from '../model/rows.ts';
import type { Savings } from '../model/savings.ts';
import type { Unit } from '../model/units.ts';

/**
 * The best choices for one or two units that were removed from the plan: those with the fewest points below
 * `threshold`, each cent over the budget counted as `overdraft` points. Null when no choice is below the
 * threshold.
 */
export interface BestChoice {
  readonly ofOne: (unit: Unit, threshold: number, overdraft: number) => number | null;
  readonly ofTwo: (
    one: Unit,
    other: Unit,
    threshold: number,
    overdraft: number,
  ) => readonly [number, number] | null;
  /**
   * Effort so far: one for each pair that was compared by its bound, `EXACT_COST` for each one computed
   * exactly.
   */
  readonly weighed: () => number;
}

/** Computing exactly what a choice adds takes about as long as comparing this many bounds. */
const EXACT_COST = 8;

const { otherPoints, kcal, protein, fiber, sodium, cost: COST } = SUM;
const ZERO_ROW = new Float64Array(SUMS);

/**
 * @param maxChoices maximum number of choices of a unit
 * @param maxCents infinite without a budget
 */
export const bestChoiceOf = (
  model: Model,
  savings: Savings,
  state: PlanState,
  maxChoices: number,
  maxCents: number,
): BestChoice => {
  const { sums, pointsOf, pointsSavedTogether } = state;
  const { firstOf } = model;
  const linearBound = lowerBoundOf(state, maxCents);
  const firstRows = createRows(maxChoices);
  const secondRows = createRows(maxChoices);
  const promising = new Int32Array(maxChoices);
  const near = new Int32Array(maxChoices);
  const bounds = new Float64Array(maxChoices);
  const pair = Int32Array.of(-1, -1);
  const added = new Float64Array(SUMS);
  let weighed = 0;

  /** Points with one more row of each list, which save `saved` cents together. */
  const pointsWith = (
    ones: Float64Array,
    one: number,
    others: Float64Array,
    other: number,
    saved: number,
    overdraft: number,
  ): number => {
    const sumOf = (sum: number): number =>
      (sums[sum] as number) + (ones[one + sum] as number) + (others[other + sum] as number);
    const cost = sumOf(COST) - saved;
    const over = cost > maxCents ? overdraft * (cost - maxCents) : 0;
    return (
      over + pointsOf(cost, sumOf(otherPoints), sumOf(kcal), sumOf(protein), sumOf(fiber), sumOf(sodium))
    );
  };
  /** Exact points with more meals of one recipe. */
  const pointsWithMeals = (recipe: number, meals: number, overdraft: number): number => {
    state.addedBy(recipe, meals, added, 0);
    weighed += EXACT_COST;
    return pointsWith(ZERO_ROW, 0, added, 0, 0, overdraft);
  };

  /**
   * Writes the positions of the second unit's choices that can be below the threshold with some choice of the
   * first to `promising`; returns their number.
   */
  const keepPromising = (ones: Rows, others: Rows, threshold: number): number => {
    const plan = linearBound.planPoints - pointsSavedTogether;
    let count = 0;
    for (let position = 0; position < others.count; position += 1) {
      const saved = others.savings[position] as number;
      const value = plan + (others.values[position] as number);
      if (value + Math.max(ones.minValue - saved, ones.minValueLessSavings) >= threshold) continue;
      promising[count] = position;
      count += 1;
    }
    return count;
  };
  const isPromising = (ones: Rows, position: number, others: Rows, threshold: number): boolean => {
    const value = linearBound.planPoints - pointsSavedTogether + (ones.values[position] as number);
    const saved = ones.savings[position] as number;
    return value + Math.max(others.minValue - saved, others.minValueLessSavings) < threshold;
  };
  /**
   * A lower bound of the points of two choices; exact except for shared packages when the linear bound alone
   * doesn't exclude the pair.
   */
  const boundOf = (
    ones: Rows,
    position: number,
    others: Rows,
    otherPosition: number,
    shared: number,
    threshold: number,
    overdraft: number,
  ): number => {
    const at = position * SUMS;
    const to = otherPosition * SUMS;
    const saved = Math.min(shared, ones.sums[at + COST] as number, others.sums[to + COST] as number);
    const values = (ones.values[position] as number) + (others.values[otherPosition] as number);
    const minPoints = linearBound.planPoints + values - linearBound.pointsPerCent * saved;
    return minPoints >= threshold ? minPoints : pointsWith(ones.sums, at, others.sums, to, saved, overdraft);
  };
  /**
   * Writes those of the first `count` promising choices that can be below the threshold together with one
   * choice of the first unit to `near`; returns their number.
   */
  const keepNear = (
    position: number,
    one: Unit,
    other: Unit,
    count: number,
    threshold: number,
    overdraft: number,
  ): number => {
    const isSame = haveSameRows(one, other);
    const others = isSame ? firstRows : secondRows;
    const recipe = one.choices[position] as number;
    const sharedWith = savings.withEach(recipe);
    let nearCount = 0;
    weighed += count;
    for (let each = 0; each < count; each += 1) {
      const otherPosition = promising[each] as number;
      if (isSame && otherPosition < position) continue;
      const otherRecipe = other.choices[otherPosition] as number;
      const shared = sharedWith[otherRecipe] as number;
      const again = firstOf[otherRecipe] === firstOf[recipe] ? pointsSavedTogether : 0;
      const bound =
        boundOf(firstRows, position, others, otherPosition, shared, threshold + again, overdraft) - again;
      if (bound >= threshold) continue;
      near[nearCount] = otherRecipe;
      bounds[nearCount] = bound;
      nearCount += 1;
    }
    return nearCount;
  };
  /**
   * Writes the best pair of a recipe and the first `count` choices in `near` to `pair`; returns its points,
   * or the threshold.
   */
  const bestBeside = (
    recipe: number,
    meals: number,
    otherMeals: number,
    count: number,
    threshold: number,
    overdraft: number,
  ): number => {
    if (count === 0) return threshold;
    let best = threshold;
    addMeals(state, recipe, meals);
    for (let each = 0; each < count; each += 1) {
      if ((bounds[each] as number) >= best) continue;
      const points = pointsWithMeals(near[each] as number, otherMeals, overdraft);
      if (points >= best) continue;
      best = points;
      pair[0] = recipe;
      pair[1] = near[each] as number;
    }
    state.rollBack();
    return best;
  };

  return {
    weighed: () => weighed,
    ofOne: ({ choices, places }, threshold, overdraft) => {
      let best = threshold;
      let bestChoice: number | null = null;
      for (const choice of choices) {
        const points = pointsWithMeals(choice, places.length, overdraft);
        if (points >= best) continue;
        best = points;
        bestChoice = choice;
      }
      return bestChoice;
    },
    ofTwo: (one, other, threshold, overdraft) => {
      const isSame = haveSameRows(one, other);
      const ones = firstRows;
      const others = isSame ? firstRows : secondRows;
      readRows(state, one, ones);
      if (!isSame) readRows(state, other, others);
      weighed += EXACT_COST * (ones.count + (isSame ? 0 : others.count));
      linearBound.updatePrices(ones, others, overdraft);
      linearBound.valueRows(ones, one.choices, savings.max);
      if (!isSame) linearBound.valueRows(others, other.choices, savings.max);
      const count = keepPromising(ones, others, threshold);
      if (count === 0) return null;
      let best = threshold;
      for (let position = 0; position < ones.count; position += 1) {
        if (!isPromising(ones, position, others, best)) continue;
        const nearCount = keepNear(position, one, other, count, best, overdraft);
        const recipe = one.choices[position] as number;
        best = bestBeside(recipe, one.places.length, other.places.length, nearCount, best, overdraft);
      }
      return best < threshold ? [pair[0] as number, pair[1] as number] : null;
    },
  };
};

/** Units with the same choices and as many meals: their rows are equal, and each pair needs only one look. */
const haveSameRows = (one: Unit, other: Unit): boolean =>
  one.choices === other.choices && one.places.length === other.places.length;

/** Adds `meals` meals of a recipe, or removes them when negative. */
export const addMeals = (state: PlanState, recipe: number, meals: number): void => {
  for (let meal = 0; meal < Math.abs(meals); meal += 1) state.add(recipe, meals > 0 ? 1 : -1);
};

import { lowerBoundOf } from '../model/lower-bound.ts';
import type { Model } from '../model/model.ts';
import { type PlanState, SUM, SUMS } from '../model/plan-state.ts';
import { createRows, type Rows, readRows } from '../model/rows.ts';
import type { Savings } from '../model/savings.ts';
import type { Unit } from '../model/units.ts';

/**
 * The best choices for units that aren't on the table: those with which the plan has the fewest points below `least`,
 * each cent over the budget counted by `overdraft`. Null: with none is it below.
 */
export interface BestChoice {
  readonly ofOne: (unit: Unit, threshold: number, overdraft: number) => number | null;
  readonly ofTwo: (
    one: Unit,
    other: Unit,
    threshold: number,
    overdraft: number,
  ) => readonly [number, number] | null;
  /** What was weighed so far: one for each two choices held against the line, `CLOSELY` for each that was worked out. */
  readonly weighed: () => number;
}

/** Working out what a choice adds takes about as long as holding so many against the line. */
const EXACT_COST = 8;

const { otherPoints, kcal, protein, fiber, sodium, cost: COST } = SUM;
const ZERO_ROW = new Float64Array(SUMS);

/** `most`: choices of a unit at most; `maxCents`: infinite without a budget. */
export const bestChoiceOf = (
  model: Model,
  savings: Savings,
  state: PlanState,
  maxChoices: number,
  maxCents: number,
): BestChoice => {
  const { sums, pointsOf, pointsSavedTogether } = state;
  const { firstOf } = model;
  const bound = lowerBoundOf(state, maxCents);
  const firstRows = createRows(maxChoices);
  const secondRows = createRows(maxChoices);
  const promising = new Int32Array(maxChoices);
  const near = new Int32Array(maxChoices);
  const bounds = new Float64Array(maxChoices);
  const pair = Int32Array.of(-1, -1);
  const added = new Float64Array(SUMS);
  let weighed = 0;

  /** With two rows more, at `one` and `other` of their lists, which save so many cents together. */
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
  /** Points with a recipe more, exactly. */
  const pointsWithMeals = (recipe: number, meals: number, overdraft: number): number => {
    state.addedBy(recipe, meals, added, 0);
    weighed += EXACT_COST;
    return pointsWith(ZERO_ROW, 0, added, 0, 0, overdraft);
  };

  /** Writes those of the second rows that some of the first could make better to `left`, and tells how many. */
  const keepPromising = (ones: Rows, others: Rows, threshold: number): number => {
    const plan = bound.planPoints - pointsSavedTogether;
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
    const value = bound.planPoints - pointsSavedTogether + (ones.values[position] as number);
    const saved = ones.savings[position] as number;
    return value + Math.max(others.minValue - saved, others.minValueLessSavings) < threshold;
  };
  /** Points that a row of each list makes at least, where the line doesn't tell that they are over `least`. */
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
    const minPoints = bound.planPoints + values - bound.pointsPerCent * saved;
    return minPoints >= threshold ? minPoints : pointsWith(ones.sums, at, others.sums, to, saved, overdraft);
  };
  /** Those of the first `count` in `left` that may be better beside one of the first unit's, to `near`; how many. */
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
  /** The best of the first `count` in `near` beside a recipe, into `pair`; points then, or `least`. */
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
      bound.updatePrices(ones, others, overdraft);
      bound.valueRows(ones, one.choices, savings.max);
      if (!isSame) bound.valueRows(others, other.choices, savings.max);
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

/** Units of the same choices, as often: their rows are the same, and each two need a look once. */
const haveSameRows = (one: Unit, other: Unit): boolean =>
  one.choices === other.choices && one.places.length === other.places.length;

/** So many meals of a recipe; taken off where there are fewer than none. */
export const addMeals = (state: PlanState, recipe: number, meals: number): void => {
  for (let meal = 0; meal < Math.abs(meals); meal += 1) state.add(recipe, meals > 0 ? 1 : -1);
};

import { type PlanState, SUM, SUMS } from './plan-state.ts';
import type { Rows } from './rows.ts';

/**
 * A linear function that no plan's points are below (Lagrangian relaxation): each penalty that isn't linear
 * (targets missed or exceeded, the budget) counts at a price of its own, anywhere from nothing to its full
 * weight. On it every choice has a value that doesn't depend on the others, so that few pairs need an exact
 * look.
 */
export interface LowerBound {
  /**
   * Moves the prices toward those at which the cheapest choice of each of two units together meets targets
   * and budget.
   */
  readonly updatePrices: (ones: Rows, others: Rows, overdraft: number) => void;
  /** Value of the rest of the plan when the prices were last updated. */
  planPoints: number;
  /** Points of one cent at these prices. */
  pointsPerCent: number;
  /**
   * Writes values and savings of all rows.
   * @param maxSaved cents that each recipe can save by sharing packages
   */
  readonly valueRows: (rows: Rows, choices: Int32Array, maxSaved: Float32Array) => void;
}

/** Change of a price when its target is missed completely, as a share of the price's range. */
const PRICE_STEP = 0.3;
/** Maximum of a single change, as the same share. */
const MAX_PRICE_STEP = 0.5;
/** Change of the budget's price when the budget is exceeded by all of it, in multiples of `pointsPerCent`. */
const BUDGET_PRICE_STEP = 1.2;

const { otherPoints, kcal, protein, fiber, sodium, cost: COST } = SUM;

/** @param maxCents infinite without a budget */
export const lowerBoundOf = ({ sums, pointsPerCent, weights }: PlanState, maxCents: number): LowerBound => {
  const lowest = new Float64Array(SUMS);
  const highest = new Float64Array(SUMS);
  lowest[kcal] = -weights.energy;
  highest[kcal] = weights.energy;
  lowest[protein] = -weights.protein;
  lowest[fiber] = -weights.fiber;
  highest[sodium] = weights.sodium;
  /** Price of each sum; that of cost is added to `pointsPerCent`. */
  const prices = new Float64Array(SUMS);
  const isBounded = maxCents < Number.POSITIVE_INFINITY;

  const valueAt = (rows: Float64Array, at: number): number =>
    (pointsPerCent + (prices[COST] as number)) * (rows[at + COST] as number) +
    (rows[at + otherPoints] as number) +
    (prices[kcal] as number) * (rows[at + kcal] as number) +
    (prices[protein] as number) * (rows[at + protein] as number) +
    (prices[fiber] as number) * (rows[at + fiber] as number) +
    (prices[sodium] as number) * (rows[at + sodium] as number);
  const minRow = ({ sums: rows, count }: Rows): number => {
    let min = Number.POSITIVE_INFINITY;
    let minAt = 0;
    for (let at = 0; at < count * SUMS; at += SUMS) {
      const value = valueAt(rows, at);
      if (value >= min) continue;
      min = value;
      minAt = at;
    }
    return minAt;
  };
  const move = (sum: number, by: number, low: number, high: number): void => {
    prices[sum] = Math.max(low, Math.min((prices[sum] as number) + by, high));
  };
  const bound: LowerBound = {
    planPoints: 0,
    pointsPerCent,
    updatePrices: (ones, others, overdraft) => {
      const one = minRow(ones);
      const other = minRow(others);
      let planPoints = pointsPerCent * (sums[COST] as number) + (sums[otherPoints] as number);
      for (let sum = kcal; sum <= sodium; sum += 1) {
        const now = sums[sum] as number;
        const missed = now + (ones.sums[one + sum] as number) + (others.sums[other + sum] as number) - 1;
        const low = lowest[sum] as number;
        const high = highest[sum] as number;
        const step = Math.max(-MAX_PRICE_STEP, Math.min(PRICE_STEP * missed, MAX_PRICE_STEP));
        move(sum, (high - low) * step, low, high);
        planPoints += (prices[sum] as number) * (now - 1);
      }
      if (isBounded) {
        const left = (sums[COST] as number) - maxCents;
        const over = left + (ones.sums[one + COST] as number) + (others.sums[other + COST] as number);
        move(COST, (BUDGET_PRICE_STEP * pointsPerCent * over) / maxCents, 0, overdraft);
        planPoints += (prices[COST] as number) * left;
      }
      bound.planPoints = planPoints;
      bound.pointsPerCent = pointsPerCent + (prices[COST] as number);
    },
    valueRows: (rows, choices, maxSaved) => {
      const cent = bound.pointsPerCent;
      rows.minValue = Number.POSITIVE_INFINITY;
      rows.minValueLessSavings = Number.POSITIVE_INFINITY;
      for (let position = 0; position < rows.count; position += 1) {
        const at = position * SUMS;
        const value = valueAt(rows.sums, at);
        const saved =
          cent * Math.min(rows.sums[at + COST] as number, maxSaved[choices[position] as number] as number);
        rows.values[position] = value;
        rows.savings[position] = saved;
        rows.minValue = Math.min(rows.minValue, value);
        rows.minValueLessSavings = Math.min(rows.minValueLessSavings, value - saved);
      }
    },
  };
  return bound;
};

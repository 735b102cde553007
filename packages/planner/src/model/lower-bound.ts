import { type PlanState, SUM, SUMS } from './plan-state.ts';
import type { Rows } from './rows.ts';

/**
 * Points as a straight line that those of no plan are below: what bends (targets missed or exceeded, the budget)
 * counts by a price of its own, any up to its full weight (Lagrange multipliers). On a line every recipe has a value
 * whatever comes beside it, so that few need a closer look.
 */
export interface LowerBound {
  /** Moves the prices to where the choices of least value, one of each, meet targets and budget. */
  readonly updatePrices: (ones: Rows, others: Rows, overdraft: number) => void;
  /** Of the plan that was on the table when they moved. */
  planPoints: number;
  /** Of a cent. */
  pointsPerCent: number;
  /** Values and savings of all rows; `mostSaved`: cents that each recipe saves with another at most. */
  readonly valueRows: (rows: Rows, choices: Int32Array, maxSaved: Float32Array) => void;
}

/** How far the prices move for a target that is missed by all of it, as a share of their range. */
const PRICE_STEP = 0.3;
/** At once at most. */
const MAX_PRICE_STEP = 0.5;
/** A budget exceeded by all of it: so many times what a cent is worth without one. */
const BUDGET_PRICE_STEP = 1.2;

const { otherPoints, kcal, protein, fiber, sodium, cost: COST } = SUM;

export const lowerBoundOf = ({ sums, pointsPerCent, weights }: PlanState, maxCents: number): LowerBound => {
  const lowest = new Float64Array(SUMS);
  const highest = new Float64Array(SUMS);
  lowest[kcal] = -weights.energy;
  highest[kcal] = weights.energy;
  lowest[protein] = -weights.protein;
  lowest[fiber] = -weights.fiber;
  highest[sodium] = weights.sodium;
  /** Of each sum; that of a cent is what it costs beside `ofCent` for a budget that is scarce. */
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

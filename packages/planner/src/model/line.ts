import type { Rows } from './rows.ts';
import { SUM, SUMS, type Table } from './table.ts';

/**
 * Points as a straight line that those of no plan are below: what bends (targets missed or exceeded, the budget)
 * counts by a price of its own, any up to its full weight (Lagrange multipliers). On a line every recipe has a value
 * whatever comes beside it, so that few need a closer look.
 */
export interface Line {
  /** Moves the prices to where the choices of least value, one of each, meet targets and budget. */
  readonly follow: (ones: Rows, others: Rows, overdraft: number) => void;
  /** Of the plan that was on the table when they moved. */
  plan: number;
  /** Of a cent. */
  ofCent: number;
  /** Values and savings of all rows; `mostSaved`: cents that each recipe saves with another at most. */
  readonly valueRows: (rows: Rows, choices: Int32Array, mostSaved: Float32Array) => void;
}

/** How far the prices move for a target that is missed by all of it, as a share of their range. */
const PACE = 0.3;
/** At once at most. */
const STRIDE = 0.5;
/** A budget exceeded by all of it: so many times what a cent is worth without one. */
const BUDGET_PACE = 1.2;

const { apart, kcal, protein, fiber, sodium, cost: COST } = SUM;

export const lineOf = ({ sums, ofCent, weights }: Table, maxCents: number): Line => {
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
    (ofCent + (prices[COST] as number)) * (rows[at + COST] as number) +
    (rows[at + apart] as number) +
    (prices[kcal] as number) * (rows[at + kcal] as number) +
    (prices[protein] as number) * (rows[at + protein] as number) +
    (prices[fiber] as number) * (rows[at + fiber] as number) +
    (prices[sodium] as number) * (rows[at + sodium] as number);
  const leastRow = ({ sums: rows, count }: Rows): number => {
    let least = Number.POSITIVE_INFINITY;
    let leastAt = 0;
    for (let at = 0; at < count * SUMS; at += SUMS) {
      const value = valueAt(rows, at);
      if (value >= least) continue;
      least = value;
      leastAt = at;
    }
    return leastAt;
  };
  const move = (sum: number, by: number, low: number, high: number): void => {
    prices[sum] = Math.max(low, Math.min((prices[sum] as number) + by, high));
  };
  const line: Line = {
    plan: 0,
    ofCent,
    follow: (ones, others, overdraft) => {
      const one = leastRow(ones);
      const other = leastRow(others);
      let plan = ofCent * (sums[COST] as number) + (sums[apart] as number);
      for (let sum = kcal; sum <= sodium; sum += 1) {
        const now = sums[sum] as number;
        const missed = now + (ones.sums[one + sum] as number) + (others.sums[other + sum] as number) - 1;
        const low = lowest[sum] as number;
        const high = highest[sum] as number;
        const stride = Math.max(-STRIDE, Math.min(PACE * missed, STRIDE));
        move(sum, (high - low) * stride, low, high);
        plan += (prices[sum] as number) * (now - 1);
      }
      if (isBounded) {
        const left = (sums[COST] as number) - maxCents;
        const over = left + (ones.sums[one + COST] as number) + (others.sums[other + COST] as number);
        move(COST, (BUDGET_PACE * ofCent * over) / maxCents, 0, overdraft);
        plan += (prices[COST] as number) * left;
      }
      line.plan = plan;
      line.ofCent = ofCent + (prices[COST] as number);
    },
    valueRows: (rows, choices, mostSaved) => {
      const cent = line.ofCent;
      rows.leastValue = Number.POSITIVE_INFINITY;
      rows.leastSaved = Number.POSITIVE_INFINITY;
      for (let position = 0; position < rows.count; position += 1) {
        const at = position * SUMS;
        const value = valueAt(rows.sums, at);
        const saved =
          cent * Math.min(rows.sums[at + COST] as number, mostSaved[choices[position] as number] as number);
        rows.values[position] = value;
        rows.savings[position] = saved;
        rows.leastValue = Math.min(rows.leastValue, value);
        rows.leastSaved = Math.min(rows.leastSaved, value - saved);
      }
    },
  };
  return line;
};

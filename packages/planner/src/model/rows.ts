import { type PlanState, SUMS } from './plan-state.ts';
import type { Unit } from './units.ts';

/** What each choice for a unit would add to the current plan; overwritten for each unit that is examined. */
export interface Rows {
  count: number;
  /** For each choice `SUMS` numbers. */
  readonly sums: Float64Array;
  /** For each choice its value (`lower-bound.ts`) and the points that sharing packages can save at most. */
  readonly values: Float64Array;
  readonly savings: Float64Array;
  /** Minimum of all values, and of all values less their savings. */
  minValue: number;
  minValueLessSavings: number;
}

/** Arrays for up to `choices` choices. */
export const createRows = (choices: number): Rows => ({
  count: 0,
  sums: new Float64Array(choices * SUMS),
  values: new Float64Array(choices),
  savings: new Float64Array(choices),
  minValue: 0,
  minValueLessSavings: 0,
});

/** Reads what the choices of a unit add to the plan, from which the unit must have been removed. */
export const readRows = (state: PlanState, { choices, places }: Unit, rows: Rows): void => {
  rows.count = choices.length;
  for (let position = 0; position < choices.length; position += 1)
    state.addedBy(choices[position] as number, places.length, rows.sums, position * SUMS);
};

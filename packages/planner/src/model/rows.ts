import { type PlanState, SUMS } from './plan-state.ts';
import type { Unit } from './units.ts';

/** What each of a unit's choices would add to the plan on the table, written anew for each unit that is looked at. */
export interface Rows {
  count: number;
  /** Of each choice `SUMS` numbers. */
  readonly sums: Float64Array;
  /** Of each choice points on the line (`line.ts`), and the most of them that sharing packages can save. */
  readonly values: Float64Array;
  readonly savings: Float64Array;
  /** Of all choices the lowest value, and the lowest less what it can save. */
  minValue: number;
  minValueLessSavings: number;
}

/** Room for so many choices. */
export const createRows = (choices: number): Rows => ({
  count: 0,
  sums: new Float64Array(choices * SUMS),
  values: new Float64Array(choices),
  savings: new Float64Array(choices),
  minValue: 0,
  minValueLessSavings: 0,
});

/** Reads what the choices add to the plan on the table, on which the unit isn't. */
export const readRows = (state: PlanState, { choices, places }: Unit, rows: Rows): void => {
  rows.count = choices.length;
  for (let position = 0; position < choices.length; position += 1)
    state.addedBy(choices[position] as number, places.length, rows.sums, position * SUMS);
};

import loadHighs from 'highs';
import type { Model } from '../../packages/planner/src/model/model.ts';
import type { Solution } from '../../packages/planner/src/model/slots.ts';
import { programOf } from './milp.ts';

export interface Proof {
  /** Points that no plan is below. */
  readonly bound: number;
  /** Points of the best plan found by either. */
  readonly best: number;
  readonly isProven: boolean;
}

const highs = await loadHighs();

/** Solves a program in CPLEX's LP format within the time limit, from a starting solution. */
export const solve = (
  text: string,
  limitSeconds: number,
  start: ReadonlyMap<string, number> | null = null,
): { readonly objective: number; readonly bound: number; readonly isProven: boolean } =>
  highs.withModel({ format: 'lp', data: text }, (program) => {
    program.options.set({ output_flag: false, time_limit: limitSeconds, mip_rel_gap: 1e-6 });
    if (start) {
      const colValue = new Float64Array(program.getLp().numCols);
      for (const [name, value] of start) colValue[program.getColByName(name)] = value;
      program.setSolution({ colValue });
    }
    program.run();
    return {
      objective: program.getObjectiveValue(),
      bound: Number(program.info.get('mip_dual_bound')),
      isProven: program.getModelStatus() === highs.constants.modelStatus.optimal,
    };
  });

/** Proves a plan within the time limit, starting from it. */
export const prove = (model: Model, solution: Solution, limitSeconds: number): Proof => {
  const program = programOf(model);
  const { objective, bound, isProven } = solve(program.text, limitSeconds, program.valuesOf(solution));
  return { bound, best: Math.min(objective, solution.points), isProven };
};

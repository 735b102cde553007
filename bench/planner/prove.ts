import loadHighs from 'highs';
import type { Model } from '../../packages/domain/src/meal-plan/model.ts';
import type { Found } from '../../packages/domain/src/meal-plan/slots.ts';
import { programOf } from './milp.ts';

export interface Proof {
  /** Points that no plan is below. */
  readonly bound: number;
  /** Points of the best plan that either knows. */
  readonly best: number;
  readonly isProven: boolean;
}

const highs = await loadHighs();

/** What HiGHS proves within the limit, started from the plan that the search found. */
export const prove = (model: Model, found: Found, limitSeconds: number): Proof => {
  const program = programOf(model);
  return highs.withModel({ format: 'lp', data: program.text }, (milp) => {
    milp.options.set({ output_flag: false, time_limit: limitSeconds, mip_rel_gap: 1e-6 });
    const { numCols } = milp.getLp();
    const colValue = new Float64Array(numCols);
    for (const [name, value] of program.valuesOf(found)) colValue[milp.getColByName(name)] = value;
    milp.setSolution({ colValue });
    milp.run();
    const bound = Number(milp.info.get('mip_dual_bound'));
    const best = Math.min(milp.getObjectiveValue(), found.points);
    return { bound, best, isProven: milp.getModelStatus() === highs.constants.modelStatus.optimal };
  });
};

import type { PlanAnswers } from '../../packages/domain/src/plans/answers.ts';
import { planMeals } from '../../packages/planner/src/plan-meals.ts';
import { checkPlans } from './check-plans.ts';
import { cpuMs } from './cpu.ts';
import { largePantry } from './large-pantry.ts';
import { readPantry, readWords } from './pantry.ts';

/** A task for a process of its own: JSON in the first argument; it prints one line of JSON. */
export type Task =
  | { readonly kind: 'judge'; readonly seed: number; readonly count: number }
  /** Plans one request several times, over the seed's recipes or a large library. */
  | {
      readonly kind: 'plan';
      readonly answers: PlanAnswers;
      readonly isLarge: boolean;
      readonly times: number;
    };

export interface PlanCosts {
  readonly ms: readonly number[];
  /** Peak memory before any recipe is read, and in total. */
  readonly baseMb: number;
  readonly maxMb: number;
}

const maxMb = (): number => process.resourceUsage().maxRSS / 1024;

const run = (task: Task): unknown => {
  if (task.kind === 'judge') return checkPlans(readPantry(), readWords(), task.seed, task.count);
  const baseMb = maxMb();
  const pantry = task.isLarge ? largePantry(1) : readPantry();
  const ms = Array.from({ length: task.times }, (_, seed) => {
    const startMs = cpuMs();
    planMeals(pantry, { answers: task.answers, avoided: [], pins: [], seed });
    return cpuMs() - startMs;
  });
  return { ms, baseMb, maxMb: maxMb() } satisfies PlanCosts;
};

console.log(JSON.stringify(run(JSON.parse(process.argv[2] ?? '') as Task)));

import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pantry } from '@nutricion/domain/meal-plan/pantry';
import type { PlannedMeals, PlanRefusal, PlanRequest } from '@nutricion/domain/meal-plan/plan-meals';
import { type Result, refuse } from '@nutricion/domain/result';
import type { PlanTask } from './plan-worker.ts';

type Planned = Result<PlannedMeals, PlanRefusal | { readonly kind: 'too-slow' }>;

export interface Planner {
  /** Plans in a thread of its own; refuses with `too-slow` when that takes longer than the limit, waiting included. */
  readonly plan: (pantry: Pantry, request: PlanRequest) => Promise<Planned>;
}

interface PlannerOptions {
  readonly limitMs: number;
  /** Where the worker isn't JavaScript yet: Node's options to read it. */
  readonly execArgv?: readonly string[];
}

/** One processor is left for everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** The worker lies beside this file as it is run: in the bundle, or as the source that it is in development. */
const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './plan-worker.ts' : './plan-worker.js',
  import.meta.url,
);

export const createPlanner = ({ limitMs, execArgv }: PlannerOptions): Planner => {
  let running = 0;
  const waiting: (() => void)[] = [];
  const begin = (): Promise<void> => {
    if (running >= AT_ONCE) return new Promise((resolve) => waiting.push(resolve));
    running += 1;
    return Promise.resolve();
  };
  // Whoever waits takes over the place.
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    plan: async (pantry, request) => {
      const signal = AbortSignal.timeout(limitMs);
      await begin();
      try {
        if (signal.aborted) return refuse({ kind: 'too-slow' });
        return await planInWorker({ pantry, request }, signal, execArgv);
      } finally {
        end();
      }
    },
  };
};

const planInWorker = async (
  task: PlanTask,
  signal: AbortSignal,
  execArgv: readonly string[] | undefined,
): Promise<Planned> => {
  const worker = new Worker(workerUrl, { workerData: task, ...(execArgv && { execArgv: [...execArgv] }) });
  try {
    const [planned] = await once(worker, 'message', { signal });
    return planned as Planned;
  } catch (error) {
    if (signal.aborted) return refuse({ kind: 'too-slow' });
    throw error;
  } finally {
    await worker.terminate();
  }
};

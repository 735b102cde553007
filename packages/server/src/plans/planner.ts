import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Result, refuse } from '@nutricion/domain/kit/result';
import type { Pantry, PlannedMeals, PlanRefusal, PlanRequest } from '@nutricion/planner';
import { notePlans } from '../platform/figures/process-figures.ts';
import {
  emptyQueue,
  endRunning,
  enqueue,
  type FairQueue,
  leaveQueue,
  plansAhead,
  startNext,
  waitingPlans,
} from './fair-queue.ts';
import type { PlanTask } from './plan-worker.ts';

type Planned = Result<PlannedMeals, PlanRefusal | PlannerRefusal>;

export type PlannerRefusal =
  | { readonly kind: 'too-slow' }
  /** This user has as many running and waiting plans as allowed. */
  | { readonly kind: 'too-many-of-yours'; readonly retryAfterSeconds: number }
  /** The queue is so long that this plan would be too late: refused at once. */
  | { readonly kind: 'too-many-waiting'; readonly retryAfterSeconds: number };

/** The user, and a signal that aborts if they leave. */
export interface PlanOwner {
  readonly userId: string;
  /** Ends the plan and frees its place when the client disconnects. */
  readonly signal?: AbortSignal;
}

export interface Planner {
  /**
   * Plans in a thread of its own, when it is this user's turn; refuses with `too-slow` if that takes longer than
   * the limit, waiting included.
   */
  readonly plan: (pantry: Pantry, request: PlanRequest, owner: PlanOwner) => Promise<Planned>;
}

export interface PlannerOptions {
  readonly limitMs: number;
  /** Share of the usual search; left out, all of it. */
  readonly effort?: number;
  /** How many plans are made at the same time. */
  readonly threads?: number;
  /** Where the worker isn't JavaScript yet: Node's options to read it. */
  readonly execArgv?: readonly string[];
}

/** One processor is left for everybody else. */
const MAX_CONCURRENT_PLANS = Math.max(1, availableParallelism() - 1);

/** For a second tab and a change of mind; aborted requests leave the queue. */
const WAITING_PER_USER = 2;

/** The estimate until some plans have been made. */
const FIRST_ESTIMATE_MS = 1_000;

/** The newest plan's share in the average time. */
const NEWEST_WEIGHT = 0.2;

/** The worker lies beside this file as it is run: in the bundle, or as the source that it is in development. */
const workerUrl = new URL(
  import.meta.url.endsWith('.ts') ? './plan-worker.ts' : './plan-worker.js',
  import.meta.url,
);

export const createPlanner = ({
  limitMs,
  effort = 1,
  threads = MAX_CONCURRENT_PLANS,
  execArgv,
}: PlannerOptions): Planner => {
  const rules = { threads, waitingPerUser: WAITING_PER_USER };
  let queue: FairQueue<() => void> = emptyQueue;
  const setQueue = (changed: FairQueue<() => void>) => {
    queue = changed;
    notePlans(queue.running.length, waitingPlans(queue));
  };
  let usualMs = FIRST_ESTIMATE_MS;
  const startEligible = () => {
    for (let next = startNext(queue, rules); next; next = startNext(queue, rules)) {
      setQueue(next.queue);
      next.ticket();
    }
  };
  /** True when it is this user's turn, false if the signal came first; null: the limit is reached. */
  const waitInQueue = (userId: string, signal: AbortSignal): Promise<boolean> | null => {
    let start = () => {};
    const ticket = () => start();
    const joined = enqueue(queue, userId, ticket, rules);
    if (!joined) return null;
    return new Promise((resolve) => {
      start = () => resolve(true);
      const stopWaiting = () => {
        setQueue(leaveQueue(queue, ticket));
        resolve(false);
      };
      signal.addEventListener('abort', stopWaiting, { once: true });
      setQueue(joined);
      startEligible();
      if (signal.aborted) stopWaiting();
    });
  };
  return {
    plan: async (pantry, request, { userId, signal }) => {
      const aheadMs = (plansAhead(queue, userId) / threads) * usualMs;
      if (aheadMs > 0 && aheadMs + usualMs > limitMs)
        return refuse({ kind: 'too-many-waiting', retryAfterSeconds: wholeSeconds(aheadMs) });
      const deadline = AbortSignal.timeout(limitMs);
      const stop = signal ? AbortSignal.any([deadline, signal]) : deadline;
      const queued = waitInQueue(userId, stop);
      if (!queued) return refuse({ kind: 'too-many-of-yours', retryAfterSeconds: wholeSeconds(aheadMs) });
      if (!(await queued)) return refuse({ kind: 'too-slow' });
      const startedMs = performance.now();
      try {
        return await planInWorker({ pantry, request: { ...request, effort } }, stop, execArgv);
      } finally {
        // An aborted plan isn't counted in the average time.
        if (!signal?.aborted) usualMs += NEWEST_WEIGHT * (performance.now() - startedMs - usualMs);
        setQueue(endRunning(queue, userId));
        startEligible();
      }
    },
  };
};

const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

const planInWorker = async (
  task: PlanTask,
  signal: AbortSignal,
  execArgv: readonly string[] | undefined,
): Promise<Planned> => {
  const worker = new Worker(workerUrl, { workerData: task, ...(execArgv && { execArgv: [...execArgv] }) });
  // An error after the abort has no other listener and would end the process.
  worker.on('error', () => {});
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

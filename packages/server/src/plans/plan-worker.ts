import { parentPort, workerData } from 'node:worker_threads';
import { type Pantry, type PlanRequest, planMeals } from '@nutricion/planner';

export interface PlanTask {
  readonly pantry: Pantry;
  readonly request: PlanRequest;
}

/** A thread for one plan, so that the main thread goes on responding. */
const { pantry, request } = workerData as PlanTask;
parentPort?.postMessage(planMeals(pantry, request));

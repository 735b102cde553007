import { parentPort, workerData } from 'node:worker_threads';
import { type Pantry, type PlanRequest, planMeals } from '@nutricion/planner';

export interface PlanTask {
  readonly pantry: Pantry;
  readonly request: PlanRequest;
}

/** A thread of its own for one plan: whatever it computes, everybody else is answered meanwhile. */
const { pantry, request } = workerData as PlanTask;
parentPort?.postMessage(planMeals(pantry, request));

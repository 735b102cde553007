import { parentPort, workerData } from 'node:worker_threads';
import type { Pantry } from '@nutricion/domain/meal-plan/pantry';
import { type PlanRequest, planMeals } from '@nutricion/domain/meal-plan/plan-meals';

export interface PlanTask {
  readonly pantry: Pantry;
  readonly request: PlanRequest;
}

/** A thread of its own for one plan: whatever it computes, everybody else is answered meanwhile. */
const { pantry, request } = workerData as PlanTask;
parentPort?.postMessage(planMeals(pantry, request));

import { isObject } from '@nutricion/domain/kit/is-object';
import type { PlanAnswers } from '@nutricion/domain/plans/answers';
import { answersFromStored } from '@nutricion/domain/plans/stored-answers';
import { wishLimits } from '@nutricion/domain/plans/wish';
import { perUserStore } from '../../../kit/session/per-user-store.ts';
import type { PlanChoice } from '../api.ts';
import { chosenMealsFromStored } from '../plan/plan-meals.ts';

/** What is left of an afternoon's planning when the window is closed by accident or the page reloaded. */
export interface PlannerMemory {
  readonly answers: PlanAnswers;
  /** The question that was open, 0 to 6. */
  readonly step: number;
  /** What is written and not yet understood. */
  readonly wishText: string;
  readonly result: StoredPlan | null;
}

/** A plan by its choices: the server computes it again, at current prices. */
export interface StoredPlan extends PlanChoice {
  /** Which of its meals stay: `mealKey` of each. */
  readonly pins: readonly string[];
}

/** Answers contain allergies, and the device may be shared: after a day they are deleted. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

const memoryFromStored = (stored: unknown, nowMs: number): PlannerMemory | null => {
  if (!isObject(stored)) return null;
  const { keptAtMs, step } = stored;
  const answers = answersFromStored(stored.answers);
  if (typeof keptAtMs !== 'number' || nowMs - keptAtMs > RETENTION_MS || answers === null) return null;
  return {
    answers,
    step: typeof step === 'number' && [0, 1, 2, 3, 4, 5, 6].includes(step) ? step : 0,
    wishText: typeof stored.wishText === 'string' ? stored.wishText.slice(0, wishLimits.text) : '',
    result: resultFromStored(stored.result),
  };
};

const resultFromStored = (stored: unknown): StoredPlan | null => {
  if (!isObject(stored)) return null;
  const answers = answersFromStored(stored.answers);
  const meals = chosenMealsFromStored(stored.meals);
  const { seed, startDate } = stored;
  if (answers === null || meals === null || !Number.isInteger(seed) || typeof startDate !== 'string')
    return null;
  const pins = Array.isArray(stored.pins) ? stored.pins.filter((pin) => typeof pin === 'string') : [];
  return { answers, meals, pins, startDate, seed: Number(seed) };
};

/** Each person's own; null: nothing begun. */
export const plannerMemory = perUserStore<PlannerMemory | null>('nutricion-plus-meal-plan', {
  read: (stored) => memoryFromStored(stored, Date.now()),
  write: (memory) => memory && { ...memory, keptAtMs: Date.now() },
});

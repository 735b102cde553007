import { isObject } from '../kit/is-object.ts';
import { type CookTimer, isOver } from './cook-timer.ts';

/** Progress through a recipe while cooking, with timers. Survives a reload. */
export interface Cooking {
  readonly recipeId: string;
  /** From 0; equal to the number of steps when everything is done. */
  readonly step: number;
  readonly timers: readonly CookTimer[];
  /** When they last did something, in epoch milliseconds. */
  readonly touchedAtMs: number;
}

/** After this time without activity the cooking is over. */
const MAX_IDLE_MS = 12 * 3_600_000;

export const beginCooking = (recipeId: string, nowMs: number): Cooking => ({
  recipeId,
  step: 0,
  timers: [],
  touchedAtMs: nowMs,
});

/** Goes to a step, at most to the end of the recipe. Timers go on running. */
export const goToStep = (cooking: Cooking, step: number, stepCount: number, nowMs: number): Cooking => ({
  ...cooking,
  step: Math.min(Math.max(0, step), stepCount),
  touchedAtMs: nowMs,
});

/** Puts a timer in the place of the one with its id, or after the others. */
export const withTimer = (cooking: Cooking, timer: CookTimer, nowMs: number): Cooking => ({
  ...cooking,
  timers: cooking.timers.some(({ id }) => id === timer.id)
    ? cooking.timers.map((other) => (other.id === timer.id ? timer : other))
    : [...cooking.timers, timer],
  touchedAtMs: nowMs,
});

export const withoutTimer = (cooking: Cooking, id: string, nowMs: number): Cooking => ({
  ...cooking,
  timers: cooking.timers.filter((timer) => timer.id !== id),
  touchedAtMs: nowMs,
});

/** The timers that ended after `sinceMs` and by now: those to ring. */
export const endedSince = ({ timers }: Cooking, sinceMs: number, nowMs: number): readonly CookTimer[] =>
  timers.filter((timer) => isOver(timer, nowMs) && !isOver(timer, sinceMs));

/**
 * The stored cooking of `recipeId`, if it is that recipe, recent, and fits its steps; otherwise null. Accepts any
 * value from local storage.
 */
export const cookingFromStored = (
  stored: unknown,
  {
    recipeId,
    stepCount,
    nowMs,
  }: { readonly recipeId: string; readonly stepCount: number; readonly nowMs: number },
): Cooking | null => {
  if (!isObject(stored) || stored.recipeId !== recipeId) return null;
  const { step, touchedAtMs, timers } = stored;
  if (!isWhole(touchedAtMs) || nowMs - touchedAtMs > MAX_IDLE_MS) return null;
  if (!isWhole(step) || step < 0 || step > stepCount) return null;
  const validTimers = Array.isArray(timers) ? timers.flatMap((timer) => timerFromStored(timer) ?? []) : [];
  return { recipeId, step, timers: validTimers, touchedAtMs };
};

const timerFromStored = (stored: unknown): CookTimer | null => {
  if (!isObject(stored)) return null;
  const { id, label, seconds, status, endsAtMs, leftMs } = stored;
  if (typeof id !== 'string' || typeof label !== 'string' || !isWhole(seconds) || seconds <= 0) return null;
  if (status === 'running' && isWhole(endsAtMs)) return { id, label, seconds, status, endsAtMs };
  if (status === 'paused' && isWhole(leftMs) && leftMs >= 0) return { id, label, seconds, status, leftMs };
  return null;
};

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

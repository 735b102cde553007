import { puertoRicoDate } from '../../kit/puerto-rico-time.ts';
import { GLASS_ML, type HydrationAnswers, targetWaterMl } from './target.ts';

/** Today's hydration goal. Invariant: 0 ≤ completedMl ≤ targetMl. */
export interface HydrationGoal extends HydrationAnswers {
  readonly targetMl: number;
  readonly completedMl: number;
  readonly remindersEnabled: boolean;
  /** When it was saved, changed or drunk for, in epoch ms. Its day in Puerto Rico is the goal's day. */
  readonly updatedAtMs: number;
}

/** One drink; recorded in full even beyond the target. */
export interface WaterEntry {
  readonly atMs: number;
  readonly amountMl: number;
}

/** ISO date (YYYY-MM-DD, Puerto Rico) to that day's drinks, oldest first. */
export type HydrationLog = Readonly<Record<string, readonly WaterEntry[]>>;

export interface Hydration {
  readonly goal: HydrationGoal | null;
  readonly log: HydrationLog;
}

export const noHydration: Hydration = { goal: null, log: {} };

/** Older days are let go, so that a shared computer's storage doesn't grow for ever. */
export const LOG_RETENTION_DAYS = 30;

/** What still counts at `nowMs`: a goal of another day is discarded, its log stays. */
export const hydrationAt = ({ goal, log }: Hydration, nowMs: number): Hydration => ({
  goal: goal && puertoRicoDate(goal.updatedAtMs) === puertoRicoDate(nowMs) ? goal : null,
  log,
});

/** Today's drinks, oldest first. */
export const drinksOfDay = ({ log }: Hydration, nowMs: number): readonly WaterEntry[] =>
  log[puertoRicoDate(nowMs)] ?? [];

/** All that was drunk on that day in ml, beyond the target too. */
export const drunkMl = (hydration: Hydration, nowMs: number): number =>
  drinksOfDay(hydration, nowMs).reduce((sum, { amountMl }) => sum + amountMl, 0);

/** Saves a goal from the answers. What was drunk before on the same day counts; reminders stay as they were. */
export const saveGoal = (hydration: Hydration, answers: HydrationAnswers, nowMs: number): Hydration => {
  const { goal, log } = hydrationAt(hydration, nowMs);
  const targetMl = targetWaterMl(answers);
  return {
    goal: {
      shiftHours: answers.shiftHours,
      activityLevel: answers.activityLevel,
      temperature: answers.temperature,
      targetMl,
      completedMl: Math.min(targetMl, drunkMl(hydration, nowMs)),
      remindersEnabled: goal?.remindersEnabled ?? false,
      updatedAtMs: nowMs,
    },
    log,
  };
};

/** Writes a drink down and adds it to the goal, capped at the target. `amountMl` is above 0. */
export const logWater = (hydration: Hydration, nowMs: number, amountMl: number = GLASS_ML): Hydration => {
  const { goal, log } = hydrationAt(hydration, nowMs);
  const today = [...drinksOfDay(hydration, nowMs), { atMs: nowMs, amountMl }];
  return {
    goal: goal && {
      ...goal,
      completedMl: Math.min(goal.targetMl, goal.completedMl + amountMl),
      updatedAtMs: nowMs,
    },
    log: newestDays({ ...log, [puertoRicoDate(nowMs)]: today }),
  };
};

/** Removes today's last drink, if there is one. */
export const undoLastDrink = (hydration: Hydration, nowMs: number): Hydration => {
  const { goal, log } = hydrationAt(hydration, nowMs);
  const left = drinksOfDay(hydration, nowMs).slice(0, -1);
  if (left.length === drinksOfDay(hydration, nowMs).length) return { goal, log };
  const after = { goal, log: { ...log, [puertoRicoDate(nowMs)]: left } };
  return {
    ...after,
    goal: goal && {
      ...goal,
      completedMl: Math.min(goal.targetMl, drunkMl(after, nowMs)),
      updatedAtMs: nowMs,
    },
  };
};

/** Turns the goal's reminders on or off; without a goal nothing changes. */
export const setReminders = (hydration: Hydration, remindersEnabled: boolean, nowMs: number): Hydration => {
  const { goal, log } = hydrationAt(hydration, nowMs);
  return { goal: goal && { ...goal, remindersEnabled, updatedAtMs: nowMs }, log };
};

const newestDays = (log: HydrationLog): HydrationLog =>
  Object.fromEntries(
    Object.entries(log)
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .slice(0, LOG_RETENTION_DAYS),
  );

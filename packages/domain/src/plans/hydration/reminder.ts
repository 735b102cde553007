import { puertoRicoDate } from '../../kit/puerto-rico-time.ts';
import type { HydrationGoal } from './hydration.ts';

/** Specification, section 9: every two hours. */
export const REMINDER_EVERY_MS = 2 * 3_600_000;

/**
 * The next reminder, in epoch ms: two, four, six … hours after the goal was last changed, the first of these after
 * `nowMs`. A recorded glass starts the two hours again. Null if reminders are off, the goal is met, or its day ends
 * before.
 */
export const nextReminderMs = (goal: HydrationGoal | null, nowMs: number): number | null => {
  if (!goal?.remindersEnabled || goal.completedMl >= goal.targetMl) return null;
  const passed = Math.max(0, Math.floor((nowMs - goal.updatedAtMs) / REMINDER_EVERY_MS));
  const nextMs = goal.updatedAtMs + (passed + 1) * REMINDER_EVERY_MS;
  return puertoRicoDate(nextMs) === puertoRicoDate(goal.updatedAtMs) ? nextMs : null;
};

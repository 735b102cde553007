import { hydrationAt } from '@nutricion/domain/plans/hydration/hydration';
import { nextReminderMs } from '@nutricion/domain/plans/hydration/reminder';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { currentHydration, subscribeHydration } from './hydration-store.ts';
import { notify } from './notify.ts';
import { progressText } from './water-text.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/**
 * Reminds of water while the shop is open on this device, and only then. Follows changes of the goal. Starting
 * twice has no further effect.
 */
export const startReminders = (): void => {
  if (isStarted) return;
  isStarted = true;
  subscribeHydration(schedule);
  schedule();
};

const schedule = (): void => plan(Date.now());

/** `afterMs` is now, or the time of the reminder just shown: a timer may fire a moment early. */
const plan = (afterMs: number): void => {
  clearTimeout(timer);
  const nextMs = nextReminderMs(currentHydration().hydration.goal, afterMs);
  if (nextMs !== null) timer = setTimeout(() => remind(nextMs), nextMs - Date.now());
};

const remind = (dueMs: number): void => {
  const nowMs = Math.max(dueMs, Date.now());
  // After sleep the device may wake on another day without a goal.
  const { goal } = hydrationAt(currentHydration().hydration, nowMs);
  if (goal) {
    const text = `Vas por ${progressText(goal.completedMl, goal.targetMl)}.`;
    toastSuccess('Hora de un vaso de agua', text);
    void notify('Hora de un vaso de agua', text);
  }
  plan(nowMs);
};

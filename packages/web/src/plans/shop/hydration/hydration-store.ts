import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { lastHour } from '@nutricion/domain/plans/hydration/hourly-limit';
import {
  type Hydration,
  hydrationAt,
  logWater,
  noHydration,
  saveGoal,
  setReminders,
  undoLastDrink,
} from '@nutricion/domain/plans/hydration/hydration';
import type { HydrationAnswers } from '@nutricion/domain/plans/hydration/target';
import { useSyncExternalStore } from 'react';
import { externalStore } from '../../../kit/lib/external-store.ts';
import { currentSession, subscribeSession } from '../../../kit/session/session-store.ts';
import { goalKey, logKey, readHydration, writeHydration } from './hydration-memory.ts';

/** What the signed-in user drinks, and the moment it was last looked at. */
export interface HydrationView {
  readonly hydration: Hydration;
  /** Epoch milliseconds: which day's drinks are today's. */
  readonly nowMs: number;
}

const userIdNow = (): string | null => currentSession()?.user.id ?? null;

const currentView = (): HydrationView => {
  const userId = userIdNow();
  const nowMs = Date.now();
  return { hydration: userId === null ? noHydration : hydrationAt(readHydration(userId), nowMs), nowMs };
};

const view = externalStore<HydrationView>(currentView());

export const currentHydration = view.get;
export const subscribeHydration = view.subscribe;

export const useHydration = (): HydrationView => useSyncExternalStore(view.subscribe, view.get);

/** Each from what local storage holds now: another tab may have written down a glass. */
export const hydrationActions = {
  save: (answers: HydrationAnswers): void => change((now, nowMs) => saveGoal(now, answers, nowMs)),
  drink: (): void => change((now, nowMs) => logWater(now, nowMs)),
  undo: (): void => change(undoLastDrink),
  remind: (enabled: boolean): void => change((now, nowMs) => setReminders(now, enabled, nowMs)),
};

const change = (rule: (now: Hydration, nowMs: number) => Hydration): void => {
  const userId = userIdNow();
  if (userId === null) return;
  const nowMs = Date.now();
  const hydration = rule(newest(userId), nowMs);
  writeHydration(userId, hydration);
  view.set({ hydration, nowMs });
};

/** Local storage may be forbidden: then what this page holds is the newest. */
const newest = (userId: string): Hydration => {
  const stored = readHydration(userId);
  const isEmpty = stored.goal === null && Object.keys(stored.log).length === 0;
  return isEmpty ? view.get().hydration : stored;
};

const refresh = (): void => view.set(currentView());

let owner = userIdNow();
subscribeSession(() => {
  if (userIdNow() === owner) return;
  owner = userIdNow();
  refresh();
});

window.addEventListener('storage', ({ key }) => {
  const userId = userIdNow();
  if (key === null || (userId !== null && [goalKey(userId), logKey(userId)].includes(key))) refresh();
});

/** Midnight may have passed while the page was out of sight, or before everybody's eyes. */
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') refresh();
});
const CHECK_EVERY_MS = 60_000;
setInterval(() => {
  if (document.visibilityState === 'visible' && (isAnotherDay() || isHourFull())) refresh();
}, CHECK_EVERY_MS);

/** The warning names a time, and disappears then. */
const isHourFull = (): boolean => lastHour(view.get().hydration, view.get().nowMs).state !== 'under';

const isAnotherDay = (): boolean => puertoRicoDate(view.get().nowMs) !== puertoRicoDate(Date.now());

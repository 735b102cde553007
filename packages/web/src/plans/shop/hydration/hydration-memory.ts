import type { Hydration } from '@nutricion/domain/plans/hydration/hydration';
import {
  goalFromStored,
  goalToStored,
  logFromStored,
  logToStored,
} from '@nutricion/domain/plans/hydration/stored-hydration';
import { readJson, writeText } from '../../../kit/lib/storage.ts';

/** Computers in a hospital are shared: every person has keys of their own. */
export const goalKey = (userId: string): string => `nutricion-plus-hydration-goal:${userId}`;
export const logKey = (userId: string): string => `nutricion-plus-hydration-log:${userId}`;

export const readHydration = (userId: string): Hydration => ({
  goal: goalFromStored(readJson(goalKey(userId))),
  log: logFromStored(readJson(logKey(userId))),
});

/** A goal that is no more leaves nothing behind. */
export const writeHydration = (userId: string, { goal, log }: Hydration): void => {
  writeText(goalKey(userId), goal && JSON.stringify(goalToStored(goal)));
  writeText(logKey(userId), JSON.stringify(logToStored(log)));
};

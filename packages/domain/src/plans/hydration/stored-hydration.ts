import { isObject } from '../../kit/is-object.ts';
import type { HydrationGoal, HydrationLog, WaterEntry } from './hydration.ts';
import {
  type ActivityLevel,
  isActivityLevel,
  isShiftHours,
  isTemperature,
  type Temperature,
  targetWaterMl,
} from './target.ts';

/** A goal as local storage holds it (specification, section 3): ml, and the moment as an ISO text. */
export interface StoredGoal {
  readonly shiftDuration: number;
  readonly activityLevel: ActivityLevel;
  readonly temperature: Temperature;
  readonly targetWater: number;
  readonly remindersEnabled: boolean;
  readonly completed: number;
  readonly lastUpdated: string;
}

/** Date to drinks, as local storage holds them. */
export type StoredLog = Readonly<
  Record<string, readonly { readonly timestamp: string; readonly amount: number }[]>
>;

export const goalToStored = (goal: HydrationGoal): StoredGoal => ({
  shiftDuration: goal.shiftHours,
  activityLevel: goal.activityLevel,
  temperature: goal.temperature,
  targetWater: goal.targetMl,
  remindersEnabled: goal.remindersEnabled,
  completed: goal.completedMl,
  lastUpdated: new Date(goal.updatedAtMs).toISOString(),
});

export const logToStored = (log: HydrationLog): StoredLog =>
  mapDays(log, (drinks) =>
    drinks.map(({ atMs, amountMl }) => ({ timestamp: new Date(atMs).toISOString(), amount: amountMl })),
  );

/**
 * Reads a stored goal. Never throws: an invalid value gives null. The target is computed from the answers, so that
 * an edited number isn't shown as the formula's.
 */
export const goalFromStored = (value: unknown): HydrationGoal | null => {
  if (!isObject(value)) return null;
  const { shiftDuration, activityLevel, temperature, completed } = value;
  const updatedAtMs = momentFrom(value.lastUpdated);
  if (!isShiftHours(shiftDuration) || !isActivityLevel(activityLevel) || !isTemperature(temperature))
    return null;
  if (updatedAtMs === null || !isWholeMl(completed)) return null;
  const answers = { shiftHours: shiftDuration, activityLevel, temperature };
  const targetMl = targetWaterMl(answers);
  return {
    ...answers,
    targetMl,
    completedMl: Math.min(targetMl, completed),
    remindersEnabled: value.remindersEnabled === true,
    updatedAtMs,
  };
};

/** Reads the log back. Never throws: days and drinks that can't be are left out. */
export const logFromStored = (value: unknown): HydrationLog => {
  if (!isObject(value)) return {};
  const days = Object.fromEntries(Object.entries(value).filter(([date]) => /^\d{4}-\d{2}-\d{2}$/.test(date)));
  return mapDays(days, (drinks) => (Array.isArray(drinks) ? drinks.flatMap(drinkFromStored) : []));
};

const drinkFromStored = (value: unknown): readonly WaterEntry[] => {
  if (!isObject(value)) return [];
  const atMs = momentFrom(value.timestamp);
  return atMs !== null && isAmount(value.amount) ? [{ atMs, amountMl: value.amount }] : [];
};

const isWholeMl = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** More than ten litres in one drink is invalid. */
const isAmount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= 10_000;

/** Epoch ms of a text with a year of four digits, the only kind that is written. */
const momentFrom = (value: unknown): number | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(value)) return null;
  const atMs = Date.parse(value);
  return Number.isFinite(atMs) ? atMs : null;
};

const mapDays = <From, To>(
  days: Readonly<Record<string, From>>,
  change: (drinks: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(days).map(([date, drinks]) => [date, change(drinks)]));

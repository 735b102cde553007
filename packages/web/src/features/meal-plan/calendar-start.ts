import type { MealPlanJson } from '@nutricion/contract/meal-plans';
import { weekdayOf } from '@nutricion/domain/meal-plan/wishes/work-meals';
import { startDateOf } from './plan-meals.ts';

const DAY_MS = 86_400_000;

/** Whether a date is the weekday on which the plan begins: its wishes about days of the week hold from there alone. */
export const isOwnWeekday = (plan: Pick<MealPlanJson, 'plan'>, date: string): boolean =>
  date !== '' && weekdayOf(date, 1) === weekdayOf(startDateOf(plan), 1);

/**
 * The day a plan can begin from `today` on, both as "2026-11-23": its own or, where that has gone by, today; the next
 * of its weekday where wishes hang on that.
 */
export const nextStartOf = ({ plan, answers }: MealPlanJson, today: string): string => {
  const own = startDateOf({ plan });
  if (own >= today) return own;
  const hangsOnWeekdays = answers.wishes?.some((wish) => 'weekdays' in wish) ?? false;
  if (!hangsOnWeekdays) return today;
  const ownMs = Date.parse(`${own}T00:00:00Z`);
  const weeks = Math.ceil((Date.parse(`${today}T00:00:00Z`) - ownMs) / (7 * DAY_MS));
  return new Date(ownMs + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
};

import type { MealPlanJson } from '@nutricion/contract/plans/meal-plan';
import { listText } from '@nutricion/domain/kit/list-text';
import { weekdayOf } from '@nutricion/domain/plans/weekdays';
import { startDateOf } from './plan-meals.ts';

const DAY_MS = 86_400_000;

/**
 * The first day from `today` on which a plan can begin, both as "2026-11-23": its own or, if that is past, today;
 * the next one of its weekday if wishes depend on it.
 */
export const nextStartOf = ({ plan, answers }: MealPlanJson, today: string): string => {
  const own = startDateOf({ plan });
  if (own >= today) return own;
  const hangsOnWeekdays = answers.wishes?.some((wish) => 'weekdays' in wish) ?? false;
  if (!hangsOnWeekdays) return today;
  const planStartMs = Date.parse(`${own}T00:00:00Z`);
  const weeks = Math.ceil((Date.parse(`${today}T00:00:00Z`) - planStartMs) / (7 * DAY_MS));
  return new Date(planStartMs + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
};

/**
 * What doesn't fit if the plan begins on `date`, another weekday than planned; null if everything does.
 * @param followsShifts whether its meals follow work shifts
 */
export const otherWeekdayText = (plan: MealPlanJson, date: string, followsShifts: boolean): string | null => {
  if (date === '' || weekdayOf(date, 1) === weekdayOf(startDateOf(plan), 1)) return null;
  const wishes = plan.answers.wishes ?? [];
  const issues = [
    ...(followsShifts && wishes.some(({ kind }) => kind === 'shift')
      ? ['lo que cae en el turno puede no ser para llevar']
      : []),
    ...(wishes.some((wish) => wish.kind !== 'shift' && 'weekdays' in wish)
      ? ['lo que pediste para ciertos días cae en otros']
      : []),
  ];
  if (issues.length === 0) return null;
  const firstDay = plan.plan[0]?.dayName.toLocaleLowerCase('es') ?? '';
  return `El plan se armó para empezar un ${firstDay}. Si empieza otro día de la semana, ${listText(issues)}.`;
};

/** What is wrong with a day to begin on, as the customer reads it; null: nothing. */
export const startIssue = (date: string, today: string): string | null => {
  if (date === '') return 'Escoge el día en que empieza.';
  return date < today ? 'Ese día ya pasó. Escoge hoy o uno que venga.' : null;
};

import type { Shift } from '../fulfilment/shift.ts';
import type { PlanShift } from './shift-meals.ts';
import type { PlanWish } from './wish.ts';

const shiftOf: Readonly<Record<PlanShift, Shift | null>> = {
  libre: null,
  '7a-3p': 'dia',
  '3p-11p': 'dia',
  '7a-7p': 'dia',
  '11p-7a': 'noche',
  '7p-7a': 'noche',
};

/** The shift that most of a plan's work wishes name; null if there are none, or as many of each. */
export const usualShift = (wishes: readonly PlanWish[]): Shift | null => {
  const byWeekday = new Map(
    wishes.flatMap((wish) =>
      // Of two for a day the later one counts.
      wish.kind === 'shift' ? wish.weekdays.map((weekday) => [weekday, shiftOf[wish.shift]] as const) : [],
    ),
  );
  const worked = [...byWeekday.values()];
  const nights = worked.filter((shift) => shift === 'noche').length;
  const days = worked.filter((shift) => shift === 'dia').length;
  if (nights === days) return null;
  return nights > days ? 'noche' : 'dia';
};

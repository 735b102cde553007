import { mealsOfDay, type PlanAnswers } from '@nutricion/domain/plans/answers';
import { mealMinutes, type PlanShift } from '@nutricion/domain/plans/shift-meals';
import { weekdayOf } from '@nutricion/domain/plans/weekdays';
import type { RecipeMeal } from '@nutricion/domain/recipes/recipe';
import type { PlanRecipe } from '../pantry/pantry.ts';

/** Start and end in minutes after midnight of the day on which the shift begins. */
const hours: Readonly<Record<Exclude<PlanShift, 'libre'>, readonly [number, number]>> = {
  '7a-3p': [7 * 60, 15 * 60],
  '3p-11p': [15 * 60, 23 * 60],
  '11p-7a': [23 * 60, 31 * 60],
  '7a-7p': [7 * 60, 19 * 60],
  '7p-7a': [19 * 60, 31 * 60],
};

/** Key of a meal within a plan: "2 cena". */
export const placeKey = ({ day, type }: { readonly day: number; readonly type: RecipeMeal }): string =>
  `${day} ${type}`;

/**
 * Keys (`placeKey`) of the meals that are eaten during a shift; empty when the start date is unknown.
 * @param startDate ISO date of day 1
 */
export const mealsAtWork = (
  { days, mealsPerDay, wishes = [] }: PlanAnswers,
  startDate: string | null,
): ReadonlySet<string> => {
  const places = new Set<string>();
  if (startDate === null) return places;
  for (let day = 1; day <= days; day += 1) {
    const shift = shiftOn(wishes, weekdayOf(startDate, day));
    if (shift === null) continue;
    for (const type of mealsOfDay[mealsPerDay])
      if (isDuringShift(shift, type)) places.add(placeKey({ day, type }));
  }
  return places;
};

/** Whether a meal is eaten during the shift. */
export const isDuringShift = (shift: PlanShift, type: RecipeMeal): boolean => {
  if (shift === 'libre') return false;
  const [from, to] = hours[shift];
  const minutes = mealMinutes[shift][type];
  return minutes >= from && minutes < to;
};

/** The last wish for a day applies: "trabajo de noche, los martes libre". */
const shiftOn = (wishes: NonNullable<PlanAnswers['wishes']>, weekday: number) => {
  const shift = wishes.findLast((wish) => wish.kind === 'shift' && wish.weekdays.includes(weekday));
  return shift?.kind === 'shift' && shift.shift !== 'libre' ? shift.shift : null;
};

/** Whether a recipe can be eaten at work: cold, heated in a microwave, or written for a shift. */
export const isForWork = ({ equipment, category }: Pick<PlanRecipe, 'equipment' | 'category'>): boolean =>
  equipment === 'fria' ||
  equipment === 'microondas' ||
  category === 'during-shift' ||
  category === 'night-shift';

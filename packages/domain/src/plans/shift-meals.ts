import type { RecipeMeal } from '../recipes/recipe.ts';

/** A nurse's shifts, and when they eat around each: hours and minutes after midnight of the plan's day. */
export const planShifts = [
  { id: 'libre', label: 'Libre' },
  { id: '7a-3p', label: '7 a. m. a 3 p. m.' },
  { id: '3p-11p', label: '3 p. m. a 11 p. m.' },
  { id: '11p-7a', label: '11 p. m. a 7 a. m.' },
  { id: '7a-7p', label: '7 a. m. a 7 p. m.' },
  { id: '7p-7a', label: '7 p. m. a 7 a. m.' },
] as const;
export type PlanShift = (typeof planShifts)[number]['id'];

/**
 * Minutes after midnight at which a meal begins. Who works at night has breakfast when they get up, lunch
 * before the shift, a snack in the middle of it (after midnight: on the next date) and dinner early in it.
 */
export const mealMinutes: Readonly<Record<PlanShift, Readonly<Record<RecipeMeal, number>>>> = {
  libre: { desayuno: at(8), almuerzo: at(12, 30), merienda: at(16), cena: at(19) },
  '7a-3p': { desayuno: at(5, 45), almuerzo: at(11), merienda: at(15, 30), cena: at(19) },
  '3p-11p': { desayuno: at(9), almuerzo: at(13, 30), merienda: at(21, 30), cena: at(18, 30) },
  '11p-7a': { desayuno: at(15, 30), almuerzo: at(18, 30), merienda: at(27), cena: at(22) },
  '7a-7p': { desayuno: at(5, 45), almuerzo: at(12), merienda: at(16), cena: at(19, 45) },
  '7p-7a': { desayuno: at(15), almuerzo: at(17, 45), merienda: at(27), cena: at(23) },
};

function at(hours: number, minutes = 0): number {
  return hours * 60 + minutes;
}

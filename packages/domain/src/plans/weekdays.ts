/** By number: 0 is Sunday, as `Date` has it. */
export const weekdayNames = [
  'domingo',
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
] as const;

/** Of a day of the plan, 0 is Sunday. */
export const weekdayOf = (startDate: string, day: number): number =>
  new Date(Date.parse(`${startDate}T00:00:00Z`) + (day - 1) * DAY_MS).getUTCDay();
const DAY_MS = 86_400_000;

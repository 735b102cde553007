import { addDays } from './period.ts';

/** Holidays of Puerto Rico, on which hospitals work and customers buy otherwise. */
const fixedHolidays: Readonly<Record<string, string>> = {
  '01-01': 'Año Nuevo',
  '01-06': 'Reyes',
  '03-02': 'Ciudadanía Americana',
  '03-22': 'Abolición de la Esclavitud',
  '06-19': 'Juneteenth',
  '07-04': 'Independencia de Estados Unidos',
  '07-25': 'Constitución de Puerto Rico',
  '11-11': 'Día del Veterano',
  '11-19': 'Descubrimiento de Puerto Rico',
  '12-25': 'Navidad',
};

/** By month, weekday (0 is Sunday) and which of the month's, -1 the last. */
const movingHolidays: readonly {
  readonly month: number;
  readonly weekday: number;
  readonly nth: number;
  readonly name: string;
}[] = [
  { month: 1, weekday: 1, nth: 3, name: 'Martin Luther King' },
  { month: 2, weekday: 1, nth: 3, name: 'Día de los Presidentes y Próceres' },
  { month: 5, weekday: 1, nth: -1, name: 'Día de la Recordación' },
  { month: 9, weekday: 1, nth: 1, name: 'Día del Trabajo' },
  { month: 10, weekday: 1, nth: 2, name: 'Día de la Raza' },
  { month: 11, weekday: 4, nth: 4, name: 'Acción de Gracias' },
];

/** The holiday's name of a day (YYYY-MM-DD), or null. */
export const holidayOn = (day: string): string | null => {
  const fixed = fixedHolidays[day.slice(5)];
  if (fixed) return fixed;
  if (day === addDays(easterOf(Number(day.slice(0, 4))), -2)) return 'Viernes Santo';
  const date = new Date(`${day}T00:00:00Z`);
  const nth = Math.ceil(date.getUTCDate() / 7);
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  const moving = movingHolidays.find(
    (each) =>
      each.month === date.getUTCMonth() + 1 &&
      each.weekday === date.getUTCDay() &&
      (each.nth === nth || (each.nth === -1 && isLast)),
  );
  return moving?.name ?? null;
};

/** Easter Sunday by the Gregorian computus (Meeus, Jones, Butcher). */
const easterOf = (year: number): string => {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const h =
    (19 * a +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - h - (ofCentury % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
};

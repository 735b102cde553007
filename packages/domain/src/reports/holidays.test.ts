import { expect, it } from 'vitest';
import { holidayOn } from './holidays.ts';

it.each([
  ['2026-11-26', 'Acción de Gracias'],
  ['2026-11-19', 'Descubrimiento de Puerto Rico'],
  ['2026-11-27', null],
  ['2026-04-03', 'Viernes Santo'],
  ['2027-03-26', 'Viernes Santo'],
  ['2038-04-23', 'Viernes Santo'],
  ['2026-05-25', 'Día de la Recordación'],
  ['2026-05-18', null],
  ['2026-09-07', 'Día del Trabajo'],
  ['2026-01-19', 'Martin Luther King'],
  ['2026-10-12', 'Día de la Raza'],
] as const)('the holiday of %s is %s', (day, name) => expect(holidayOn(day)).toBe(name));

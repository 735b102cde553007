import { z } from 'zod';

/** Days that this shop can have to do with; beyond them no calendar or database counts as ours does. */
const FIRST_DAY = '2020-01-01';
const LAST_DAY = '2100-12-31';

const isInRange = (iso: string): boolean => iso.slice(0, 10) >= FIRST_DAY && iso.slice(0, 10) <= LAST_DAY;

/** A day of the calendar, `2026-11-25`. */
export const day = (message: string) => z.iso.date(message).refine(isInRange, message);

/** A moment of UTC, `2026-11-25T15:05:00.000Z`. */
export const isoDateTime = (message: string) => z.iso.datetime(message).refine(isInRange, message);

/** What a column of 32 bits holds. */
const MAX_INTEGER_COLUMN = 2 ** 31 - 1;

/** Increases with every change; a change names the version that was read. */
export const version = z
  .number('Falta la versión que leíste. Vuelve a cargar.')
  .int('La versión es un número entero. Vuelve a cargar.')
  .min(0, 'Esa versión no existe. Vuelve a cargar.')
  .max(MAX_INTEGER_COLUMN - 1, 'Esa versión no existe. Vuelve a cargar.');

/** A whole number in the address, as text. */
export const integerInQuery = (min: number, max: number) => {
  const message = `Escribe un número entero de ${min} a ${max}.`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

import { centsFromDollars, dollarsFromCents } from '@nutricion/domain/kit/dollars';

/** Columns of money hold dollars: whole cents of one that was read. */
export const centsOfColumn = (dollars: number): number => centsFromDollars(dollars);

/** The dollars that a column of money takes. */
export const columnOfCents = (cents: number): number => dollarsFromCents(cents);

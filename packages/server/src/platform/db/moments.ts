import type { ColumnType } from 'kysely';

/** Set by the database on insert, a `Date` when read. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

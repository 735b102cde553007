import { periodBounds } from '@nutricion/domain/reports/period';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Question } from './question.ts';

/** The day of Puerto Rico of a moment. */
export const dayOf = (moment: RawBuilder<unknown>) =>
  sql`(${moment} at time zone 'America/Puerto_Rico')::date`;

/**
 * Whether a time lies between the start of the previous period and the end of this one, in a form that an index
 * supports.
 */
export const isInPeriods = ({ before, period }: Question, moment: RawBuilder<unknown>) =>
  sql`${moment} >= ${periodBounds(before).begins} and ${moment} < ${periodBounds(period).ends}`;

/** The day of the first row of a table; null if there is none. */
export const firstDayOf = async (
  db: Kysely<Schema>,
  table: keyof Schema,
  column = 'created_at',
): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select ${dayOf(sql`min(${sql.ref(column)})`)}::text as day from ${sql.table(table)}
  `.execute(db);
  return rows[0]?.day ?? null;
};

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Now by the database's real clock, for what one process writes and another compares with: theirs may be minutes apart. Not the shop's clock,
 * which a played life sets: sessions live by the real one there too.
 */
export const databaseMoment = async (db: Kysely<Schema>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
};

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Now by the database's clock, for what one process writes and another compares with: theirs may be minutes apart. */
export const databaseMoment = async (db: Kysely<Schema>): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select shop_clock() as now`.execute(db);
  return rows[0]?.now ?? new Date();
};

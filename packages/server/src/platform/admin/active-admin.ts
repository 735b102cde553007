import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { stateColumn } from './user-state.ts';

/** Ids of the verified users with the role admin. */
export const activeAdminIds = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p join user_roles r on r.user_id = p.id and r.role = 'admin'
    where ${stateColumn} = 'verificada'
  `.execute(db);
  return rows.map(({ id }) => id);
};

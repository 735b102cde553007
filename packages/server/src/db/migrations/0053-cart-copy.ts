import { type Kysely, sql } from 'kysely';

/** A person's cart follows them from device to device: two that change it at once are told apart. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table carts add column version integer not null default 0`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** A missed handover that staff took off its customer: it no longer counts towards paying beforehand. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column no_show_excused boolean not null default false`.execute(db);
};

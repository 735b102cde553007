import { type Kysely, sql } from 'kysely';

/** An order that staff placed for who called, and why staff changed one: in the note that its customer got by mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column by_telephone boolean not null default false`.execute(db);
  await sql`alter table order_notes add column change_reason text`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** Drafts that the shop itself made at night, of what had fallen to its reorder point. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_orders add column made_by_shop boolean not null default false`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** What 1, 2, 3… units of an order's line cost at the most, as the customer was promised; null on lines from before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_items add column agreed_cents jsonb`.execute(db);
};

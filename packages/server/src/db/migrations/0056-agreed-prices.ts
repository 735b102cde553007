import { type Kysely, sql } from 'kysely';

/** The most that 1, 2, 3… units of an order's line may cost, as promised to the customer; null on lines stored before this. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_items add column agreed_cents jsonb`.execute(db);
};

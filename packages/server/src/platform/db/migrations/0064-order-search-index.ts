import { type Kysely, sql } from 'kysely';

/**
 * New orders enter the search's index at once: kept in its pending list, each search reads all of them until autovacuum
 * comes (3.4 ms instead of 0.05 after 50,000 orders).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter index orders_by_finding set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list('orders_by_finding')`.execute(db);
};

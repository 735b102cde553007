import { type Kysely, sql } from 'kysely';

/**
 * Every order changes the stock of its products and the place in its window. Without an index on what changes and
 * with room beside it on the page, PostgreSQL writes such a row anew without touching any index (a HOT update). What
 * is popular is ranked in memory; nothing read that index.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index products_popular;
    alter table products set (fillfactor = 60);
    alter table delivery_slots set (fillfactor = 50);
  `.execute(db);
};

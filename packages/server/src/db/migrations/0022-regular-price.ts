import { type Kysely, sql } from 'kysely';

/** What a unit of an order's line cost without offers, so that the order can say how its total comes about. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_items add column regular_price numeric(10,2) check (regular_price >= 0);
    comment on column order_items.regular_price is
      'Dollars of a unit before any offer; null on lines of before it was kept.';
  `.execute(db);
};

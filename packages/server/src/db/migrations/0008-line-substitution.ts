import { type Kysely, sql } from 'kysely';

/** What to do about one line that runs out, where the customer said it of that line. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table order_items
      add column substitution text check (substitution in ('best-match', 'call-me', 'none'));
  `.execute(db);
};

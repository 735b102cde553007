import { type Kysely, sql } from 'kysely';

/** With how much cash the customer pays at the door, so that the driver brings the change. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table orders add column cash_tender_cents integer check (cash_tender_cents > 0)`.execute(
    db,
  );
};

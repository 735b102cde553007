import { type Kysely, sql } from 'kysely';

/** A payment is opened at its provider by one process at a time, and its telephone isn't changed without end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payments
      add column opening_until timestamptz(3),
      add column phone_changes integer not null default 0 check (phone_changes >= 0);
    comment on column payments.opening_until is 'Until then somebody is opening it at its provider.';
  `.execute(db);
};

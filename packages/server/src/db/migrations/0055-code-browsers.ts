import { type Kysely, sql } from 'kysely';

/** Stores with a mailed code the browser that asked for it, whose tries are counted apart from everybody else's. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table email_codes
      add column browser_digest text,
      add column own_tries integer not null default 0;
    comment on column email_codes.browser_digest is 'Keyed: of the cookie of the browser that asked for the code.';
    comment on column email_codes.wrong_tries is 'By other browsers than the one that asked for the code.';
  `.execute(db);
};

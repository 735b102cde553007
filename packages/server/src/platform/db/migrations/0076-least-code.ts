import { type Kysely, sql } from 'kysely';

/** The release before this one neither checks for newer tables nor works on them. */
export const leastCode = '0076-least-code';

/** What code has to know at least to work on these tables; `migrate.ts` reads and raises it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table least_code (migration text not null)`.execute(db);
  await sql`insert into least_code values (${sql.lit(leastCode)})`.execute(db);
  await sql`comment on table least_code is 'One row: code that lacks this migration must not work on the tables.'`.execute(
    db,
  );
};

import { type Kysely, sql } from 'kysely';

/** When the shop was last copied, which an alert asks for: a file's place is known to nobody but the machine that wrote it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table backups (
      finished_at timestamptz(3) primary key default shop_now(),
      bytes bigint not null,
      from_replica boolean not null
    )`.execute(db);
};

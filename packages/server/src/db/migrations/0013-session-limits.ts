import { type Kysely, sql } from 'kysely';

/**
 * Sessions end: each has a latest moment, and knows whether it is on a device of its owner's. Those that are open
 * began under the promise of a fortnight unused; they keep it, and end with it or thirty days after they began.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sessions add column is_trusted boolean not null default false, add column ends_at timestamptz;
    update sessions set is_trusted = true, ends_at = greatest(created_at + interval '30 days', expires_at);
    alter table sessions
      alter column ends_at set not null,
      alter column ends_at set default now() + interval '12 hours';
    comment on column sessions.is_trusted is 'Somebody said: this device is mine.';
    comment on column sessions.ends_at is 'However much it is used.';
  `.execute(db);
};

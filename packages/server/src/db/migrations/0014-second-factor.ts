import { type Kysely, sql } from 'kysely';

/**
 * The second factor of an account, and when each session's owner last proved who she is. A session that is
 * open already proved that when it was made.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table profiles add column two_factor_enabled boolean not null default false;
    create table two_factors (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null unique references profiles(id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default false,
      last_step bigint,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    );
    alter table sessions add column second_factor_at timestamptz, add column authenticated_at timestamptz;
    update sessions set authenticated_at = created_at;
    alter table sessions alter column authenticated_at set default now(), alter column authenticated_at set not null;
  `.execute(db);
};

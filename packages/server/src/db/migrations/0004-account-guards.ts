import { type Kysely, sql } from 'kysely';

/** What guards accounts: counters of attempts, and the algorithm beside each signing key. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_by_expiry on rate_limits (expire);
    alter table jwks add column alg text, add column crv text;
    create index sessions_by_expiry on sessions (expires_at);
    create index verifications_by_expiry on verifications (expires_at);
  `.execute(db);
};

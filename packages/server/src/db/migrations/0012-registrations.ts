import { type Kysely, sql } from 'kysely';

/**
 * Who registers an address that nobody has proved yet leaves a registration, with the password chosen then; proving
 * the address makes one of them the account's. An account of an unproven address has no password any more.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table registrations (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      full_name text not null check (length(btrim(full_name)) between 1 and 120),
      hospital_id uuid references hospitals(id),
      password_hash text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      unique (user_id, password_hash)
    );
    create index registrations_by_expiry on registrations (expires_at);
    create table email_codes (
      id uuid primary key default gen_random_uuid(),
      address_digest text not null,
      purpose text not null check (purpose in ('prove-email', 'reset-password')),
      code_digest text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    comment on column email_codes.address_digest is 'Keyed: codes are kept for unknown addresses too, so that they look alike.';
    create index email_codes_by_address on email_codes (address_digest, purpose);
    create index email_codes_by_expiry on email_codes (expires_at);
  `.execute(db);
  await moveUnprovenPasswords(db);
};

/** As long as a new one: whoever registered under the version before keeps the time of a new registration. */
const moveUnprovenPasswords = (db: Kysely<unknown>) =>
  sql`
    insert into registrations (user_id, full_name, hospital_id, password_hash, created_at, expires_at)
    select p.id, p.full_name, p.hospital_id, a.password, a.created_at, now() + interval '30 days'
    from accounts a join profiles p on p.id = a.user_id
    where not p.email_verified and a.provider_id = 'credential' and a.password is not null;
    delete from accounts a using profiles p where p.id = a.user_id and not p.email_verified;
    delete from verifications where identifier like 'email-verification-otp-%' or identifier like 'forget-password-otp-%';
  `.execute(db);

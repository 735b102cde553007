import { type Kysely, sql } from 'kysely';

/** Hospitals, people, their sessions and roles. `profiles` is also the accounts library's user table. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hospitals (
      id uuid primary key default gen_random_uuid(),
      name text not null check (length(btrim(name)) between 2 and 120),
      email_domain text not null unique check (email_domain = lower(email_domain) and email_domain ~ '^[^\\s@]+\\.[^\\s@]+$'),
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create table delivery_points (
      id uuid primary key default gen_random_uuid(),
      hospital_id uuid not null references hospitals(id),
      building text not null check (length(btrim(building)) between 1 and 80),
      unit text not null check (length(btrim(unit)) between 1 and 80),
      is_active boolean not null default true,
      unique (hospital_id, building, unit)
    );
    create table profiles (
      id uuid primary key default gen_random_uuid(),
      full_name text not null check (length(btrim(full_name)) between 1 and 120),
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default false,
      is_verified boolean not null default false,
      role text not null default 'customer',
      hospital_id uuid references hospitals(id),
      image text,
      rejected_at timestamptz,
      deactivated_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (not (is_verified and (rejected_at is not null or deactivated_at is not null)))
    );
    create index profiles_by_hospital on profiles (hospital_id);
    create index profiles_waiting on profiles (created_at)
      where email_verified and not is_verified and rejected_at is null and deactivated_at is null;
    create table user_roles (
      user_id uuid not null references profiles(id) on delete cascade,
      role text not null check (role in ('admin')),
      created_at timestamptz not null default now(),
      primary key (user_id, role)
    );
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index sessions_by_user on sessions (user_id);
    create table retired_session_tokens (
      token_hash text primary key,
      session_id uuid not null references sessions(id) on delete cascade,
      retired_at timestamptz not null default now()
    );
    create index retired_session_tokens_by_session on retired_session_tokens (session_id);
    create table accounts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      access_token text,
      refresh_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      id_token text,
      password text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (provider_id, account_id)
    );
    create index accounts_by_user on accounts (user_id);
    create table verifications (
      id uuid primary key default gen_random_uuid(),
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index verifications_by_identifier on verifications (identifier);
    create table jwks (
      id uuid primary key default gen_random_uuid(),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id uuid references profiles(id) on delete set null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now()
    );
    create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);
  `.execute(db);
  await keepProfileRole(db);
};

/** `profiles.role` is what the admin header shows; `user_roles` decides. A trigger keeps them one. */
const keepProfileRole = (db: Kysely<unknown>) =>
  sql`
    create function keep_profile_role() returns trigger language plpgsql as $$
    declare person uuid := coalesce(new.user_id, old.user_id);
    begin
      update profiles set role = coalesce((select min(role) from user_roles where user_id = person), 'customer')
      where id = person;
      return null;
    end $$;
    create trigger keep_profile_role after insert or update or delete on user_roles
      for each row execute function keep_profile_role();
  `.execute(db);

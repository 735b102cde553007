/** Hospitals and people: how they sign in, where they receive, for whom they shop, and what was done to their data. */
export const accountsSchema = `
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
      has_refrigerator boolean not null default false,
      is_reachable boolean not null default true,
      instructions text not null default '' check (char_length(instructions) <= 200),
      unique (hospital_id, building, unit)
    );
    comment on column delivery_points.has_refrigerator is 'One there that the shop may leave an order in.';
    comment on column delivery_points.is_reachable is 'Whether whoever delivers gets up there; else the customer comes down.';
    create table hospital_entrances (
      hospital_id uuid not null references hospitals on delete cascade,
      shift text not null check (shift in ('dia', 'noche')),
      door text not null check (char_length(door) <= 200),
      contact text not null check (char_length(contact) <= 120),
      phone text not null check (phone ~ '^([0-9]{10})?$'),
      instructions text not null check (char_length(instructions) <= 500),
      primary key (hospital_id, shift)
    );
    comment on column hospital_entrances.phone is 'Ten digits, or empty.';

    -- Also the user table of the accounts library, like sessions, accounts, verifications, jwks and two_factors.
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
      phone text check (phone ~ '^\\d{10}$'),
      preferred_delivery_point_id uuid references delivery_points(id) on delete set null,
      two_factor_enabled boolean not null default false,
      rejection_reason text check (char_length(rejection_reason) between 1 and 500),
      check (not (is_verified and (rejected_at is not null or deactivated_at is not null)))
    );
    create index profiles_by_hospital on profiles (hospital_id);
    create index profiles_waiting on profiles (created_at)
      where email_verified and not is_verified and rejected_at is null and deactivated_at is null;
    create index profiles_folded_name on profiles (translate(lower(full_name), 'áéíóúüñ', 'aeiouun'));
    create table user_roles (
      user_id uuid not null references profiles(id) on delete cascade,
      role text not null check (role in ('admin', 'catalogo', 'almacen', 'reparto', 'cuentas', 'finanzas', 'lectura')),
      created_at timestamptz not null default now(),
      primary key (user_id, role)
    );
    -- Permissions are read from user_roles; profiles.role only shows one of them, and this trigger derives it.
    create function keep_profile_role() returns trigger language plpgsql as $$
    declare person uuid := coalesce(new.user_id, old.user_id);
    begin
      update profiles set role = coalesce((select min(role) from user_roles where user_id = person), 'customer')
      where id = person;
      return null;
    end $$;
    create trigger keep_profile_role after insert or update or delete on user_roles
      for each row execute function keep_profile_role();

    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      is_trusted boolean not null default false,
      ends_at timestamptz not null default now() + interval '12 hours',
      second_factor_at timestamptz,
      authenticated_at timestamptz not null default now()
    );
    create index sessions_by_user on sessions (user_id);
    create index sessions_by_expiry on sessions (expires_at);
    comment on column sessions.is_trusted is 'Somebody said: this device is mine.';
    comment on column sessions.ends_at is 'However much it is used.';
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
    create index verifications_by_expiry on verifications (expires_at);
    create table jwks (
      id uuid primary key default gen_random_uuid(),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      alg text,
      crv text
    );
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
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_by_expiry on rate_limits (expire);

    -- An unproven address may have several registrations, each with a password; proving the address makes one of them
    -- the account's, so that nobody can choose a password for somebody else's address.
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
      expires_at timestamptz not null,
      browser_digest text,
      own_tries integer not null default 0
    );
    create index email_codes_by_address on email_codes (address_digest, purpose);
    create index email_codes_by_expiry on email_codes (expires_at);
    comment on column email_codes.address_digest is 'Keyed: codes are kept for unknown addresses too, so that they look alike.';
    comment on column email_codes.browser_digest is 'Keyed: of the cookie of the browser that asked for the code.';
    comment on column email_codes.wrong_tries is 'By other browsers than the one that asked for the code.';

    create table addresses (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      label text not null check (length(label) between 1 and 40),
      urbanizacion text not null default '',
      street text not null,
      apartment text not null default '',
      municipio text not null,
      zip text not null check (zip ~ '^00[679]\\d{2}$'),
      is_default boolean not null default false,
      created_at timestamptz not null default now()
    );
    create index addresses_user on addresses (user_id);
    create unique index addresses_one_default on addresses (user_id) where is_default;
    create table preferences (
      user_id uuid primary key references profiles(id) on delete cascade,
      version integer not null check (version > 0),
      adults smallint not null check (adults >= 1),
      children smallint not null check (children >= 0),
      allergens text[] not null,
      diets text[] not null,
      diet_tags text[] not null,
      updated_at timestamptz not null default now()
    );
    create table household_members (
      id uuid not null,
      user_id uuid not null references profiles(id) on delete cascade,
      place smallint not null,
      name text not null check (length(name) between 1 and 40),
      kind text not null check (kind in ('adult', 'child')),
      allergens text[] not null,
      primary key (user_id, id)
    );
`;

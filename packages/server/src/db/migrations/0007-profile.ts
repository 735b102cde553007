import { type Kysely, sql } from 'kysely';

/**
 * What a person tells us about herself beyond her account: a telephone, where she receives, and for
 * whom she shops. All of it goes with her.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table profiles
      add column phone text check (phone ~ '^\\d{10}$'),
      add column preferred_delivery_point_id uuid references delivery_points(id) on delete set null;

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
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** What the assistant did, call by call; what it remembers of a session; and who lets it keep what they say. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table voice_sessions
      add way text not null default 'texto' check (way in ('proveedor', 'navegador', 'texto')),
      add state jsonb not null default '{}',
      add undone jsonb not null default '[]',
      add analysis jsonb,
      add last_active_at timestamptz not null default now(),
      add ended_at timestamptz;
    create index voice_sessions_by_time on voice_sessions (created_at desc, session_id);
    create table voice_tool_calls (
      session_id text not null references voice_sessions(session_id) on delete cascade,
      call_id text not null,
      position bigint generated always as identity,
      tool_name text not null,
      arguments jsonb not null,
      status text not null check (status in ('done', 'asks', 'refused')),
      said text not null,
      changes jsonb not null,
      answer jsonb not null,
      called_at timestamptz not null,
      primary key (session_id, call_id)
    );
    create table carts (
      user_id uuid primary key references profiles(id) on delete cascade,
      lines jsonb not null default '[]',
      updated_at timestamptz not null
    );
    create table voice_consents (
      user_id uuid primary key references profiles(id) on delete cascade,
      keeps_transcript boolean not null,
      decided_at timestamptz not null
    );
    create table voice_calls (
      id uuid primary key default gen_random_uuid(),
      session_id text not null references voice_sessions(session_id) on delete cascade,
      user_id uuid not null references profiles(id) on delete cascade,
      secret_hash text not null unique,
      provider_call text,
      started_at timestamptz not null,
      secret_until timestamptz not null,
      connected_at timestamptz,
      hang_up_at timestamptz,
      ended_at timestamptz
    );
    create index voice_calls_by_user on voice_calls (user_id, started_at desc);
    create index voice_calls_open on voice_calls (hang_up_at) where connected_at is not null and ended_at is null;
    create table voice_cases (
      id uuid primary key default gen_random_uuid(),
      phrase text not null unique,
      intent text not null,
      items jsonb not null,
      actor_id uuid references profiles(id) on delete set null,
      created_at timestamptz not null default now()
    );
  `.execute(db);
};

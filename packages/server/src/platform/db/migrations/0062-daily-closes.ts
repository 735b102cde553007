import { type Kysely, sql } from 'kysely';

/** Closed days with what they closed with, and cash that went into a drawer or out of it without an order. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table daily_closes (
      number integer primary key check (number > 0),
      day date not null unique,
      body jsonb not null,
      expected_cents integer not null,
      counted_cents integer not null check (counted_cents >= 0),
      reason text check (length(reason) between 3 and 500),
      actor_id uuid not null,
      closed_at timestamptz(3) not null,
      constraint daily_closes_difference_explained check (counted_cents = expected_cents or reason is not null)
    )`.execute(db);
  await sql`
    create table cash_entries (
      id uuid primary key,
      day date not null,
      way text not null check (way in ('cash', 'card_terminal', 'ath_movil')),
      amount_cents integer not null check (amount_cents <> 0),
      reason text not null check (length(reason) between 3 and 500),
      corrects date check (corrects < day),
      actor_id uuid not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index cash_entries_by_day on cash_entries (day)`.execute(db);
};

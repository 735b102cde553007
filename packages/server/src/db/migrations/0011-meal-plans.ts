import { type Kysely, sql } from 'kysely';

/**
 * Meal plans that people keep: by their meals, since prices, packages and what is in them are computed when a
 * plan is opened. Recipes are named without a reference: a plan outlives a recipe and then says so.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table meal_plans (
      id uuid primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      name text not null check (length(btrim(name)) between 1 and 60),
      answers jsonb not null,
      seed bigint not null check (seed >= 0),
      start_date date not null,
      meals jsonb not null,
      total_cost numeric(10,2) not null check (total_cost >= 0),
      share_token text unique,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    comment on column meal_plans.share_token is 'Who of the association knows it sees the plan; null: nobody else.';
    create index meal_plans_by_user on meal_plans (user_id, updated_at desc);
  `.execute(db);
};

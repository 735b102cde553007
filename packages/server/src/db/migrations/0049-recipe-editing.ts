import { type Kysely, sql } from 'kysely';

/**
 * Recipes that people write: a draft stands beside what is published, every publication is kept, and what was merged
 * away leads to its survivor. What isn't shown today counts as archived: nobody sees it, and it can be brought back.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table recipes
      add column keeps_longer_because text check (char_length(keeps_longer_because) between 1 and 200),
      add column version integer not null default 1 check (version > 0),
      add column draft jsonb,
      add column published_at timestamptz(3) default now(),
      add column publish_on date,
      add column scheduled_by uuid,
      add column archived_at timestamptz(3),
      add constraint recipes_scheduled_by_somebody check ((publish_on is null) = (scheduled_by is null)),
      add constraint recipes_scheduled_draft check (publish_on is null or draft is not null);
    update recipes set published_at = created_at, archived_at = case when is_active then null else now() end;
    alter table recipes
      add constraint recipes_shown check (not is_active or (published_at is not null and archived_at is null));
    comment on column recipes.draft is 'What is written and not published, whole; null: nothing is.';
    comment on column recipes.published_at is 'Null: it never was, and the columns of its content say nothing.';
    comment on column recipes.publish_on is 'The day in Puerto Rico from which on the draft is published.';
    comment on column recipes.scheduled_by is 'profiles.id, without a reference.';
    create index recipes_to_publish on recipes (publish_on) where publish_on is not null;

    create table recipe_versions (
      recipe_id uuid not null references recipes on delete cascade,
      number integer not null check (number > 0),
      content jsonb not null,
      actor_id uuid,
      published_at timestamptz(3) not null,
      primary key (recipe_id, number)
    );
    comment on table recipe_versions is 'What was published, from the first that a person published over on.';
    comment on column recipe_versions.actor_id is 'profiles.id, without a reference; null: it came with the shop.';

    create table recipe_redirects (
      from_id uuid primary key,
      to_id uuid not null references recipes on delete cascade,
      created_at timestamptz(3) not null default now(),
      check (from_id <> to_id)
    );
    create index recipe_redirects_to on recipe_redirects (to_id);
    comment on table recipe_redirects is 'Recipes that were merged into another: old links lead to it.';
  `.execute(db);
};

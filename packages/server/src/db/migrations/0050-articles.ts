import { type Kysely, sql } from 'kysely';

/**
 * Articles that people write: what is published, the draft beside it, who is asked to review it, and everything that
 * was published. The files of data/articles come in when a shop starts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table articles (
      id uuid primary key default gen_random_uuid(),
      slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
      content jsonb,
      draft jsonb,
      version integer not null default 1 check (version > 0),
      published_at timestamptz(3),
      written_by uuid,
      review_asked_at timestamptz(3),
      returned_because text check (char_length(returned_because) between 1 and 500),
      archived_at timestamptz(3),
      edited_at timestamptz(3),
      updated_at timestamptz not null default clock_timestamp(),
      constraint articles_say_something check (content is not null or draft is not null),
      constraint articles_published_content check ((content is null) = (published_at is null)),
      constraint articles_reviewed_draft check (review_asked_at is null or draft is not null)
    );
    comment on column articles.content is 'What customers read; null: it was never published.';
    comment on column articles.draft is 'What is written and not published, whole; null: nothing is.';
    comment on column articles.written_by is 'profiles.id of whoever changed the draft last, without a reference: somebody else publishes it.';
    comment on column articles.review_asked_at is 'When the draft was given to somebody else to read; null: it is not.';
    comment on column articles.returned_because is 'Why the reviewer gave the draft back, until it is asked for again.';
    comment on column articles.edited_at is 'When a person last changed it here; a start then leaves it alone.';

    create function touch_article() returns trigger language plpgsql as $$
    begin
      new.updated_at = clock_timestamp();
      return new;
    end $$;
    create trigger touch_article before insert or update on articles
      for each row execute function touch_article();

    create table article_versions (
      article_id uuid not null references articles on delete cascade,
      number integer not null check (number > 0),
      content jsonb not null,
      actor_id uuid,
      published_at timestamptz(3) not null,
      primary key (article_id, number)
    );
    comment on column article_versions.actor_id is 'profiles.id, without a reference; null: it came with the shop.';
  `.execute(db);
};

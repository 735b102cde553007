/** Photos, recipes with their meal plans, and articles: what people write and publish. */
export const contentSchema = `
    -- A photo's subject is named without a reference, because the Recetas Express are in no table.
    create table images (
      id uuid primary key default gen_random_uuid(),
      subject text not null check (subject in ('product', 'recipe')),
      subject_id uuid not null,
      position integer not null,
      state text not null default 'borrador' check (state in ('borrador', 'publicada', 'retirada')),
      alt text not null default '' check (length(alt) <= 200),
      rights text check (rights in ('propia', 'proveedor', 'licencia')),
      letter text not null default '' check (length(letter) <= 200),
      licence_url text not null default '' check (length(licence_url) <= 500),
      rights_until date,
      focal_x real not null default 0.5 check (focal_x between 0 and 1),
      focal_y real not null default 0.5 check (focal_y between 0 and 1),
      crop jsonb,
      whole text not null check (whole ~ '^[0-9a-f]{32}$'),
      stem text not null check (stem ~ '^[0-9a-f]{32}$'),
      widths integer[] not null check (cardinality(widths) > 0),
      files text[] not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      color text not null check (color ~ '^#[0-9a-f]{6}$'),
      likeness bit(64) not null,
      version integer not null default 1 check (version > 0),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      constraint images_once unique (subject, subject_id, whole),
      constraint images_published_with_rights check (state <> 'publicada' or (rights is not null and alt <> ''))
    );
    create index images_by_file on images using gin (files);
    comment on column images.rights_until is 'The last day in Puerto Rico on which it may be shown.';
    comment on column images.whole is 'The file with all of it, upright, by what is in it; of what came nothing else is kept.';
    comment on column images.stem is 'What the names of the files begin with in which it is shown, by what is in them.';
    comment on column images.files is 'Every file that was ever made of it: open pages may still ask for those of before.';
    comment on column images.likeness is 'What it looks like: differing in few bits, two are the same.';
    comment on column images.actor_id is 'profiles.id, without a reference.';
    create function announce_image() returns trigger language plpgsql as $$
    declare changed images := coalesce(new, old);
    begin
      if changed.subject = 'product' then perform pg_notify('catalog', changed.subject_id::text); end if;
      return null;
    end $$;
    create trigger announce_image after insert or update or delete on images
      for each row execute function announce_image();

    create table recipes (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      emoji text not null default '🍽️',
      image_url text,
      category text not null default 'other' check (category in ('pre-shift', 'during-shift', 'post-shift', 'night-shift', 'other')),
      prep_time integer not null check (prep_time > 0),
      difficulty text not null default 'easy' check (difficulty in ('easy', 'medium')),
      servings integer not null default 2 check (servings > 0),
      ingredients jsonb not null default '[]',
      instructions jsonb not null default '[]',
      description text not null default '',
      meal_prep_friendly boolean not null default false,
      total_price numeric(10,2) check (total_price >= 0),
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      slug text unique,
      meal text check (meal in ('desayuno', 'almuerzo', 'cena', 'merienda')),
      equipment text check (equipment in ('fria', 'microondas', 'una-olla')),
      cook_time integer not null default 0 check (cook_time >= 0),
      shelf_life_days integer check (shelf_life_days > 0),
      kept_in text not null default 'nevera' check (kept_in in ('nevera', 'congelador', 'despensa')),
      tags text[] not null default '{}',
      edited_at timestamptz,
      updated_at timestamptz not null default clock_timestamp(),
      keeps_longer_because text check (char_length(keeps_longer_because) between 1 and 200),
      version integer not null default 1 check (version > 0),
      draft jsonb,
      published_at timestamptz(3) default now(),
      publish_on date,
      scheduled_by uuid,
      archived_at timestamptz(3),
      constraint recipes_scheduled_by_somebody check ((publish_on is null) = (scheduled_by is null)),
      constraint recipes_scheduled_draft check (publish_on is null or draft is not null),
      constraint recipes_shown check (not is_active or (published_at is not null and archived_at is null))
    );
    create index recipes_meal_prep on recipes (created_at desc) where meal_prep_friendly and is_active;
    create index recipes_to_publish on recipes (publish_on) where publish_on is not null;
    comment on column recipes.description is 'The nutrition tip (nutritionTips).';
    comment on column recipes.total_price is 'Unused: the price is computed from the products as they are now.';
    comment on column recipes.edited_at is 'When a person last changed it here; a seeding then leaves it alone.';
    comment on column recipes.draft is 'What is written and not published, whole; null: nothing is.';
    comment on column recipes.published_at is 'Null: it never was, and the columns of its content say nothing.';
    comment on column recipes.publish_on is 'The day in Puerto Rico from which on the draft is published.';
    comment on column recipes.scheduled_by is 'profiles.id, without a reference.';
    create function touch_recipe() returns trigger language plpgsql as $$
    begin
      new.updated_at = clock_timestamp();
      return new;
    end $$;
    create trigger touch_recipe before insert or update on recipes
      for each row execute function touch_recipe();
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
    create table recipe_views (
      recipe_id uuid primary key,
      views bigint not null default 0
    );
    comment on table recipe_views is 'How often a recipe was opened, the Recetas Express too, which are in no table.';

    -- A plan stores its meals only; prices and packages are computed when it is opened. It names recipes without a
    -- reference, because it outlives them.
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
    create table education_progress (
      user_id uuid not null references profiles(id) on delete cascade,
      slug text not null check (length(slug) between 1 and 120),
      read_at timestamptz,
      quiz_answers smallint[],
      quiz_score smallint check (quiz_score between 0 and cardinality(quiz_answers)),
      bookmarked_at timestamptz,
      updated_at timestamptz not null default now(),
      primary key (user_id, slug),
      check ((quiz_answers is null) = (quiz_score is null))
    );
`;

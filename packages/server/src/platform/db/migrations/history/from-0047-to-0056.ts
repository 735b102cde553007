import type { HistoricMigrations } from './historic-migrations.ts';

export const from0047To0056: HistoricMigrations = {
  // Photos of products and recipes; views of recipes.
  '0047-images': `
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

    create table recipe_views (
      recipe_id uuid primary key,
      views bigint not null default 0
    );
    comment on table recipe_views is 'How often a recipe was opened, the Recetas Express too, which are in no table.';

    create function announce_image() returns trigger language plpgsql as $$
    declare changed images := coalesce(new, old);
    begin
      if changed.subject = 'product' then perform pg_notify('catalog', changed.subject_id::text); end if;
      return null;
    end $$;
    create trigger announce_image after insert or update or delete on images
      for each row execute function announce_image();
  `,
  // Capacities of single days, entrances of hospitals, rejection reasons.
  '0048-delivery-days': `
    create table slot_capacities (
      route text not null,
      weekday smallint check (weekday between 0 and 6),
      date date,
      window_id text not null references delivery_windows,
      capacity integer not null check (capacity between 0 and 1000),
      reason text check (char_length(reason) between 1 and 500),
      created_at timestamptz(3) not null default now(),
      constraint of_a_weekday_or_a_date check ((weekday is null) <> (date is null))
    );
    create unique index slot_capacities_of_a_date on slot_capacities (route, date, window_id) where date is not null;
    create unique index slot_capacities_of_a_weekday on slot_capacities (route, weekday, window_id)
      where weekday is not null;
    comment on column slot_capacities.weekday is '0 is Sunday.';
    comment on column slot_capacities.capacity is '0: closed.';

    -- Volatile: it reads what is committed when it is called, so that whoever waited for a slot learns that it closed.
    create function slot_capacity(of_route text, of_date date, of_window text) returns integer
    language sql volatile as $$
      select coalesce(
        (select s.capacity from slot_capacities s
         where s.route = of_route and s.date = of_date and s.window_id = of_window),
        (select s.capacity from slot_capacities s
         where s.route = of_route and s.weekday = extract(dow from of_date) and s.window_id = of_window),
        (select w.capacity from delivery_windows w where w.id = of_window))
    $$;

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

    alter table delivery_points
      add column is_reachable boolean not null default true,
      add column instructions text not null default '' check (char_length(instructions) <= 200);
    comment on column delivery_points.is_reachable is 'Whether whoever delivers gets up there; else the customer comes down.';

    create index profiles_folded_name on profiles (translate(lower(full_name), 'áéíóúüñ', 'aeiouun'));
    alter table profiles add column rejection_reason text check (char_length(rejection_reason) between 1 and 500);
  `,
  // Drafts, versions and redirects of recipes; what was not active counts as archived.
  '0049-recipe-editing': `
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
  `,
  // Articles with drafts, reviews and versions.
  '0050-articles': `
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
  `,
  // More fields and sources of proposals.
  '0051-model-proposals': `
    alter table product_proposals
      drop constraint product_proposals_field_check,
      drop constraint product_proposals_source_check,
      add constraint product_proposals_field_check check (field in
        ('nutrition', 'detected_subcategory', 'tags', 'allergen_info', 'price', 'pasteurization', 'description', 'barcode')),
      add constraint product_proposals_source_check check (source in
        ('usda', 'parecidos', 'busquedas', 'texto', 'precio', 'ventas', 'modelo'));
  `,
  // Tool calls, consents, calls and test cases of the assistant; carts.
  '0052-voice-sessions': `
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
  `,
  // Versions of carts, so that two devices do not overwrite each other.
  '0053-cart-copy': `alter table carts add column version integer not null default 0`,
  // Who wants a mail when a product is back in stock.
  '0054-stock-alerts': `
    create table stock_alerts (
      user_id uuid not null references profiles(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      asked_at timestamptz not null default now(),
      primary key (user_id, product_id)
    );
    create index stock_alerts_of_product on stock_alerts (product_id);
  `,
  // The browser that asked for a mailed code, whose tries are counted apart.
  '0055-code-browsers': `
    alter table email_codes
      add column browser_digest text,
      add column own_tries integer not null default 0;
    comment on column email_codes.browser_digest is 'Keyed: of the cookie of the browser that asked for the code.';
    comment on column email_codes.wrong_tries is 'By other browsers than the one that asked for the code.';
  `,
  // The most that 1, 2, 3… units of an order's line may cost; null on lines stored before.
  '0056-agreed-prices': `alter table order_items add column agreed_cents jsonb`,
};

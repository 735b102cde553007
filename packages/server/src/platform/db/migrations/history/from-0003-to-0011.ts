import type { HistoricMigrations } from './historic-migrations.ts';

export const from0003To0011: HistoricMigrations = {
  // Orders, delivery windows and slots, sessions of the voice assistant.
  '0003-orders': `
    create sequence order_numbers start 100001;
    create table orders (
      id uuid primary key default gen_random_uuid(),
      number text not null unique default 'NP-' || nextval('order_numbers')::text,
      user_id uuid not null references profiles(id),
      idempotency_key text not null check (length(idempotency_key) between 8 and 200),
      request_hash text not null,
      status text not null check (status in ('pendiente_pago', 'confirmado', 'en_preparacion', 'listo', 'en_ruta',
        'entregado', 'vencido', 'cancelado', 'no_entregado', 'esperando_cliente')),
      payment_method text not null check (payment_method in ('on-delivery')),
      payment_status text not null default 'pendiente' check (payment_status in ('pendiente', 'pagado', 'devuelto')),
      subtotal numeric(10,2) not null check (subtotal >= 0),
      tax numeric(10,2) not null check (tax >= 0),
      incentive_value numeric(10,2) not null default 0 check (incentive_value between 0 and 20),
      total numeric(10,2) not null check (total = subtotal + tax),
      expected_total numeric(10,2) not null check (total <= expected_total),
      delivery_type text not null check (delivery_type in ('hospital', 'home')),
      hospital_id uuid references hospitals(id),
      delivery_point_id uuid references delivery_points(id),
      delivery_address jsonb not null,
      delivery_date date not null,
      delivery_window text not null,
      recipient_name text not null check (length(btrim(recipient_name)) > 0),
      recipient_phone text not null check (recipient_phone ~ '^[0-9]{10}$'),
      substitution text not null check (substitution in ('best-match', 'call-me', 'none')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      unique (user_id, idempotency_key),
      check (delivery_type <> 'hospital' or delivery_point_id is not null)
    );
    create index orders_recent on orders (user_id, created_at desc);
    create table order_items (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      product_id uuid not null references products(id),
      title text not null,
      package_label text not null default '',
      image_url text,
      quantity integer not null check (quantity > 0),
      unit_price numeric(10,2) not null check (unit_price >= 0),
      total_price numeric(10,2) not null check (total_price >= 0),
      is_incentive boolean not null default false,
      created_at timestamptz not null default now(),
      unique (order_id, product_id, is_incentive),
      check (not is_incentive or (quantity = 1 and total_price = 0))
    );
    create index order_items_by_product on order_items (product_id, created_at);
    create table order_status_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      status text not null,
      actor_id uuid references profiles(id) on delete set null,
      created_at timestamptz(3) not null default now()
    );
    create index order_status_history_by_order on order_status_history (order_id, id);
    create table delivery_windows (
      id text primary key,
      capacity integer not null check (capacity >= 0)
    );
    insert into delivery_windows (id, capacity) values ('07-09', 40), ('15-17', 40), ('19-21', 40), ('23-01', 20);
    create table delivery_slots (
      route text not null,
      date date not null,
      window_id text not null references delivery_windows(id),
      booked integer not null check (booked >= 0),
      capacity integer not null,
      primary key (route, date, window_id),
      constraint slot_within_capacity check (booked <= capacity)
    );
    create table voice_sessions (
      session_id text primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      transcripts jsonb not null default '[]',
      tools_executed jsonb not null default '[]',
      products_added jsonb not null default '[]',
      total_amount numeric(10,2) not null default 0 check (total_amount >= 0),
      duration_seconds integer not null default 0 check (duration_seconds >= 0),
      metadata jsonb not null default '{}',
      created_at timestamptz not null default now()
    );
    create index voice_sessions_by_user on voice_sessions (user_id, created_at desc);
  `,
  // Rate limits, and the algorithm beside each signing key.
  '0004-account-guards': `
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_by_expiry on rate_limits (expire);
    alter table jwks add column alg text, add column crv text;
    create index sessions_by_expiry on sessions (expires_at);
    create index verifications_by_expiry on verifications (expires_at);
  `,
  // What each person read, answered and bookmarked of the articles.
  '0005-education': `
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
  `,
  // Meal, equipment and tags of recipes; household measures of products.
  '0006-recipes': `
    alter table recipes
      add column slug text unique,
      add column meal text check (meal in ('desayuno', 'almuerzo', 'cena', 'merienda')),
      add column equipment text check (equipment in ('fria', 'microondas', 'una-olla')),
      add column cook_time integer not null default 0 check (cook_time >= 0),
      add column shelf_life_days integer check (shelf_life_days > 0),
      add column kept_in text not null default 'nevera' check (kept_in in ('nevera', 'congelador', 'despensa')),
      add column tags text[] not null default '{}',
      add column edited_at timestamptz,
      add column updated_at timestamptz not null default clock_timestamp();
    comment on column recipes.description is 'The nutrition tip (nutritionTips).';
    comment on column recipes.total_price is 'Unused: the price is computed from the products as they are now.';
    comment on column recipes.edited_at is 'When a person last changed it here; a seeding then leaves it alone.';

    create function touch_recipe() returns trigger language plpgsql as $$
    begin
      new.updated_at = clock_timestamp();
      return new;
    end $$;
    create trigger touch_recipe before insert or update on recipes
      for each row execute function touch_recipe();

    alter table products add column kitchen jsonb;
    comment on column products.kitchen is
      'Grams to eat in a cup, spoon, piece… and the share thrown away; null means nothing is known beyond the package.';
    drop trigger announce_product on products;
    create trigger announce_product after insert or delete or update of
      title, description, price, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, usage_suggestions, detected_subcategory, normalized_category, net_content, net_unit,
      package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product();
  `,
  // Telephone, addresses, preferences and household of a person.
  '0007-profile': `
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
  `,
  // What to do about one line that runs out.
  '0008-line-substitution': `
    alter table order_items
      add column substitution text check (substitution in ('best-match', 'call-me', 'none'));
  `,
  // Favorites and shopping lists; orders that outlive their account.
  '0009-lists': `
    create table favorites (
      user_id uuid not null references profiles(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, product_id)
    );
    create table shopping_lists (
      id uuid primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      name text not null check (length(btrim(name)) between 1 and 60),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index shopping_lists_by_user on shopping_lists (user_id, created_at);
    create table shopping_list_lines (
      list_id uuid not null references shopping_lists(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      quantity integer not null check (quantity between 1 and 999),
      unit_price numeric(10,2) not null check (unit_price >= 0),
      checked_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      primary key (list_id, product_id)
    );
    create index favorites_by_product on favorites (product_id);
    create index shopping_list_lines_by_product on shopping_list_lines (product_id);
    alter table orders
      drop constraint orders_user_id_fkey,
      add constraint orders_user_id_fkey foreign key (user_id) references profiles(id) on delete set null,
      alter column user_id drop not null,
      alter column recipient_name drop not null,
      alter column recipient_phone drop not null,
      alter column delivery_address drop not null,
      add constraint orders_of_nobody_name_nobody
        check (num_nulls(user_id, recipient_name, recipient_phone, delivery_address) in (0, 4));
    create index orders_newest on orders (user_id, created_at desc, id desc);
    drop index orders_recent;
  `,
  // The log of searches.
  '0010-searches': `
    create table searches (
      id uuid primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      hospital_id uuid references hospitals(id) on delete set null,
      query text not null check (length(query) between 1 and 200),
      normalized text not null,
      corrected_query text,
      result_count integer not null check (result_count >= 0),
      top_product_ids uuid[] not null check (cardinality(top_product_ids) <= 10),
      chosen_product_id uuid,
      is_entered boolean not null,
      created_at timestamptz not null
    );
    comment on column searches.corrected_query is 'What was searched for in place of misspelt words.';
    comment on column searches.is_entered is 'Its results were opened; false: a product was chosen while typing.';
    create index searches_by_user on searches (user_id);
    create index searches_by_time on searches (created_at);
  `,
  // Meal plans that people save.
  '0011-meal-plans': `
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
  `,
};

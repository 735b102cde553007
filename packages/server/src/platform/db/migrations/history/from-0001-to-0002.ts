import type { HistoricMigrations } from './historic-migrations.ts';

export const from0001To0002: HistoricMigrations = {
  // Hospitals, people, sessions, roles and the audit log.
  '0001-accounts': `
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
      unique (hospital_id, building, unit)
    );
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
      check (not (is_verified and (rejected_at is not null or deactivated_at is not null)))
    );
    create index profiles_by_hospital on profiles (hospital_id);
    create index profiles_waiting on profiles (created_at)
      where email_verified and not is_verified and rejected_at is null and deactivated_at is null;
    create table user_roles (
      user_id uuid not null references profiles(id) on delete cascade,
      role text not null check (role in ('admin')),
      created_at timestamptz not null default now(),
      primary key (user_id, role)
    );
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references profiles(id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index sessions_by_user on sessions (user_id);
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
    create table jwks (
      id uuid primary key default gen_random_uuid(),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz
    );
    create table audit_log (
      id bigint generated always as identity primary key,
      actor_id uuid references profiles(id) on delete set null,
      action text not null,
      subject_type text not null,
      subject_id text not null,
      before jsonb,
      after jsonb,
      created_at timestamptz not null default now()
    );
    create index audit_log_by_subject on audit_log (subject_type, subject_id, id desc);
    create function keep_profile_role() returns trigger language plpgsql as $$
    declare person uuid := coalesce(new.user_id, old.user_id);
    begin
      update profiles set role = coalesce((select min(role) from user_roles where user_id = person), 'customer')
      where id = person;
      return null;
    end $$;
    create trigger keep_profile_role after insert or update or delete on user_roles
      for each row execute function keep_profile_role();
  `,
  // Products, promotions and recipes; changes of the catalog are announced by NOTIFY.
  '0002-catalog': `
    create table products (
      id uuid primary key default gen_random_uuid(),
      sku text not null unique,
      title text not null check (length(btrim(title)) between 1 and 120),
      description text not null default '',
      price numeric(10,2) not null check (price > 0),
      image_url text,
      category text not null default 'General',
      stock integer not null default 0 check (stock >= 0),
      is_active boolean not null default true,
      view_count bigint not null default 0 check (view_count >= 0),
      total_purchases bigint not null default 0 check (total_purchases >= 0),
      purchased_yesterday_count integer not null default 0 check (purchased_yesterday_count >= 0),
      tags text[] not null default '{}',
      nutritional_highlights text[] not null default '{}',
      allergen_info text[],
      may_contain text[] not null default '{}',
      usage_suggestions text not null default '',
      detected_subcategory text,
      normalized_category text,
      net_content numeric(10,3) not null default 1 check (net_content > 0),
      net_unit text not null default 'unidad' check (net_unit in ('lb', 'oz', 'fl oz', 'unidad')),
      package_label text not null default 'Unidad',
      tax_class text not null default 'exento' check (tax_class in ('exento', 'gravado')),
      nutrition jsonb,
      shopify_product_id text,
      shopify_variant_id text,
      shopify_inventory_item_id text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    comment on column products.allergen_info is 'Known allergens; null means nobody has told us (sin datos), empty means none declared.';
    create index products_by_category on products (category, title) where is_active;
    create index products_by_normalized_category on products (normalized_category, title) where is_active;
    create index products_popular on products (total_purchases desc, view_count desc) where is_active;

    create table promotions (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products(id) on delete cascade,
      is_active boolean not null default true,
      start_date timestamptz not null,
      end_date timestamptz not null,
      type text not null check (type in ('percent-off', 'buy-x-save-y', 'bogo', 'spend-x-save-y')),
      badge_text text,
      discount_percent integer check (discount_percent between 1 and 100),
      discount_value numeric(10,2) check (discount_value > 0),
      condition_quantity integer check (condition_quantity > 0),
      condition_spend numeric(10,2) check (condition_spend > 0),
      check (start_date <= end_date),
      check (type <> 'percent-off' or discount_percent is not null),
      check (type <> 'buy-x-save-y' or (condition_quantity is not null and discount_value is not null)),
      check (type <> 'spend-x-save-y' or (condition_spend is not null and discount_value is not null))
    );
    create index promotions_by_product on promotions (product_id, end_date) where is_active;

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
      created_at timestamptz not null default now()
    );
    create index recipes_meal_prep on recipes (created_at desc) where meal_prep_friendly and is_active;
    create function announce_product() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog', coalesce(new.id, old.id)::text);
      return null;
    end $$;
    create function announce_promotion() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog', coalesce(new.product_id, old.product_id)::text);
      return null;
    end $$;
    create trigger announce_product after insert or delete or update of
      title, description, price, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, usage_suggestions, detected_subcategory, normalized_category, net_content, net_unit,
      package_label, tax_class, nutrition on products
      for each row execute function announce_product();
    create trigger announce_promotion after insert or update or delete on promotions
      for each row execute function announce_promotion();
  `,
};

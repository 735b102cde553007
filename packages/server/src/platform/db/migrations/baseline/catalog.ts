/** Products and everything that people change of them: prices, offers, bulk changes, proposals, barcodes, photos. */
export const catalogSchema = `
    -- Every order changes the stock of its products. No index contains a column that orders change, and a page has room
    -- for a second version of a row, so that PostgreSQL updates such a row without touching an index (a HOT update).
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
      updated_at timestamptz not null default now(),
      kitchen jsonb,
      contains_at_least text[] not null default '{}',
      pasteurization text check (pasteurization in ('pasteurizado', 'sin-pasteurizar', 'sin-datos')),
      edited_at timestamptz,
      zone text not null default 'seco' check (zone in ('seco', 'fresco', 'frio', 'congelado')),
      aisle text check (length(aisle) between 1 and 12),
      version integer not null default 1 check (version > 0),
      archived_at timestamptz(3),
      check (allergen_info is null or contains_at_least = '{}'),
      constraint products_archived_not_sold check (archived_at is null or not is_active)
    ) with (fillfactor = 60);
    create index products_by_category on products (category, title) where is_active;
    create index products_by_normalized_category on products (normalized_category, title) where is_active;
    create index products_by_title on products (title, id);
    comment on column products.allergen_info is
      'All that it contains; null means nobody has told us the whole (sin datos), empty means none declared.';
    comment on column products.contains_at_least is
      'Where allergen_info is null: what it surely contains. Of the rest nobody has told us.';
    comment on column products.pasteurization is 'Null: the question does not arise.';
    comment on column products.kitchen is
      'Grams to eat in a cup, spoon, piece… and the share thrown away; null means nothing is known beyond the package.';
    comment on column products.edited_at is 'When a person last changed its words here; a seed then leaves it alone.';
    comment on column products.aisle is '"3" or "B2"; null where nobody has placed it.';
    comment on column products.archived_at is 'Put away for good: in old orders, and in no list.';

    -- Each process caches the catalog and learns of a change by NOTIFY. Stock and counters are left out: NOTIFY takes a
    -- lock of the whole database until commit, so that orders would queue. Whoever places an order announces its stock
    -- after the commit.
    create function announce_product() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog', coalesce(new.id, old.id)::text);
      return null;
    end $$;
    create trigger announce_product after insert or delete or update of
      title, description, price, image_url, category, is_active, tags, nutritional_highlights, allergen_info,
      may_contain, contains_at_least, pasteurization, usage_suggestions, detected_subcategory,
      normalized_category, net_content, net_unit, package_label, tax_class, nutrition, kitchen on products
      for each row execute function announce_product();

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
      version integer not null default 1 check (version > 0),
      hold text check (hold in ('borrador', 'pausada', 'terminada')),
      created_at timestamptz(3) not null default now(),
      check (start_date <= end_date),
      check (type <> 'percent-off' or discount_percent is not null),
      check (type <> 'buy-x-save-y' or (condition_quantity is not null and discount_value is not null)),
      check (type <> 'spend-x-save-y' or (condition_spend is not null and discount_value is not null)),
      constraint promotions_held_not_active check (hold is null or not is_active)
    );
    create index promotions_by_product on promotions (product_id, end_date) where is_active;
    create index promotions_of_product on promotions (product_id, end_date);
    create index promotions_by_start on promotions (start_date desc, id);
    comment on column promotions.hold is 'Why it is not active; null and not active counts as paused.';
    create function announce_promotion() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog', coalesce(new.product_id, old.product_id)::text);
      return null;
    end $$;
    create trigger announce_promotion after insert or update or delete on promotions
      for each row execute function announce_promotion();

    create table price_history (
      id bigint generated always as identity primary key,
      product_id uuid not null references products(id) on delete cascade,
      price numeric(10,2) not null,
      actor_id uuid,
      changed_at timestamptz(3) not null default clock_timestamp()
    );
    create index price_history_of_product on price_history (product_id, id);
    comment on column price_history.actor_id is 'profiles.id, without a reference; null: the shop itself.';
    -- A transaction that changes prices names who does it in its setting shop.actor.
    create function keep_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (product_id, price, actor_id)
        values (new.id, new.price, nullif(current_setting('shop.actor', true), '')::uuid);
      return null;
    end $$;
    create trigger keep_first_price after insert on products for each row execute function keep_price();
    create trigger keep_price after update of price on products for each row
      when (old.price is distinct from new.price) execute function keep_price();
    create table scheduled_prices (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products(id) on delete cascade,
      price numeric(10,2) not null check (price > 0),
      starts_on date not null,
      ends_on date check (ends_on >= starts_on),
      reason text check (length(reason) <= 500),
      state text not null default 'programado' check (state in ('programado', 'vigente', 'terminado', 'quitado')),
      price_before numeric(10,2),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    create index scheduled_prices_of_product on scheduled_prices (product_id, starts_on);
    create index scheduled_prices_due on scheduled_prices (starts_on) where state in ('programado', 'vigente');
    comment on column scheduled_prices.ends_on is 'Its last day in Puerto Rico; null: until somebody changes it.';
    comment on column scheduled_prices.price_before is 'What it cost when it began, to go back to.';

    -- Bulk changes, which can be undone.
    create table product_batches (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('lote', 'archivo', 'deshecho')),
      actor_id uuid not null,
      reason text check (length(reason) <= 500),
      undoes_id uuid unique references product_batches(id) on delete cascade,
      created_at timestamptz(3) not null default now()
    );
    create table product_batch_rows (
      batch_id uuid not null references product_batches(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      before jsonb,
      after jsonb not null,
      primary key (batch_id, product_id)
    );
    create index product_batch_rows_of_product on product_batch_rows (product_id);
    comment on column product_batch_rows.before is 'The changed fields alone; null: the batch made the product.';
    create table product_redirects (
      from_id uuid primary key,
      to_id uuid not null references products(id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      check (from_id <> to_id)
    );
    create index product_redirects_to on product_redirects (to_id);
    comment on table product_redirects is 'Products that were merged into another: old links and scans lead to it.';

    create table product_proposals (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products(id) on delete cascade,
      field text not null check (field in
        ('nutrition', 'detected_subcategory', 'tags', 'allergen_info', 'price', 'pasteurization', 'description', 'barcode')),
      value jsonb,
      source text not null check (source in
        ('usda', 'parecidos', 'busquedas', 'texto', 'precio', 'ventas', 'modelo')),
      because text not null,
      source_key text not null,
      prior numeric(4,3) not null check (prior between 0 and 1),
      state text not null default 'espera' check (state in ('espera', 'segunda', 'aceptada', 'rechazada')),
      taken_back jsonb,
      decided_by uuid,
      decided_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      unique (product_id, field, source, source_key)
    );
    create index product_proposals_waiting on product_proposals (prior desc, id) where state in ('espera', 'segunda');
    comment on column product_proposals.value is 'What the field would be; null: a question that somebody answers in the record.';
    comment on column product_proposals.state is 'segunda: one person has accepted what needs two.';
    comment on column product_proposals.taken_back is 'What the field was before it was accepted, to go back to.';
    comment on column product_proposals.decided_by is 'profiles.id, without a reference.';
    create table product_barcodes (
      gtin text primary key check (gtin ~ '^[0-9]{14}$'),
      product_id uuid not null references products(id) on delete cascade,
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    create index product_barcodes_of_product on product_barcodes (product_id);
    comment on column product_barcodes.gtin is 'EAN-8, UPC-A and EAN-13 with zeros before them.';
`;

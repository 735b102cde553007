import type { HistoricMigrations } from './historic-migrations.ts';

export const from0040To0046: HistoricMigrations = {
  // Versions of products, archived products, price history, scheduled prices.
  '0040-products': `
    alter table products
      add column version integer not null default 1 check (version > 0),
      add column archived_at timestamptz(3),
      add constraint products_archived_not_sold check (archived_at is null or not is_active);
    comment on column products.archived_at is 'Put away for good: in old orders, and in no list.';
    create index products_by_title on products (title, id);

    create table price_history (
      id bigint generated always as identity primary key,
      product_id uuid not null references products(id) on delete cascade,
      price numeric(10,2) not null,
      actor_id uuid,
      changed_at timestamptz(3) not null default clock_timestamp()
    );
    create index price_history_of_product on price_history (product_id, id);
    comment on column price_history.actor_id is 'profiles.id, without a reference; null: the shop itself.';
    insert into price_history (product_id, price, changed_at) select id, price, created_at from products;

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
    create function keep_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (product_id, price, actor_id)
        values (new.id, new.price, nullif(current_setting('shop.actor', true), '')::uuid);
      return null;
    end $$;
    create trigger keep_first_price after insert on products for each row execute function keep_price();
    create trigger keep_price after update of price on products for each row
      when (old.price is distinct from new.price) execute function keep_price();
  `,
  // Bulk changes of products that can be undone, and redirects of merged products.
  '0041-product-batches': `
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
  `,
  // Removes from the stock ledger what somebody typed about an order.
  '0042-ledger-without-words': `
    update stock_movements m set reason = 'Cancelado'
    where m.order_id is not null and m.reason is not null and m.kind in ('devolucion', 'merma') and (
      exists (select from order_cancellations c where c.order_id = m.order_id and c.reason = m.reason)
      or exists (select from order_status_history h where h.order_id = m.order_id and h.reason = m.reason)
      or exists (select from orders o where o.id = m.order_id and o.user_id is null)
    )
  `,
  // One process at a time opens a payment at its provider.
  '0043-one-create': `
    alter table payments
      add column opening_until timestamptz(3),
      add column phone_changes integer not null default 0 check (phone_changes >= 0);
    comment on column payments.opening_until is 'Until then somebody is opening it at its provider.';
  `,
  // Daily sums of the reports, search synonyms, notes for the buyer.
  '0044-reports': `
    create table report_order_days (
      day date not null,
      hospital_id uuid,
      delivery_window text not null,
      receipts integer not null,
      gross_cents bigint not null,
      notes integer not null,
      refunded_cents bigint not null,
      taxed_cents bigint not null,
      exempt_cents bigint not null,
      tax_state_cents bigint not null,
      tax_municipal_cents bigint not null,
      earned integer not null,
      incentive_orders integer not null,
      incentive_cents bigint not null
    );
    create unique index report_order_days_once on report_order_days
      (day, coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), delivery_window);
    comment on table report_order_days is 'Receipts and credit notes of each day of Puerto Rico, by the day they were issued.';
    comment on column report_order_days.taxed_cents is 'Of what was sold, without what was given back, as are the taxes.';
    comment on column report_order_days.earned is 'Receipts of orders that reached what unlocks the incentive.';

    create table report_product_days (
      day date not null,
      product_id uuid not null,
      units integer not null,
      cents bigint not null,
      free_units integer not null,
      free_cents bigint not null,
      returned_units integer not null,
      returned_cents bigint not null,
      primary key (day, product_id)
    );

    create table report_delivery_days (
      day date not null,
      hospital_id uuid,
      delivery_point_id uuid,
      delivery_window text not null,
      delivered integer not null,
      on_time integer not null,
      failed integer not null
    );
    create unique index report_delivery_days_once on report_delivery_days
      (day, coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'),
        coalesce(delivery_point_id, '00000000-0000-0000-0000-000000000000'), delivery_window);

    create table report_progress (
      is_only boolean primary key default true check (is_only),
      through date
    );
    insert into report_progress default values;
    comment on column report_progress.through is 'The last day that is summed; null: none is.';

    create function sum_days_again() returns trigger language plpgsql as $$
    begin
      update report_progress set through = (r.issued_at at time zone 'America/Puerto_Rico')::date - 1
      from receipts r
      where r.order_id = new.order_id and r.kind = 'recibo'
        and through >= (r.issued_at at time zone 'America/Puerto_Rico')::date;
      return null;
    end $$;
    create trigger sum_days_again after update of product_id on order_items
      for each row when (old.product_id <> new.product_id) execute function sum_days_again();

    create index orders_by_moment on orders (created_at);
    create index order_status_history_ends on order_status_history (created_at)
      where status in ('entregado', 'no_entregado');
    create index stock_movements_lost on stock_movements (created_at) where kind = 'merma';
    create index pick_actions_short on pick_actions (done_at) where kind = 'short';

    create table search_synonyms (
      id uuid primary key default gen_random_uuid(),
      word text not null check (length(word) between 1 and 80),
      means text not null check (length(means) between 1 and 80),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now(),
      unique (word, means)
    );
    comment on column search_synonyms.word is 'Folded, as is what it means.';
    comment on column search_synonyms.actor_id is 'profiles.id, without a reference.';
    create function announce_words() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalog', 'words');
      return null;
    end $$;
    create trigger announce_words after insert or update or delete on search_synonyms
      for each statement execute function announce_words();

    create table buyer_notes (
      id uuid primary key,
      query text not null check (length(query) between 1 and 200),
      text text not null check (length(text) <= 500),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now(),
      done_at timestamptz(3),
      done_by uuid
    );
    create index buyer_notes_open on buyer_notes (created_at) where done_at is null;
    comment on table buyer_notes is 'What people looked for and the shop doesn''t sell, for whoever buys for it.';
    comment on column buyer_notes.actor_id is 'profiles.id, without a reference, as is done_by.';
  `,
  // Proposed values of product fields that people accept or refuse.
  '0045-proposals': `
    create table product_proposals (
      id uuid primary key default gen_random_uuid(),
      product_id uuid not null references products(id) on delete cascade,
      field text not null check (field in ('nutrition', 'detected_subcategory', 'tags', 'allergen_info', 'price', 'pasteurization')),
      value jsonb,
      source text not null check (source in ('usda', 'parecidos', 'busquedas', 'texto', 'precio')),
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
  `,
  // Versions and manual states of offers; what was not active counts as paused.
  '0046-offers': `
    alter table promotions
      add column version integer not null default 1 check (version > 0),
      add column hold text check (hold in ('borrador', 'pausada', 'terminada')),
      add column created_at timestamptz(3) not null default now(),
      add constraint promotions_held_not_active check (hold is null or not is_active);
    update promotions set hold = 'pausada' where not is_active;
    comment on column promotions.hold is 'Why it is not active; null and not active counts as paused.';
    create index promotions_by_start on promotions (start_date desc, id);
    create index promotions_of_product on promotions (product_id, end_date);
  `,
};

import { type Kysely, sql } from 'kysely';

/**
 * Finished days as reports sum them, each made anew from receipts and histories whenever it is wanted; the words that
 * somebody taught the search, and what the buyer was told to look for.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
  `.execute(db);
};

/** What people search for and save: searches, favorites, lists, carts, alerts. */
export const shoppingSchema = `
    -- Rows live for ninety days. Products are named without a reference, so that writing the log never waits for an order
    -- that locks a product, nor an order for the log.
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

    create table favorites (
      user_id uuid not null references profiles(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, product_id)
    );
    create index favorites_by_product on favorites (product_id);
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
    create index shopping_list_lines_by_product on shopping_list_lines (product_id);
    create table carts (
      user_id uuid primary key references profiles(id) on delete cascade,
      lines jsonb not null default '[]',
      updated_at timestamptz not null,
      version integer not null default 0
    );
    create table stock_alerts (
      user_id uuid not null references profiles(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      asked_at timestamptz not null default now(),
      primary key (user_id, product_id)
    );
    create index stock_alerts_of_product on stock_alerts (product_id);
`;

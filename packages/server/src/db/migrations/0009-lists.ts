import { type Kysely, sql } from 'kysely';

/** What people keep for later, and orders that outlive the account they were placed with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
  `.execute(db);
  await letOrdersOutliveAccounts(db);
};

/**
 * The books keep what was sold and for how much. An order without its person carries nothing of her: a
 * deletion that forgot name, telephone or address is refused by the check.
 */
const letOrdersOutliveAccounts = (db: Kysely<unknown>) =>
  sql`
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
  `.execute(db);

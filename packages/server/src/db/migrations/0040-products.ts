import { type Kysely, sql } from 'kysely';

/**
 * Products that several people edit: each saves over the version that they saw; who changed a price and when is kept
 * by the database itself, whoever writes it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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
  `.execute(db);
  await keepPrices(db);
};

/** Whoever changes prices says who they are by the setting shop.actor of their transaction. */
const keepPrices = (db: Kysely<unknown>) =>
  sql`
    create function keep_price() returns trigger language plpgsql as $$
    begin
      insert into price_history (product_id, price, actor_id)
        values (new.id, new.price, nullif(current_setting('shop.actor', true), '')::uuid);
      return null;
    end $$;
    create trigger keep_first_price after insert on products for each row execute function keep_price();
    create trigger keep_price after update of price on products for each row
      when (old.price is distinct from new.price) execute function keep_price();
  `.execute(db);

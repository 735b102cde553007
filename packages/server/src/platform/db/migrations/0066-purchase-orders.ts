import { type Kysely, sql } from 'kysely';

/** What is bought of a supplier. What came of it is in its lots, which nothing counts a second time. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table purchase_orders (
      id uuid primary key default gen_random_uuid(),
      number integer generated always as identity unique,
      supplier_id uuid not null references suppliers,
      state text not null default 'borrador'
        check (state in ('borrador', 'enviada', 'parcial', 'recibida', 'cerrada', 'cancelada')),
      note text not null default '' check (length(note) <= 1000),
      expected_on date,
      sent_at timestamptz(3),
      sent_to text,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      constraint purchase_orders_sent check (state in ('borrador', 'cancelada') or sent_at is not null)
    )`.execute(db);
  await sql`create index purchase_orders_by_supplier on purchase_orders (supplier_id, state)`.execute(db);
  await sql`
    create table purchase_order_lines (
      order_id uuid not null references purchase_orders on delete cascade,
      product_id uuid not null references products on delete cascade,
      position integer not null,
      units integer not null check (units > 0),
      cost_cents integer check (cost_cents > 0),
      primary key (order_id, product_id)
    )`.execute(db);
  await sql`create index purchase_order_lines_by_product on purchase_order_lines (product_id)`.execute(db);
  await sql`alter table lots add column purchase_order_id uuid references purchase_orders`.execute(db);
  await sql`create index lots_by_purchase_order on lots (purchase_order_id, product_id)
    where purchase_order_id is not null`.execute(db);
};

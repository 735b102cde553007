import { type Kysely, sql } from 'kysely';

/** Who sells each product to the shop, under which code and for how much, and when it is to be ordered again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table suppliers (
      id uuid primary key default gen_random_uuid(),
      name text not null check (length(name) between 1 and 120),
      contact_email text not null default '' check (length(contact_email) <= 254),
      contact_phone text not null default '',
      note text not null default '' check (length(note) <= 1000),
      is_active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create unique index suppliers_name on suppliers
    (translate(lower(name), 'áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunaeiouun'))`.execute(db);
  await sql`
    alter table products
      add column supplier_id uuid references suppliers,
      add column supplier_code text check (length(supplier_code) between 1 and 60),
      add column cost_cents integer check (cost_cents > 0),
      add column reorder_point integer check (reorder_point >= 0),
      add column reorder_units integer check (reorder_units > 0)`.execute(db);
  await sql`create unique index products_supplier_code on products (supplier_id, lower(supplier_code))
    where archived_at is null`.execute(db);
  await sql`create index products_by_reorder_point on products (supplier_id)
    where reorder_point is not null and archived_at is null`.execute(db);
  await sql`alter table lots add column cost_cents integer check (cost_cents > 0)`.execute(db);
};

import { type Kysely, sql } from 'kysely';

/**
 * What the other side of the counter needs of an order: roles beside administration, why it moved, what was picked
 * of each line, and a ledger of stock. Every product begins the ledger with what it has today.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table user_roles drop constraint user_roles_role_check;
    alter table user_roles add constraint user_roles_role_check
      check (role in ('admin', 'catalogo', 'almacen', 'reparto', 'cuentas', 'finanzas', 'lectura'));

    alter table order_status_history
      add column reason text check (length(reason) <= 500),
      add column version integer;

    alter table order_items
      add column tax_class text check (tax_class in ('exento', 'gravado')),
      add column picked_quantity integer check (picked_quantity >= 0),
      add column cancelled_quantity integer not null default 0,
      add column substitutes_item_id bigint references order_items(id) on delete cascade,
      add constraint order_items_within_ordered
        check (cancelled_quantity between 0 and quantity and coalesce(picked_quantity, 0) <= quantity - cancelled_quantity);
    update order_items i set tax_class = p.tax_class from products p where p.id = i.product_id;
    alter table order_items drop constraint order_items_order_id_product_id_is_incentive_key;
    create unique index order_items_once on order_items (order_id, product_id, is_incentive, coalesce(substitutes_item_id, 0));
    create index order_items_substitutes on order_items (substitutes_item_id) where substitutes_item_id is not null;
    comment on column order_items.picked_quantity is 'Null: nobody has picked it yet.';
    comment on column order_items.substitutes_item_id is 'The line that this one stands in for; its price is what is charged, never above that line''s.';

    alter table orders
      add column packed_subtotal numeric(10,2),
      add column packed_tax numeric(10,2),
      add column packed_total numeric(10,2),
      add constraint orders_packed_within_total check (
        num_nulls(packed_subtotal, packed_tax, packed_total) in (0, 3)
        and packed_total = packed_subtotal + packed_tax and packed_total between 0 and total
      );
    comment on column orders.packed_total is 'What is charged: of what was packed. Null until it is.';

    create table order_notes (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      author_id uuid not null,
      text text not null check (length(text) between 1 and 2000),
      created_at timestamptz(3) not null default now()
    );
    create index order_notes_by_order on order_notes (order_id, id);
    comment on column order_notes.author_id is 'profiles.id of who wrote it, without a reference: the note stays when the author goes.';
  `.execute(db);
  await stockLedger(db);
};

const stockLedger = (db: Kysely<unknown>) =>
  sql`
    create table stock_movements (
      id bigint generated always as identity primary key,
      product_id uuid not null references products(id) on delete cascade,
      kind text not null check (kind in ('inicial', 'recibido', 'venta', 'devolucion', 'merma', 'conteo', 'ajuste')),
      units integer not null check (units <> 0),
      order_id uuid references orders(id) on delete set null,
      actor_id uuid,
      reason text check (length(reason) <= 500),
      created_at timestamptz(3) not null default now()
    );
    create index stock_movements_by_product on stock_movements (product_id, id);
    create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;
    comment on column stock_movements.units is 'Added to the stock; negative for what left it.';
    insert into stock_movements (product_id, kind, units)
      select id, 'inicial', stock from products where stock <> 0;

    create function begin_stock_ledger() returns trigger language plpgsql as $$
    begin
      insert into stock_movements (product_id, kind, units)
        select id, 'inicial', stock from added where stock <> 0;
      return null;
    end $$;
    create trigger begin_stock_ledger after insert on products
      referencing new table as added for each statement execute function begin_stock_ledger();
  `.execute(db);

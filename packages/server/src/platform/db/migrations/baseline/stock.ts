/** Lots, the ledger of stock, and recalls. Staff are named without a reference, because rows outlive accounts. */
export const stockSchema = `
    create table lots (
      id uuid primary key,
      product_id uuid not null references products(id) on delete cascade,
      supplier text not null check (length(supplier) between 1 and 120),
      code text not null check (length(code) between 1 and 60),
      expires_on date,
      temperature_f numeric(4,1) check (temperature_f between -40 and 140),
      received_units integer not null check (received_units > 0),
      received_at timestamptz(3) not null default now(),
      actor_id uuid not null,
      held_at timestamptz(3)
    );
    create index lots_by_product on lots (product_id);
    create index lots_by_expiry on lots ((coalesce(expires_on, 'infinity'::date)), id);
    comment on column lots.id is 'Made where it was received, so that what is sent twice is received once.';
    comment on column lots.held_at is 'Recalled then; null: it may leave the shop.';

    create table order_item_lots (
      order_item_id bigint not null references order_items(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      units integer not null check (units > 0),
      primary key (order_item_id, lot_id)
    );
    create index order_item_lots_by_lot on order_item_lots (lot_id);

    create table stock_movements (
      id bigint generated always as identity primary key,
      product_id uuid not null references products(id) on delete cascade,
      kind text not null check (kind in ('inicial', 'recibido', 'venta', 'devolucion', 'merma', 'conteo', 'ajuste')),
      units integer not null check (units <> 0),
      order_id uuid references orders(id) on delete set null,
      actor_id uuid,
      reason text check (length(reason) <= 500),
      created_at timestamptz(3) not null default now(),
      lot_id uuid references lots(id) on delete set null,
      request_id uuid
    );
    create index stock_movements_by_product on stock_movements (product_id, id);
    create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;
    create index stock_movements_by_lot on stock_movements (lot_id) where lot_id is not null;
    create unique index stock_movements_once on stock_movements (request_id) where request_id is not null;
    create index stock_movements_lost on stock_movements (created_at) where kind = 'merma';
    comment on column stock_movements.units is 'Added to the stock; negative for what left it.';
    comment on column stock_movements.request_id is 'Made where it was counted or thrown away, so that what is sent twice is written once.';
    create function begin_stock_ledger() returns trigger language plpgsql as $$
    begin
      insert into stock_movements (product_id, kind, units)
        select id, 'inicial', stock from added where stock <> 0;
      return null;
    end $$;
    create trigger begin_stock_ledger after insert on products
      referencing new table as added for each statement execute function begin_stock_ledger();

    create table recalls (
      id uuid primary key,
      reason text not null check (length(reason) between 1 and 500),
      message text not null check (length(message) between 1 and 2000),
      tells_possible boolean not null,
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    comment on column recalls.message is 'What whoever has it should do, as they read it.';
    comment on column recalls.tells_possible is 'Told too: who has the product, where nobody noted of which lot.';

    create table recall_lots (
      recall_id uuid not null references recalls(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      withdrawn_units integer not null check (withdrawn_units >= 0),
      promised_units integer not null check (promised_units >= 0),
      primary key (recall_id, lot_id)
    );
    create index recall_lots_by_lot on recall_lots (lot_id);
    comment on column recall_lots.promised_units is 'Sold already when it was recalled, and not picked.';

    create table recall_lines (
      recall_id uuid not null references recalls(id) on delete cascade,
      lot_id uuid not null references lots(id) on delete cascade,
      order_item_id bigint not null references order_items(id) on delete cascade,
      certainty text not null check (certainty in ('lote', 'producto')),
      units integer not null check (units > 0),
      told_at timestamptz(3),
      refund_asked_at timestamptz(3),
      primary key (recall_id, lot_id, order_item_id)
    );
    create index recall_lines_by_item on recall_lines (order_item_id);
    create table recalled_out (
      order_item_id bigint not null references order_items(id) on delete cascade,
      lot_id uuid not null references lots(id),
      actor_id uuid not null,
      taken_out_at timestamptz(3) not null,
      primary key (order_item_id, lot_id)
    );
    comment on table recalled_out is 'Recalled units that are in their order''s bags no more; added to and read.';
`;

import { type Kysely, sql } from 'kysely';

/**
 * Goods as they came, by lot: from whom, until when they keep, which orders got of them, and what was recalled.
 * What came before this has no lot. Where it says who did something, it does so without a reference: it outlives
 * the account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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

    alter table stock_movements
      add column lot_id uuid references lots(id) on delete set null,
      add column request_id uuid;
    create index stock_movements_by_lot on stock_movements (lot_id) where lot_id is not null;
    create unique index stock_movements_once on stock_movements (request_id) where request_id is not null;
    comment on column stock_movements.request_id is 'Made where it was counted or thrown away, so that what is sent twice is written once.';

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
  `.execute(db);
};

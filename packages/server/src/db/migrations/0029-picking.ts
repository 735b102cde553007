import { findCategory } from '@nutricion/domain/catalog/category';
import { type Zone, zoneOf } from '@nutricion/domain/catalog/zone';
import { type Kysely, sql } from 'kysely';

/**
 * Where each product is kept, and what picking needs: batches of bags, and a log of what was done in them. Products
 * that are there already get the zone of their kind; nobody has told their aisles.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table products
      add column zone text not null default 'seco' check (zone in ('seco', 'fresco', 'frio', 'congelado')),
      add column aisle text check (length(aisle) between 1 and 12);
    comment on column products.aisle is '"3" or "B2"; null where nobody has placed it.';
  `.execute(db);
  await placeProducts(db);
  await sql`
    create table pick_batches (
      id uuid primary key default gen_random_uuid(),
      delivery_date date not null,
      delivery_window text not null check (delivery_window in ('07-09', '15-17', '19-21', '23-01')),
      picker_id uuid references profiles(id) on delete set null,
      leased_until timestamptz(3) not null,
      state text not null default 'open' check (state in ('open', 'done', 'given-back')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now()
    );
    create unique index pick_batches_one_of_a_picker on pick_batches (picker_id) where state = 'open';
    create index pick_batches_open on pick_batches (delivery_date, delivery_window) where state = 'open';
    comment on column pick_batches.picker_id is 'Null: whoever had it let go of it.';

    create index orders_to_pick on orders (delivery_date, delivery_window, created_at)
      where status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo');

    create table pick_bags (
      batch_id uuid not null references pick_batches(id) on delete cascade,
      order_id uuid not null references orders(id) on delete cascade,
      number integer not null check (number between 1 and 6),
      is_cold boolean not null,
      checked_at timestamptz(3),
      primary key (batch_id, number),
      unique (batch_id, order_id)
    );
    create index pick_bags_by_order on pick_bags (order_id);

    create table pick_actions (
      id uuid primary key,
      sequence bigint generated always as identity,
      batch_id uuid not null references pick_batches(id) on delete cascade,
      order_item_id bigint references order_items(id) on delete cascade,
      bag integer check (bag between 1 and 6),
      kind text not null check (kind in ('pick', 'short', 'answer', 'undo', 'check')),
      units integer check (units > 0),
      outcome text check (outcome in ('leave-out', 'ask', 'substitute')),
      brought_item_id bigint references order_items(id) on delete cascade,
      undoes uuid,
      is_undone boolean not null default false,
      refusal text,
      actor_id uuid not null,
      done_at timestamptz(3) not null default now()
    );
    create index pick_actions_of_batch on pick_actions (batch_id, sequence) where refusal is null;
    create index pick_actions_by_item on pick_actions (order_item_id) where order_item_id is not null;
    create index pick_actions_by_brought on pick_actions (brought_item_id) where brought_item_id is not null;
    comment on column pick_actions.id is 'Made on the telephone, so that an action that is sent twice is done once.';
    comment on column pick_actions.refusal is 'Why it didn''t count, as it was answered; null where it did.';
    comment on column pick_actions.actor_id is 'profiles.id of who did it, without a reference: the log stays when the person goes.';
  `.execute(db);
};

const placeProducts = async (db: Kysely<unknown>): Promise<void> => {
  const { rows } = await sql<Unplaced>`
    select id, normalized_category, detected_subcategory, description, usage_suggestions from products
  `.execute(db);
  const placed = rows.map(({ id, ...row }) => ({ id, zone: zoneOfRow(row) }));
  await sql`
    update products p set zone = t.zone
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as t (id uuid, zone text)
    where p.id = t.id and p.zone <> t.zone
  `.execute(db);
};

interface Unplaced {
  readonly id: string;
  readonly normalized_category: string | null;
  readonly detected_subcategory: string | null;
  readonly description: string;
  readonly usage_suggestions: string;
}

const zoneOfRow = (row: Omit<Unplaced, 'id'>): Zone =>
  zoneOf({
    categoryId: findCategory(row.normalized_category ?? '')?.id ?? null,
    subcategory: row.detected_subcategory,
    description: row.description,
    usage: row.usage_suggestions,
  });

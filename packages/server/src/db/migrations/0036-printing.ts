import { type Kysely, sql } from 'kysely';

/** How many bags an order is, and which of its papers were printed. Who printed them stands without a reference. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_bags (
      order_id uuid primary key references orders(id) on delete cascade,
      dry smallint not null check (dry >= 0),
      cold smallint not null check (cold >= 0),
      constraint order_bags_some check (dry + cold between 1 and 12)
    );
    comment on table order_bags is 'As somebody counted them; an order without a row is carried as is usual.';

    create table order_prints (
      sequence bigint generated always as identity primary key,
      request_id uuid not null,
      order_id uuid not null references orders(id) on delete cascade,
      kind text not null check (kind in ('label', 'slip', 'route')),
      actor_id uuid not null,
      printed_at timestamptz(3) not null,
      unique (request_id, order_id, kind)
    );
    create index order_prints_of_order on order_prints (order_id, kind, sequence desc);
    comment on column order_prints.request_id is 'Made where it was printed, so that what is sent twice is written once.';
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** Who took recalled goods out of an order's bags, and when. Who it was stands without a reference. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table recalled_out (
      order_item_id bigint not null references order_items(id) on delete cascade,
      lot_id uuid not null references lots(id),
      actor_id uuid not null,
      taken_out_at timestamptz(3) not null,
      primary key (order_item_id, lot_id)
    );
    comment on table recalled_out is 'Recalled units that are in their order''s bags no more; added to and read.';
  `.execute(db);
};

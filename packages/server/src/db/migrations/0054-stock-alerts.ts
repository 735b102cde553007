import { type Kysely, sql } from 'kysely';

/** Who wants to hear that a product can be bought again; the row goes with the mail. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table stock_alerts (
      user_id uuid not null references profiles(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      asked_at timestamptz not null default now(),
      primary key (user_id, product_id)
    );
    create index stock_alerts_of_product on stock_alerts (product_id);
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/** Many products changed at once, to be taken back at once. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_batches (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('lote', 'archivo', 'deshecho')),
      actor_id uuid not null,
      reason text check (length(reason) <= 500),
      undoes_id uuid unique references product_batches(id) on delete cascade,
      created_at timestamptz(3) not null default now()
    );
    create table product_batch_rows (
      batch_id uuid not null references product_batches(id) on delete cascade,
      product_id uuid not null references products(id) on delete cascade,
      before jsonb,
      after jsonb not null,
      primary key (batch_id, product_id)
    );
    create index product_batch_rows_of_product on product_batch_rows (product_id);
    comment on column product_batch_rows.before is 'The changed fields alone; null: the batch made the product.';

    create table product_redirects (
      from_id uuid primary key,
      to_id uuid not null references products(id) on delete cascade,
      created_at timestamptz(3) not null default now(),
      check (from_id <> to_id)
    );
    create index product_redirects_to on product_redirects (to_id);
    comment on table product_redirects is 'Products that were merged into another: old links and scans lead to it.';
  `.execute(db);
};

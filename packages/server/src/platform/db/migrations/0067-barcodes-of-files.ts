import { type Kysely, sql } from 'kysely';

/** Barcodes that came with a file are taken back with it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table product_barcodes add column batch_id uuid references product_batches(id) on delete set null`.execute(
    db,
  );
  await sql`create index product_barcodes_of_batch on product_barcodes (batch_id) where batch_id is not null`.execute(
    db,
  );
};

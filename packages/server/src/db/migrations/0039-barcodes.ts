import { type Kysely, sql } from 'kysely';

/** Numbers on packages by which products are scanned. Who taught one stands without a reference. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table product_barcodes (
      gtin text primary key check (gtin ~ '^[0-9]{14}$'),
      product_id uuid not null references products(id) on delete cascade,
      actor_id uuid not null,
      created_at timestamptz(3) not null default now()
    );
    create index product_barcodes_of_product on product_barcodes (product_id);
    comment on column product_barcodes.gtin is 'EAN-8, UPC-A and EAN-13 with zeros before them.';
  `.execute(db);
};

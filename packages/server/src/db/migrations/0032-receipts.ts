import { type Kysely, sql } from 'kysely';

/**
 * The tax an order was placed under, so that a part of it is taxed alike later; and receipts, which are written once:
 * what changes afterwards is told by a credit note that names the receipt.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table orders add column ivu_basis_points integer not null default 1150 check (ivu_basis_points between 0 and 10000);
    comment on column orders.ivu_basis_points is '1150 is 11.5 %.';

    create sequence receipt_numbers start 1;
    create table receipts (
      number bigint primary key default nextval('receipt_numbers'),
      kind text not null check (kind in ('recibo', 'nota_de_credito')),
      order_id uuid not null references orders(id) on delete cascade,
      refers_to bigint references receipts(number) on delete cascade,
      body jsonb not null,
      subtotal numeric(10,2) not null check (subtotal >= 0),
      tax_state numeric(10,2) not null check (tax_state >= 0),
      tax_municipal numeric(10,2) not null check (tax_municipal >= 0),
      total numeric(10,2) not null check (total = subtotal + tax_state + tax_municipal),
      issued_at timestamptz(3) not null default now(),
      check ((kind = 'nota_de_credito') = (refers_to is not null))
    );
    create unique index receipts_one_of_an_order on receipts (order_id) where kind = 'recibo';
    create index receipts_by_order on receipts (order_id, number);
    create index receipts_by_day on receipts (issued_at);

    create function refuse_receipt_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a receipt is written once' using errcode = 'insufficient_privilege';
    end $$;
    create trigger refuse_receipt_change before update on receipts
      for each statement execute function refuse_receipt_change();
  `.execute(db);
};

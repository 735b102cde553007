import { type Kysely, sql } from 'kysely';

/**
 * The counter's queue of orders: open ones by window, ended ones by day, and any by the beginnings of words of its
 * number, its name and its telephone. What was cancelled there, line by line or whole, and messages among the notes.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index orders_open_by_window on orders (delivery_date, delivery_window, id)
      where status not in ('entregado', 'vencido', 'cancelado');
    create index orders_ended_by_window on orders (delivery_date, delivery_window, id)
      where status in ('entregado', 'vencido', 'cancelado');
    create index orders_by_hospital on orders (hospital_id, delivery_date, delivery_window, id);

    alter table orders add column finding tsvector generated always as (
      to_tsvector('simple'::regconfig, regexp_replace(
        translate(lower(
          number || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(recipient_phone, '') || ' ' ||
          coalesce(right(recipient_phone, 7), '') || ' ' || coalesce(right(recipient_phone, 4), '')
        ), 'áéíóúüñ', 'aeiouun'),
        '[^a-z0-9]+', ' ', 'g'))
    ) stored;
    create index orders_by_finding on orders using gin (finding);
    comment on column orders.finding is 'Words of number, name and telephone, its last seven and four digits too.';

    create table order_cancellations (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      version integer not null,
      lines jsonb,
      restocked boolean not null,
      refund text not null check (refund in ('all', 'none', 'part')),
      refund_amount numeric(10,2) check (refund_amount > 0),
      reason text check (length(reason) <= 500),
      actor_id uuid not null,
      created_at timestamptz(3) not null default now(),
      unique (order_id, version),
      check ((refund = 'part') = (refund_amount is not null))
    );
    comment on column order_cancellations.lines is 'Units by order_items.id; null: the whole order.';
    comment on column order_cancellations.actor_id is 'profiles.id of who did it, without a reference: it outlives the account.';

    alter table order_notes add column is_message boolean not null default false;
    comment on column order_notes.is_message is 'Mailed to the customer too.';
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/**
 * Settings that the administration changes while the shop runs, and the review that an order above a set
 * value waits for. The check keeps an order that nobody confirmed from being packed, whoever asks.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shop_settings (
      key text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    alter table orders
      add column review text not null default 'none',
      add column review_due_at timestamptz(3),
      add column review_reason text check (length(review_reason) <= 500),
      add column reviewed_at timestamptz(3),
      add column reviewed_by uuid references profiles(id) on delete set null,
      add constraint orders_review_known check (review in ('none', 'waiting', 'approved', 'refused')),
      add constraint orders_reviewed_before_packed check (
        review in ('none', 'approved')
        or status in ('pendiente_pago', 'confirmado', 'cancelado', 'vencido')
      ),
      add constraint orders_refused_are_cancelled check (review <> 'refused' or status = 'cancelado');
    comment on column orders.review_due_at is 'By when the customer was told that she would know.';
    create index orders_waiting on orders (created_at) where review = 'waiting';
    create index orders_open on orders (user_id) where status not in ('entregado', 'vencido', 'cancelado');
    create index orders_by_reviewer on orders (reviewed_by) where reviewed_by is not null;
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/**
 * When money was authorised and operations were done, so that a day can be closed; which refund a retry is of, and
 * which credit note a refund has.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table payments
      add column authorized_at timestamptz(3),
      add column attended_at timestamptz(3),
      add column attended_note text check (length(attended_note) <= 500);
    comment on column payments.attended_at is 'Somebody looked after it then; what changes after that has to be looked after again.';
    update payments set authorized_at = created_at where authorized_cents > 0;
    create index payments_by_authorisation on payments (authorized_at) where authorized_at is not null;

    alter table payment_operations
      add column done_at timestamptz(3),
      add column first_id uuid references payment_operations(id) on delete cascade;
    comment on column payment_operations.first_id is 'What was asked first, of which this is another try; null: this is the first.';
    update payment_operations set done_at = changed_at where state = 'hecha';
    create index payment_operations_by_day on payment_operations (done_at) where done_at is not null;

    alter table receipts add column refund_id uuid;
    comment on column receipts.refund_id is 'Of a credit note: the refund it tells of, by the operation that asked for it first.';
    create unique index receipts_one_of_a_refund on receipts (refund_id) where refund_id is not null;

    alter table orphan_charges
      add column resolved_by uuid,
      add column resolution text check (length(resolution) <= 500);
  `.execute(db);
};

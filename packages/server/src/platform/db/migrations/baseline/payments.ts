/** Payments of orders, each operation stored before its provider gets the request, and what providers report. */
export const paymentsSchema = `
    create table payments (
      id uuid primary key,
      order_id uuid not null references orders(id) on delete cascade,
      method text not null check (method in ('on-delivery', 'card', 'ath-movil')),
      provider text not null check (provider in ('stripe', 'ath', 'door')),
      provider_ref text,
      intent_ref text,
      reference text check (length(reference) <= 100),
      door_way text check (door_way in ('cash', 'card_terminal', 'ath_movil')),
      status text not null check (status in ('creado', 'pendiente', 'autorizado', 'cobrando', 'cobrado', 'devolviendo',
        'devuelto', 'en_disputa', 'perdido', 'en_duda', 'fallido', 'anulado', 'vencido')),
      amount_cents integer not null,
      authorized_cents integer not null default 0,
      captured_cents integer not null default 0,
      refunded_cents integer not null default 0,
      wanted_cents integer check (wanted_cents >= 0),
      fee_cents integer,
      redirect_url text,
      sealed_token text,
      capture_before timestamptz(3),
      expires_at timestamptz(3),
      brand text,
      last4 text check (last4 ~ '^[0-9]{4}$'),
      failure_code text check (length(failure_code) <= 100),
      is_spare boolean not null default false,
      idempotency_seq integer not null default 0,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now(),
      authorized_at timestamptz(3),
      attended_at timestamptz(3),
      attended_note text check (length(attended_note) <= 500),
      opening_until timestamptz(3),
      phone_changes integer not null default 0 check (phone_changes >= 0),
      unique (provider, provider_ref),
      constraint payments_amounts check (
        amount_cents > 0 and amount_cents >= authorized_cents and authorized_cents >= captured_cents
        and captured_cents >= refunded_cents and refunded_cents >= 0
      ),
      constraint payments_token_only_while_open check (sealed_token is null or status in ('creado', 'pendiente', 'autorizado', 'cobrando', 'en_duda'))
    );
    create unique index payments_one_live on payments (order_id)
      where not is_spare and status in ('creado', 'pendiente', 'autorizado', 'cobrando', 'cobrado', 'devolviendo', 'en_disputa', 'en_duda');
    create index payments_by_order on payments (order_id);
    create index payments_to_reconcile on payments (changed_at)
      where status in ('creado', 'pendiente', 'cobrando', 'devolviendo', 'en_duda');
    create index payments_newest on payments (created_at, id);
    create index payments_by_intent on payments (intent_ref) where intent_ref is not null;
    create index payments_by_authorisation on payments (authorized_at) where authorized_at is not null;
    comment on column payments.wanted_cents is 'What the shop is to have in the end; null until the order is packed or called off.';
    comment on column payments.is_spare is 'Another payment is the order''s: whatever comes of this one goes back.';
    comment on column payments.attended_at is 'Somebody looked after it then; what changes after that has to be looked after again.';
    comment on column payments.opening_until is 'Until then somebody is opening it at its provider.';

    create table payment_operations (
      id uuid primary key,
      payment_id uuid not null references payments(id) on delete cascade,
      kind text not null check (kind in ('capture', 'cancel', 'refund')),
      amount_cents integer not null check (amount_cents >= 0),
      idempotency_key text not null unique,
      state text not null default 'pedida' check (state in ('pedida', 'hecha', 'rechazada', 'en_duda')),
      reason text check (length(reason) <= 500),
      actor_id uuid,
      provider_ref text,
      failure_code text check (length(failure_code) <= 100),
      leased_until timestamptz(3),
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now(),
      done_at timestamptz(3),
      first_id uuid references payment_operations(id) on delete cascade
    );
    create unique index payment_operations_one_open on payment_operations (payment_id) where state in ('pedida', 'en_duda');
    create index payment_operations_by_payment on payment_operations (payment_id, created_at);
    create index payment_operations_by_day on payment_operations (done_at) where done_at is not null;
    comment on column payment_operations.first_id is 'What was asked first, of which this is another try; null: this is the first.';
    create table refund_lines (
      operation_id uuid not null references payment_operations(id) on delete cascade,
      order_item_id bigint not null references order_items(id) on delete cascade,
      quantity integer not null check (quantity > 0),
      cents integer not null check (cents >= 0),
      tax_cents integer not null check (tax_cents >= 0),
      restock boolean not null default false,
      primary key (operation_id, order_item_id)
    );

    create table payment_events (
      provider text not null,
      event_id text not null check (length(event_id) <= 255),
      type text not null check (length(type) <= 100),
      object_ref text,
      raw jsonb not null,
      received_at timestamptz(3) not null default now(),
      processed_at timestamptz(3),
      error text check (length(error) <= 500),
      primary key (provider, event_id)
    );
    create index payment_events_waiting on payment_events (received_at) where processed_at is null;
    create index payment_events_by_object on payment_events (object_ref);

    create table orphan_charges (
      provider text not null,
      provider_ref text not null,
      amount_cents integer not null check (amount_cents >= 0),
      found_at timestamptz(3) not null default now(),
      resolved_at timestamptz(3),
      resolved_by uuid,
      resolution text check (length(resolution) <= 500),
      primary key (provider, provider_ref)
    );
    comment on table orphan_charges is 'Money at a provider that no payment of ours knows of.';
`;

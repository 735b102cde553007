import type { HistoricMigrations } from './historic-migrations.ts';
import { placeProducts } from './place-products.ts';

export const from0028To0031: HistoricMigrations = {
  // Payments, their operations, refunded lines, events of providers.
  '0028-payments': `
    alter table orders drop constraint orders_payment_method_check;
    alter table orders
      add constraint orders_payment_method_check check (payment_method in ('on-delivery', 'card', 'ath-movil')),
      add column held_until timestamptz(3);
    comment on column orders.held_until is 'Until when an order that waits for its payment keeps its units.';
    create index orders_held on orders (held_until) where status = 'pendiente_pago';

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
    comment on column payments.wanted_cents is 'What the shop is to have in the end; null until the order is packed or called off.';
    comment on column payments.is_spare is 'Another payment is the order''s: whatever comes of this one goes back.';

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
      changed_at timestamptz(3) not null default now()
    );
    create unique index payment_operations_one_open on payment_operations (payment_id) where state in ('pedida', 'en_duda');
    create index payment_operations_by_payment on payment_operations (payment_id, created_at);

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
      primary key (provider, provider_ref)
    );
    comment on table orphan_charges is 'Money at a provider that no payment of ours knows of.';
  `,
  // Zones and aisles of products, batches of bags, actions of pickers.
  '0029-picking': [
    `
    alter table products
      add column zone text not null default 'seco' check (zone in ('seco', 'fresco', 'frio', 'congelado')),
      add column aisle text check (length(aisle) between 1 and 12);
    comment on column products.aisle is '"3" or "B2"; null where nobody has placed it.';
  `,
    placeProducts,
    `
    create table pick_batches (
      id uuid primary key default gen_random_uuid(),
      delivery_date date not null,
      delivery_window text not null check (delivery_window in ('07-09', '15-17', '19-21', '23-01')),
      picker_id uuid references profiles(id) on delete set null,
      leased_until timestamptz(3) not null,
      state text not null default 'open' check (state in ('open', 'done', 'given-back')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now()
    );
    create unique index pick_batches_one_of_a_picker on pick_batches (picker_id) where state = 'open';
    create index pick_batches_open on pick_batches (delivery_date, delivery_window) where state = 'open';
    comment on column pick_batches.picker_id is 'Null: whoever had it let go of it.';

    create index orders_to_pick on orders (delivery_date, delivery_window, created_at)
      where status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo');

    create table pick_bags (
      batch_id uuid not null references pick_batches(id) on delete cascade,
      order_id uuid not null references orders(id) on delete cascade,
      number integer not null check (number between 1 and 6),
      is_cold boolean not null,
      checked_at timestamptz(3),
      primary key (batch_id, number),
      unique (batch_id, order_id)
    );
    create index pick_bags_by_order on pick_bags (order_id);

    create table pick_actions (
      id uuid primary key,
      sequence bigint generated always as identity,
      batch_id uuid not null references pick_batches(id) on delete cascade,
      order_item_id bigint references order_items(id) on delete cascade,
      bag integer check (bag between 1 and 6),
      kind text not null check (kind in ('pick', 'short', 'answer', 'undo', 'check')),
      units integer check (units > 0),
      outcome text check (outcome in ('leave-out', 'ask', 'substitute')),
      brought_item_id bigint references order_items(id) on delete cascade,
      undoes uuid,
      is_undone boolean not null default false,
      refusal text,
      actor_id uuid not null,
      done_at timestamptz(3) not null default now()
    );
    create index pick_actions_of_batch on pick_actions (batch_id, sequence) where refusal is null;
    create index pick_actions_by_item on pick_actions (order_item_id) where order_item_id is not null;
    create index pick_actions_by_brought on pick_actions (brought_item_id) where brought_item_id is not null;
    comment on column pick_actions.id is 'Made on the telephone, so that an action that is sent twice is done once.';
    comment on column pick_actions.refusal is 'Why it didn''t count, as it was answered; null where it did.';
    comment on column pick_actions.actor_id is 'profiles.id of who did it, without a reference: the log stays when the person goes.';
  `,
  ],
  // Search and queue of orders at the counter, cancellations.
  '0031-counter': `
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
  `,
};

/** Orders with their lines, history, notes, cancellations and receipts. */
export const ordersSchema = `
    -- Prices, titles and addresses are copies, so that a later change of product or person leaves an order as it was.
    -- It outlives its account: the check orders_of_nobody_name_nobody refuses a deletion that leaves a name behind.
    create sequence order_numbers start 100001;
    create table orders (
      id uuid primary key default gen_random_uuid(),
      number text not null unique default 'NP-' || nextval('order_numbers')::text,
      user_id uuid references profiles(id) on delete set null,
      idempotency_key text not null check (length(idempotency_key) between 8 and 200),
      request_hash text not null,
      status text not null check (status in ('pendiente_pago', 'confirmado', 'en_preparacion', 'listo', 'en_ruta',
        'entregado', 'vencido', 'cancelado', 'no_entregado', 'esperando_cliente')),
      payment_method text not null check (payment_method in ('on-delivery', 'card', 'ath-movil')),
      payment_status text not null default 'pendiente' check (payment_status in ('pendiente', 'pagado', 'devuelto')),
      subtotal numeric(10,2) not null check (subtotal >= 0),
      tax numeric(10,2) not null check (tax >= 0),
      incentive_value numeric(10,2) not null default 0 check (incentive_value between 0 and 20),
      total numeric(10,2) not null check (total = subtotal + tax),
      expected_total numeric(10,2) not null check (total <= expected_total),
      delivery_type text not null check (delivery_type in ('hospital', 'home')),
      hospital_id uuid references hospitals(id),
      delivery_point_id uuid references delivery_points(id),
      delivery_address jsonb,
      delivery_date date not null,
      delivery_window text not null,
      recipient_name text check (length(btrim(recipient_name)) > 0),
      recipient_phone text check (recipient_phone ~ '^[0-9]{10}$'),
      substitution text not null check (substitution in ('best-match', 'call-me', 'none')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      review text not null default 'none',
      review_due_at timestamptz(3),
      review_reason text check (length(review_reason) <= 500),
      reviewed_at timestamptz(3),
      reviewed_by uuid references profiles(id) on delete set null,
      packed_subtotal numeric(10,2),
      packed_tax numeric(10,2),
      packed_total numeric(10,2),
      held_until timestamptz(3),
      finding tsvector generated always as (
        to_tsvector('simple'::regconfig, regexp_replace(
          translate(lower(
            number || ' ' || coalesce(recipient_name, '') || ' ' || coalesce(recipient_phone, '') || ' ' ||
            coalesce(right(recipient_phone, 7), '') || ' ' || coalesce(right(recipient_phone, 4), '')
          ), 'áéíóúüñ', 'aeiouun'),
          '[^a-z0-9]+', ' ', 'g'))
      ) stored,
      ivu_basis_points integer not null default 1150 check (ivu_basis_points between 0 and 10000),
      unique (user_id, idempotency_key),
      check (delivery_type <> 'hospital' or delivery_point_id is not null),
      constraint orders_delivery_window_known
        check (delivery_window in ('07-09', '15-17', '19-21', '23-01')),
      constraint orders_of_nobody_name_nobody
        check (num_nulls(user_id, recipient_name, recipient_phone, delivery_address) in (0, 4)),
      constraint orders_review_known check (review in ('none', 'waiting', 'approved', 'refused')),
      constraint orders_reviewed_before_packed check (
        review in ('none', 'approved')
        or status in ('pendiente_pago', 'confirmado', 'cancelado', 'vencido')
      ),
      constraint orders_refused_are_cancelled check (review <> 'refused' or status = 'cancelado'),
      constraint orders_packed_within_total check (
        num_nulls(packed_subtotal, packed_tax, packed_total) in (0, 3)
        and packed_total = packed_subtotal + packed_tax and packed_total between 0 and total
      )
    );
    create index orders_newest on orders (user_id, created_at desc, id desc);
    create index orders_by_moment on orders (created_at);
    create index orders_open on orders (user_id) where status not in ('entregado', 'vencido', 'cancelado');
    create index orders_waiting on orders (created_at) where review = 'waiting';
    create index orders_held on orders (held_until) where status = 'pendiente_pago';
    create index orders_by_reviewer on orders (reviewed_by) where reviewed_by is not null;
    create index orders_by_finding on orders using gin (finding);
    create index orders_by_hospital on orders (hospital_id, delivery_date, delivery_window, id);
    create index orders_open_by_window on orders (delivery_date, delivery_window, id)
      where status not in ('entregado', 'vencido', 'cancelado');
    create index orders_ended_by_window on orders (delivery_date, delivery_window, id)
      where status in ('entregado', 'vencido', 'cancelado');
    create index orders_to_pick on orders (delivery_date, delivery_window, created_at)
      where status in ('confirmado', 'en_preparacion', 'esperando_cliente', 'listo');
    create index orders_to_deliver on orders (delivery_date, delivery_window, hospital_id)
      where status in ('listo', 'en_ruta', 'no_entregado');
    comment on column orders.review_due_at is 'By when the customer was told that she would know.';
    comment on column orders.packed_total is 'What is charged: of what was packed. Null until it is.';
    comment on column orders.held_until is 'Until when an order that waits for its payment keeps its units.';
    comment on column orders.finding is 'Words of number, name and telephone, its last seven and four digits too.';
    comment on column orders.ivu_basis_points is '1150 is 11.5 %.';

    create table order_items (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      product_id uuid not null references products(id),
      title text not null,
      package_label text not null default '',
      image_url text,
      quantity integer not null check (quantity > 0),
      unit_price numeric(10,2) not null check (unit_price >= 0),
      total_price numeric(10,2) not null check (total_price >= 0),
      is_incentive boolean not null default false,
      created_at timestamptz not null default now(),
      substitution text check (substitution in ('best-match', 'call-me', 'none')),
      regular_price numeric(10,2) check (regular_price >= 0),
      tax_class text check (tax_class in ('exento', 'gravado')),
      picked_quantity integer check (picked_quantity >= 0),
      cancelled_quantity integer not null default 0,
      substitutes_item_id bigint references order_items(id) on delete cascade,
      -- The most that 1, 2, 3… units of the line may cost, as promised to the customer; null on lines of before 0056.
      agreed_cents jsonb,
      check (not is_incentive or (quantity = 1 and total_price = 0)),
      constraint order_items_within_ordered
        check (cancelled_quantity between 0 and quantity and coalesce(picked_quantity, 0) <= quantity - cancelled_quantity)
    );
    create unique index order_items_once on order_items (order_id, product_id, is_incentive, coalesce(substitutes_item_id, 0));
    create index order_items_by_product on order_items (product_id, created_at);
    create index order_items_substitutes on order_items (substitutes_item_id) where substitutes_item_id is not null;
    comment on column order_items.regular_price is
      'Dollars of a unit before any offer; null on lines of before it was kept.';
    comment on column order_items.picked_quantity is 'Null: nobody has picked it yet.';
    comment on column order_items.substitutes_item_id is 'The line that this one stands in for; its price is what is charged, never above that line''s.';

    create table order_status_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      status text not null,
      actor_id uuid references profiles(id) on delete set null,
      created_at timestamptz(3) not null default now(),
      reason text check (length(reason) <= 500),
      version integer,
      constraint order_status_history_status_known check (status in ('pendiente_pago', 'confirmado',
        'en_preparacion', 'listo', 'en_ruta', 'entregado', 'vencido', 'cancelado', 'no_entregado',
        'esperando_cliente'))
    );
    create index order_status_history_by_order on order_status_history (order_id, id);
    create index order_status_history_by_actor on order_status_history (actor_id) where actor_id is not null;
    create index order_status_history_ends on order_status_history (created_at)
      where status in ('entregado', 'no_entregado');

    create table order_notes (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      author_id uuid not null,
      text text not null check (length(text) between 1 and 2000),
      created_at timestamptz(3) not null default now(),
      is_message boolean not null default false
    );
    create index order_notes_by_order on order_notes (order_id, id);
    comment on column order_notes.author_id is 'profiles.id of who wrote it, without a reference: the note stays when the author goes.';
    comment on column order_notes.is_message is 'Mailed to the customer too.';
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

    -- A receipt is written once; what changes afterwards gets a credit note that refers to it.
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
      refund_id uuid,
      check ((kind = 'nota_de_credito') = (refers_to is not null))
    );
    create unique index receipts_one_of_an_order on receipts (order_id) where kind = 'recibo';
    create index receipts_by_order on receipts (order_id, number);
    create index receipts_by_day on receipts (issued_at);
    comment on column receipts.refund_id is 'Of a credit note: the refund it tells of, by the operation that asked for it first.';
    create unique index receipts_one_of_a_refund on receipts (refund_id) where refund_id is not null;
    create function refuse_receipt_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a receipt is written once' using errcode = 'insufficient_privilege';
    end $$;
    create trigger refuse_receipt_change before update on receipts
      for each statement execute function refuse_receipt_change();
`;

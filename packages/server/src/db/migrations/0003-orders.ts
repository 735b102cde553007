import { type Kysely, sql } from 'kysely';

/** Orders as they were placed: prices, titles and addresses are copies, not references. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create sequence order_numbers start 100001;
    create table orders (
      id uuid primary key default gen_random_uuid(),
      number text not null unique default 'NP-' || nextval('order_numbers')::text,
      user_id uuid not null references profiles(id),
      idempotency_key text not null check (length(idempotency_key) between 8 and 200),
      request_hash text not null,
      status text not null check (status in ('pendiente_pago', 'confirmado', 'en_preparacion', 'listo', 'en_ruta',
        'entregado', 'vencido', 'cancelado', 'no_entregado', 'esperando_cliente')),
      payment_method text not null check (payment_method in ('on-delivery')),
      payment_status text not null default 'pendiente' check (payment_status in ('pendiente', 'pagado', 'devuelto')),
      subtotal numeric(10,2) not null check (subtotal >= 0),
      tax numeric(10,2) not null check (tax >= 0),
      incentive_value numeric(10,2) not null default 0 check (incentive_value between 0 and 20),
      total numeric(10,2) not null check (total = subtotal + tax),
      expected_total numeric(10,2) not null check (total <= expected_total),
      delivery_type text not null check (delivery_type in ('hospital', 'home')),
      hospital_id uuid references hospitals(id),
      delivery_point_id uuid references delivery_points(id),
      delivery_address jsonb not null,
      delivery_date date not null,
      delivery_window text not null,
      recipient_name text not null check (length(btrim(recipient_name)) > 0),
      recipient_phone text not null check (recipient_phone ~ '^[0-9]{10}$'),
      substitution text not null check (substitution in ('best-match', 'call-me', 'none')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      unique (user_id, idempotency_key),
      check (delivery_type <> 'hospital' or delivery_point_id is not null)
    );
    create index orders_recent on orders (user_id, created_at desc);
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
      unique (order_id, product_id, is_incentive),
      check (not is_incentive or (quantity = 1 and total_price = 0))
    );
    create index order_items_by_product on order_items (product_id, created_at);
    create table order_status_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders(id) on delete cascade,
      status text not null,
      actor_id uuid references profiles(id) on delete set null,
      created_at timestamptz(3) not null default now()
    );
    create index order_status_history_by_order on order_status_history (order_id, id);
    create table delivery_windows (
      id text primary key,
      capacity integer not null check (capacity >= 0)
    );
    insert into delivery_windows (id, capacity) values ('07-09', 40), ('15-17', 40), ('19-21', 40), ('23-01', 20);
    create table delivery_slots (
      route text not null,
      date date not null,
      window_id text not null references delivery_windows(id),
      booked integer not null check (booked >= 0),
      capacity integer not null,
      primary key (route, date, window_id),
      constraint slot_within_capacity check (booked <= capacity)
    );
    create table voice_sessions (
      session_id text primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      transcripts jsonb not null default '[]',
      tools_executed jsonb not null default '[]',
      products_added jsonb not null default '[]',
      total_amount numeric(10,2) not null default 0 check (total_amount >= 0),
      duration_seconds integer not null default 0 check (duration_seconds >= 0),
      metadata jsonb not null default '{}',
      created_at timestamptz not null default now()
    );
    create index voice_sessions_by_user on voice_sessions (user_id, created_at desc);
  `.execute(db);
};

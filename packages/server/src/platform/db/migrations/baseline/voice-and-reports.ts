/** Sessions of the assistant, and finished days as the reports sum them. */
export const voiceAndReportsSchema = `
    create table voice_sessions (
      session_id text primary key,
      user_id uuid not null references profiles(id) on delete cascade,
      transcripts jsonb not null default '[]',
      tools_executed jsonb not null default '[]',
      products_added jsonb not null default '[]',
      total_amount numeric(10,2) not null default 0 check (total_amount >= 0),
      duration_seconds integer not null default 0 check (duration_seconds >= 0),
      metadata jsonb not null default '{}',
      created_at timestamptz not null default now(),
      way text not null default 'texto' check (way in ('proveedor', 'navegador', 'texto')),
      state jsonb not null default '{}',
      undone jsonb not null default '[]',
      analysis jsonb,
      last_active_at timestamptz not null default now(),
      ended_at timestamptz
    );
    create index voice_sessions_by_user on voice_sessions (user_id, created_at desc);
    create index voice_sessions_by_time on voice_sessions (created_at desc, session_id);
    create table voice_tool_calls (
      session_id text not null references voice_sessions(session_id) on delete cascade,
      call_id text not null,
      position bigint generated always as identity,
      tool_name text not null,
      arguments jsonb not null,
      status text not null check (status in ('done', 'asks', 'refused')),
      said text not null,
      changes jsonb not null,
      answer jsonb not null,
      called_at timestamptz not null,
      primary key (session_id, call_id)
    );
    create table voice_consents (
      user_id uuid primary key references profiles(id) on delete cascade,
      keeps_transcript boolean not null,
      decided_at timestamptz not null
    );
    create table voice_calls (
      id uuid primary key default gen_random_uuid(),
      session_id text not null references voice_sessions(session_id) on delete cascade,
      user_id uuid not null references profiles(id) on delete cascade,
      secret_hash text not null unique,
      provider_call text,
      started_at timestamptz not null,
      secret_until timestamptz not null,
      connected_at timestamptz,
      hang_up_at timestamptz,
      ended_at timestamptz
    );
    create index voice_calls_by_user on voice_calls (user_id, started_at desc);
    create index voice_calls_open on voice_calls (hang_up_at) where connected_at is not null and ended_at is null;
    create table voice_cases (
      id uuid primary key default gen_random_uuid(),
      phrase text not null unique,
      intent text not null,
      items jsonb not null,
      actor_id uuid references profiles(id) on delete set null,
      created_at timestamptz not null default now()
    );

    create table report_order_days (
      day date not null,
      hospital_id uuid,
      delivery_window text not null,
      receipts integer not null,
      gross_cents bigint not null,
      notes integer not null,
      refunded_cents bigint not null,
      taxed_cents bigint not null,
      exempt_cents bigint not null,
      tax_state_cents bigint not null,
      tax_municipal_cents bigint not null,
      earned integer not null,
      incentive_orders integer not null,
      incentive_cents bigint not null
    );
    create unique index report_order_days_once on report_order_days
      (day, coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), delivery_window);
    comment on table report_order_days is 'Receipts and credit notes of each day of Puerto Rico, by the day they were issued.';
    comment on column report_order_days.taxed_cents is 'Of what was sold, without what was given back, as are the taxes.';
    comment on column report_order_days.earned is 'Receipts of orders that reached what unlocks the incentive.';

    create table report_product_days (
      day date not null,
      product_id uuid not null,
      units integer not null,
      cents bigint not null,
      free_units integer not null,
      free_cents bigint not null,
      returned_units integer not null,
      returned_cents bigint not null,
      primary key (day, product_id)
    );

    create table report_delivery_days (
      day date not null,
      hospital_id uuid,
      delivery_point_id uuid,
      delivery_window text not null,
      delivered integer not null,
      on_time integer not null,
      failed integer not null
    );
    create unique index report_delivery_days_once on report_delivery_days
      (day, coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'),
        coalesce(delivery_point_id, '00000000-0000-0000-0000-000000000000'), delivery_window);

    create table report_progress (
      is_only boolean primary key default true check (is_only),
      through date
    );
    insert into report_progress default values;
    comment on column report_progress.through is 'The last day that is summed; null: none is.';

    create function sum_days_again() returns trigger language plpgsql as $$
    begin
      update report_progress set through = (r.issued_at at time zone 'America/Puerto_Rico')::date - 1
      from receipts r
      where r.order_id = new.order_id and r.kind = 'recibo'
        and through >= (r.issued_at at time zone 'America/Puerto_Rico')::date;
      return null;
    end $$;
    create trigger sum_days_again after update of product_id on order_items
      for each row when (old.product_id <> new.product_id) execute function sum_days_again();
`;

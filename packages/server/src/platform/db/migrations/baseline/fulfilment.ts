/** Delivery windows and slots, picking, routes to the customer, and printed papers. */
export const fulfilmentSchema = `
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
    ) with (fillfactor = 50);
    create table slot_capacities (
      route text not null,
      weekday smallint check (weekday between 0 and 6),
      date date,
      window_id text not null references delivery_windows,
      capacity integer not null check (capacity between 0 and 1000),
      reason text check (char_length(reason) between 1 and 500),
      created_at timestamptz(3) not null default now(),
      constraint of_a_weekday_or_a_date check ((weekday is null) <> (date is null))
    );
    create unique index slot_capacities_of_a_date on slot_capacities (route, date, window_id) where date is not null;
    create unique index slot_capacities_of_a_weekday on slot_capacities (route, weekday, window_id)
      where weekday is not null;
    comment on column slot_capacities.weekday is '0 is Sunday.';
    comment on column slot_capacities.capacity is '0: closed.';

    -- Volatile: it reads what is committed when it is called, so that whoever waited for a slot learns that it closed.
    create function slot_capacity(of_route text, of_date date, of_window text) returns integer
    language sql volatile as $$
      select coalesce(
        (select s.capacity from slot_capacities s
         where s.route = of_route and s.date = of_date and s.window_id = of_window),
        (select s.capacity from slot_capacities s
         where s.route = of_route and s.weekday = extract(dow from of_date) and s.window_id = of_window),
        (select w.capacity from delivery_windows w where w.id = of_window))
    $$;

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
    create index pick_actions_short on pick_actions (done_at) where kind = 'short';

    create table delivery_routes (
      id uuid primary key default gen_random_uuid(),
      hospital_id uuid references hospitals(id),
      delivery_date date not null,
      delivery_window text not null check (delivery_window in ('07-09', '15-17', '19-21', '23-01')),
      driver_id uuid references profiles(id) on delete set null,
      leased_until timestamptz(3) not null,
      state text not null default 'open' check (state in ('open', 'done', 'given-back')),
      is_hot boolean not null default false,
      cash_expected_cents integer check (cash_expected_cents >= 0),
      cash_counted_cents integer check (cash_counted_cents >= 0),
      cash_reason text check (length(cash_reason) <= 500),
      closed_at timestamptz(3),
      closed_by uuid,
      created_at timestamptz(3) not null default now(),
      constraint delivery_routes_counted_when_done
        check ((state = 'done') = (cash_counted_cents is not null and cash_expected_cents is not null))
    );
    create unique index delivery_routes_one_of_a_round
      on delivery_routes (coalesce(hospital_id, '00000000-0000-0000-0000-000000000000'), delivery_date, delivery_window)
      where state = 'open';
    create unique index delivery_routes_one_of_a_driver on delivery_routes (driver_id) where state = 'open';
    comment on column delivery_routes.hospital_id is 'Null: the round of customers without a hospital.';
    comment on column delivery_routes.driver_id is 'Null: whoever had it let go of it.';
    comment on column delivery_routes.is_hot is 'Above 90 °F: what is cold keeps for an hour.';

    create table delivery_stops (
      order_id uuid primary key references orders(id) on delete cascade,
      route_id uuid references delivery_routes(id) on delete set null,
      attempts integer not null default 0 check (attempts >= 0),
      place text not null default 'shop' check (place in ('shop', 'route', 'refrigerator')),
      arrived_at timestamptz(3),
      coming_at timestamptz(3),
      warm_ms integer not null default 0 check (warm_ms >= 0),
      out_since timestamptz(3)
    );
    create index delivery_stops_by_route on delivery_stops (route_id);
    comment on column delivery_stops.arrived_at is 'Of this try.';
    comment on column delivery_stops.coming_at is 'When the customer said that they come down; of this try.';
    comment on column delivery_stops.out_since is 'Since when what is cold is out; null: it is in the cold.';

    create table handover_codes (
      order_id uuid primary key references orders(id) on delete cascade,
      code text check (code ~ '^[0-9]{4}$'),
      wrong_tries integer not null default 0 check (wrong_tries between 0 and 5)
    );
    comment on table handover_codes is 'For the customer''s eyes alone.';
    comment on column handover_codes.code is 'Null: the order isn''t on its way.';

    create table delivery_deeds (
      id uuid primary key,
      sequence bigint generated always as identity,
      order_id uuid not null references orders(id) on delete cascade,
      route_id uuid references delivery_routes(id) on delete set null,
      kind text not null check (kind in ('departed', 'arrived', 'code', 'photo', 'not-delivered', 'second-try',
        'refrigerator', 'back', 'kept-cold', 'discarded')),
      receiver text check (length(receiver) between 1 and 120),
      reason text check (length(reason) between 1 and 500),
      temperature_f numeric(4,1) check (temperature_f between -40 and 140),
      refusal text,
      actor_id uuid not null,
      done_at timestamptz(3) not null,
      constraint delivery_deeds_photo_has_receiver_and_reason
        check (kind <> 'photo' or refusal is not null or (receiver is not null and reason is not null))
    );
    create index delivery_deeds_of_order on delivery_deeds (order_id, sequence);
    create index delivery_deeds_of_route on delivery_deeds (route_id) where route_id is not null;
    comment on column delivery_deeds.id is 'Made on the telephone, so that what is sent twice is done once.';
    comment on column delivery_deeds.refusal is 'Why it didn''t count, as it was answered; null where it did.';

    create table handover_photos (
      order_id uuid primary key references orders(id) on delete cascade,
      jpeg bytea not null check (length(jpeg) between 1 and 184320),
      taken_at timestamptz(3) not null
    );
    create index handover_photos_by_age on handover_photos (taken_at);

    create table order_bags (
      order_id uuid primary key references orders(id) on delete cascade,
      dry smallint not null check (dry >= 0),
      cold smallint not null check (cold >= 0),
      constraint order_bags_some check (dry + cold between 1 and 12)
    );
    comment on table order_bags is 'As somebody counted them; an order without a row is carried as is usual.';

    create table order_prints (
      sequence bigint generated always as identity primary key,
      request_id uuid not null,
      order_id uuid not null references orders(id) on delete cascade,
      kind text not null check (kind in ('label', 'slip', 'route')),
      actor_id uuid not null,
      printed_at timestamptz(3) not null,
      unique (request_id, order_id, kind)
    );
    create index order_prints_of_order on order_prints (order_id, kind, sequence desc);
    comment on column order_prints.request_id is 'Made where it was printed, so that what is sent twice is written once.';
`;

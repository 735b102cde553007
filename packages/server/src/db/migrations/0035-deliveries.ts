import { type Kysely, sql } from 'kysely';

/**
 * Orders on their way to their customers: routes, what became of each stop, the codes that hand over, the photos that
 * do so otherwise. Who did something stands without a reference: it outlives their account.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table delivery_points add column has_refrigerator boolean not null default false;
    comment on column delivery_points.has_refrigerator is 'One there that the shop may leave an order in.';

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

    create index orders_to_deliver on orders (delivery_date, delivery_window, hospital_id)
      where status in ('listo', 'en_ruta', 'no_entregado');
  `.execute(db);
};

import { type Kysely, sql } from 'kysely';

/**
 * How many orders a window takes on one weekday or one day of one round, who opens which door by day and by night,
 * and why somebody was turned away.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
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

    create table hospital_entrances (
      hospital_id uuid not null references hospitals on delete cascade,
      shift text not null check (shift in ('dia', 'noche')),
      door text not null check (char_length(door) <= 200),
      contact text not null check (char_length(contact) <= 120),
      phone text not null check (phone ~ '^([0-9]{10})?$'),
      instructions text not null check (char_length(instructions) <= 500),
      primary key (hospital_id, shift)
    );
    comment on column hospital_entrances.phone is 'Ten digits, or empty.';

    alter table delivery_points
      add column is_reachable boolean not null default true,
      add column instructions text not null default '' check (char_length(instructions) <= 200);
    comment on column delivery_points.is_reachable is 'Whether whoever delivers gets up there; else the customer comes down.';

    create index profiles_folded_name on profiles (translate(lower(full_name), 'áéíóúüñ', 'aeiouun'));
    alter table profiles add column rejection_reason text check (char_length(rejection_reason) between 1 and 500);
  `.execute(db);
};

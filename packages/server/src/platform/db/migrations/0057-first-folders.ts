import { type Kysely, sql } from 'kysely';

/**
 * 0003 was edited three times on its first day and 0035 once, minutes after it landed. This brings folders that were made
 * in between to the same schema; everywhere else it changes nothing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table delivery_stops drop column if exists is_cold_lost, drop column if exists is_cold_discarded;

    create function pg_temp.has_column(of_table text, of_name text, of_type text) returns boolean language sql as $$
      select exists (select from pg_attribute where attrelid = of_table::regclass and attname = of_name
        and not attisdropped and format_type(atttypid, atttypmod) = of_type)
    $$;
    do $$ begin
      if pg_temp.has_column('orders', 'created_at', 'timestamp with time zone') then
        alter table orders alter column created_at type timestamptz(3);
      end if;
      if pg_temp.has_column('order_status_history', 'created_at', 'timestamp with time zone') then
        alter table order_status_history alter column created_at type timestamptz(3);
      end if;
      if pg_temp.has_column('delivery_slots', 'hospital_id', 'uuid') then
        alter table delivery_slots drop constraint delivery_slots_hospital_id_fkey;
        alter table delivery_slots rename column hospital_id to route;
        alter table delivery_slots alter column route type text;
        alter table delivery_slots rename constraint delivery_slots_hospital_id_not_null to delivery_slots_route_not_null;
      end if;
      if not pg_temp.has_column('delivery_slots', 'capacity', 'integer') then
        alter table delivery_slots add column capacity integer;
        update delivery_slots s set capacity = greatest(s.booked, w.capacity)
          from delivery_windows w where w.id = s.window_id;
        alter table delivery_slots
          alter column capacity set not null,
          add constraint slot_within_capacity check (booked <= capacity);
      end if;
    end $$;
    drop function pg_temp.has_column(text, text, text);
  `.execute(db);
};

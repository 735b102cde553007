import { type DeliveryWindowId, deliveryWindowIds } from '@nutricion/domain/fulfilment/delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

export interface SlotDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly windows: readonly {
    readonly id: DeliveryWindowId;
    readonly capacity: number;
    readonly booked: number;
  }[];
}

/** Windows of a delivery route on these days, in the day's order, with capacity and booked orders. */
export const readSlotDays = async (
  db: Kysely<Schema>,
  route: string,
  dates: readonly string[],
): Promise<readonly SlotDay[]> => {
  const { rows } = await sql<{ date: string; id: DeliveryWindowId; capacity: number; booked: number }>`
    select day.date, w.id, slot_capacity(${route}, day.date, w.id) as capacity, coalesce(s.booked, 0) as booked
    from unnest(${dates}::date[]) as day (date) cross join delivery_windows w
    left join delivery_slots s on s.route = ${route} and s.date = day.date and s.window_id = w.id
  `.execute(db);
  return dates.map((date) => ({
    date,
    windows: deliveryWindowIds.map((id) => {
      const { capacity = 0, booked = 0 } = rows.find((row) => row.date === date && row.id === id) ?? {};
      return { id, capacity, booked };
    }),
  }));
};

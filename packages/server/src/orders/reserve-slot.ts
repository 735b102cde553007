import type { DeliverySlot } from '@nutricion/domain/fulfilment/delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { deliveryRoute } from './delivery-route.ts';

/**
 * Reserves a place in a window for an order; false if it is full or closed. Closing or shrinking a window locks its
 * row, so the capacity is read after that transaction has ended.
 */
export const reserveSlot = async (
  trx: Kysely<Schema>,
  { hospital_id }: { readonly hospital_id: string | null },
  { date, windowId }: DeliverySlot,
): Promise<boolean> => {
  const route = deliveryRoute(hospital_id);
  await lockSlot(trx, route, { date, windowId });
  const { rows } = await sql`
    update delivery_slots set booked = booked + 1, capacity = slot_capacity(route, date, window_id)
    where route = ${route} and date = ${date}::date and window_id = ${windowId}
      and booked < slot_capacity(route, date, window_id)
    returning 1
  `.execute(trx);
  return rows.length > 0;
};

/** Holds a window against everybody who wants a place in it, until the transaction ends. */
export const lockSlot = (trx: Kysely<Schema>, route: string, { date, windowId }: DeliverySlot) =>
  sql`
    insert into delivery_slots (route, date, window_id, booked, capacity)
    values (${route}, ${date}::date, ${windowId}, 0, slot_capacity(${route}, ${date}::date, ${windowId}))
    on conflict (route, date, window_id) do update set booked = delivery_slots.booked
  `.execute(trx);

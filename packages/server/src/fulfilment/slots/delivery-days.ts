import {
  type CapacityBody,
  capacitySources,
  type DeliveryDaysJson,
} from '@nutricion/contract/fulfilment/delivery-days';
import {
  type DeliveryWindowId,
  deliveryDates,
  deliveryWindowIds,
  deliveryWindowLabel,
} from '@nutricion/domain/fulfilment/delivery';
import { shortDeliveryDay, weekdayNames } from '@nutricion/domain/fulfilment/delivery-day';
import { puertoRicoDate } from '@nutricion/domain/kit/puerto-rico-time';
import { accept, type Result, refuse } from '@nutricion/domain/kit/result';
import { addDays } from '@nutricion/domain/reports/period';
import { type Kysely, sql, type Transaction } from 'kysely';
import { deliveryRoute, lockSlot, readSlotDays } from '../../orders/public.ts';
import { recordChange } from '../../platform/admin/audit.ts';
import { recheckPermission } from '../../platform/admin/recheck-permission.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Refusal } from '../../platform/http/refusal.ts';

const SHOWN_DELIVERY_DAYS = 14;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Two weeks of a route and its usual week: capacity of each window, where it comes from, and booked orders. */
export const readDeliveryDays = async (
  db: Kysely<Schema>,
  route: string,
  nowMs: number,
): Promise<DeliveryDaysJson> => {
  const today = puertoRicoDate(nowMs);
  const dates = Array.from({ length: SHOWN_DELIVERY_DAYS }, (_, index) => addDays(today, index));
  const offered = deliveryDates(nowMs);
  const [days, rules, usual] = await Promise.all([
    readSlotDays(db, route, dates),
    db.selectFrom('slot_capacities').selectAll().where('route', '=', route).execute(),
    db.selectFrom('delivery_windows').selectAll().execute(),
  ]);
  const ruleOf = (windowId: DeliveryWindowId, date: string | null, weekday: number | null) =>
    rules.find((rule) => rule.window_id === windowId && rule.date === date && rule.weekday === weekday);
  const sourceOf = (windowId: DeliveryWindowId, date: string | null, weekday: number) => {
    const rule = (date && ruleOf(windowId, date, null)) || ruleOf(windowId, null, weekday);
    const [ofDate, ofWeekday, ofShop] = capacitySources;
    const source = !rule ? ofShop : rule.date === null ? ofWeekday : ofDate;
    return { source, reason: rule?.reason ?? null, capacity: rule?.capacity };
  };
  return {
    route,
    days: days.map(({ date, windows }) => ({
      date,
      is_offered: offered.includes(date),
      windows: windows.map((window) => ({ ...sourceOf(window.id, date, weekdayOf(date)), ...window })),
    })),
    weekdays: WEEKDAYS.map((weekday) => ({
      weekday,
      windows: deliveryWindowIds.map((id) => {
        const { capacity, ...rest } = sourceOf(id, null, weekday);
        return { id, capacity: capacity ?? usual.find((window) => window.id === id)?.capacity ?? 0, ...rest };
      }),
    })),
  };
};

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Sets a window's capacity on a date or a weekday; null removes it. Booked orders stay. */
export const setCapacity = async (
  db: Kysely<Schema>,
  actorId: string,
  route: string,
  { window, capacity, reason, ...when }: CapacityBody,
): Promise<Result<null, Refusal>> =>
  db.transaction().execute(async (trx): Promise<Result<null, Refusal>> => {
    const allowed = await recheckPermission(trx, actorId, 'hospitals.write');
    if (!allowed.ok) return allowed;
    const hospital = await routeName(trx, route);
    if (hospital === null) return refuse(unknownRoute);
    const { date = null, weekday = null } = when;
    if (date !== null) await lockSlot(trx, route, { date, windowId: window });
    const before = await writeCapacity(trx, { route, date, weekday, window_id: window, capacity, reason });
    if (before?.capacity === capacity && before.reason === (reason || null)) return accept(null);
    if (before === null && capacity === null) return accept(null);
    const name = `${hospital}, ${date ? shortDeliveryDay(date) : weekdayNames[weekday ?? 0]}, ${deliveryWindowLabel(window)}`;
    await recordChange(trx, {
      actorId,
      action: 'delivery.capacity',
      subjectType: 'hospital',
      subjectId: route,
      before: { name, capacity: before?.capacity ?? null },
      after: { name, capacity },
      reason,
    });
    return accept(null);
  });

interface CapacityChange {
  readonly route: string;
  readonly date: string | null;
  readonly weekday: number | null;
  readonly window_id: DeliveryWindowId;
  readonly capacity: number | null;
  readonly reason?: string | undefined;
}

/** Returns what was set before; null: nothing was. */
export const writeCapacity = async (
  trx: Transaction<Schema>,
  { capacity, reason, ...slot }: CapacityChange,
): Promise<SetCapacity | null> => {
  const { rows } = await sql<SetCapacity>`
    delete from slot_capacities where route = ${slot.route} and window_id = ${slot.window_id}
      and date is not distinct from ${slot.date}::date and weekday is not distinct from ${slot.weekday}::smallint
    returning capacity, reason
  `.execute(trx);
  if (capacity !== null)
    await trx
      .insertInto('slot_capacities')
      .values({ ...slot, capacity, reason: reason || null })
      .execute();
  return rows[0] ?? null;
};

interface SetCapacity {
  readonly capacity: number;
  readonly reason: string | null;
}

/** The name of a hospital's route, or of that of customers without one; null if there is none. */
export const routeName = async (trx: Kysely<Schema>, route: string): Promise<string | null> => {
  if (route === deliveryRoute(null)) return 'Sin hospital';
  const hospital = await trx
    .selectFrom('hospitals')
    .select('name')
    .where('id', '=', route)
    .executeTakeFirst();
  return hospital?.name ?? null;
};

export const unknownRoute: Refusal = { kind: 'not-found', what: 'ese hospital' };

import type { HomeAddress } from '../accounts/home-address.ts';
import type { DeliveryPointId } from '../kit/ids.ts';
import { DAY_MS, puertoRicoDate } from '../kit/puerto-rico-time.ts';

/** Orders arrive in 2 to 5 days (specification, section 9). */
export const DELIVERY_MIN_DAYS = 2;
export const DELIVERY_MAX_DAYS = 5;

/** Windows that follow the shifts of a hospital. Hours of the day in Puerto Rico; 23–1 ends the next day. */
export const deliveryWindows = [
  { id: '07-09', label: '7–9 a. m.', hours: '7–9', partOfDay: 'a. m.', startHour: 7, endHour: 9 },
  { id: '15-17', label: '3–5 p. m.', hours: '3–5', partOfDay: 'p. m.', startHour: 15, endHour: 17 },
  { id: '19-21', label: '7–9 p. m.', hours: '7–9', partOfDay: 'p. m.', startHour: 19, endHour: 21 },
  {
    id: '23-01',
    label: '11 p. m.–1 a. m.',
    hours: '11',
    partOfDay: 'p. m.–1 a. m.',
    startHour: 23,
    endHour: 25,
  },
] as const;
export type DeliveryWindowId = (typeof deliveryWindows)[number]['id'];
export const deliveryWindowIds = deliveryWindows.map(({ id }) => id);

/** A window's texts: `label`, or its two parts `hours` and `partOfDay` in different sizes. */
export const deliveryWindow = (id: DeliveryWindowId): (typeof deliveryWindows)[number] =>
  deliveryWindows.find((window) => window.id === id) ?? deliveryWindows[0];

export const deliveryWindowLabel = (id: DeliveryWindowId): string => deliveryWindow(id).label;

export const deliveryTypes = ['hospital', 'home'] as const satisfies readonly Delivery['type'][];

export type Delivery =
  | { readonly type: 'hospital'; readonly deliveryPointId: DeliveryPointId }
  | { readonly type: 'home'; readonly address: HomeAddress };

export interface DeliverySlot {
  /** ISO date (YYYY-MM-DD) in Puerto Rico. */
  readonly date: string;
  readonly windowId: DeliveryWindowId;
}

/** The days an order placed now can arrive, soonest first. */
export const deliveryDates = (nowMs: number): readonly string[] =>
  Array.from({ length: DELIVERY_MAX_DAYS - DELIVERY_MIN_DAYS + 1 }, (_, index) =>
    puertoRicoDate(nowMs + (DELIVERY_MIN_DAYS + index) * DAY_MS),
  );

import type { DeliveryPointId } from '../ids.ts';

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
    hours: '11–1',
    partOfDay: 'de noche',
    startHour: 23,
    endHour: 25,
  },
] as const;
export type DeliveryWindowId = (typeof deliveryWindows)[number]['id'];
export const deliveryWindowIds = deliveryWindows.map(({ id }) => id);

/** A window in words: its `label`, or its `hours` big with the `partOfDay` beside them. */
export const deliveryWindow = (id: DeliveryWindowId): (typeof deliveryWindows)[number] =>
  deliveryWindows.find((window) => window.id === id) ?? deliveryWindows[0];

export const deliveryWindowLabel = (id: DeliveryWindowId): string => deliveryWindow(id).label;

export const deliveryTypes = ['hospital', 'home'] as const satisfies readonly Delivery['type'][];

export interface HomeAddress {
  /** Often the only thing that tells two equal street names apart; may be empty where there is none. */
  readonly urbanizacion: string;
  readonly street: string;
  readonly apartment: string;
  readonly municipio: string;
  /** Five digits: 006xx, 007xx or 009xx. */
  readonly zip: string;
}

/** One line a person can read: "Villa Nevárez, Calle 3 B-12, San Juan, PR 00927". */
export const homeAddressLine = ({ urbanizacion, street, apartment, municipio, zip }: HomeAddress): string =>
  [urbanizacion, street, apartment, `${municipio}, PR ${zip}`].filter(Boolean).join(', ');

export type Delivery =
  | { readonly type: 'hospital'; readonly deliveryPointId: DeliveryPointId }
  | { readonly type: 'home'; readonly address: HomeAddress };

export interface DeliverySlot {
  /** ISO date (YYYY-MM-DD) in Puerto Rico. */
  readonly date: string;
  readonly windowId: DeliveryWindowId;
}

/** Puerto Rico keeps UTC−4 all year. */
const PUERTO_RICO_OFFSET_MS = -4 * 3_600_000;
const DAY_MS = 86_400_000;

/** The calendar day in Puerto Rico, as YYYY-MM-DD. */
export const puertoRicoDate = (nowMs: number): string =>
  new Date(nowMs + PUERTO_RICO_OFFSET_MS).toISOString().slice(0, 10);

/** When a day of Puerto Rico (YYYY-MM-DD) begins, in milliseconds since 1970. */
export const puertoRicoDayStartMs = (date: string): number => Date.parse(date) - PUERTO_RICO_OFFSET_MS;

/** When a day of Puerto Rico (YYYY-MM-DD) is over, in milliseconds since 1970. */
export const puertoRicoDayEndMs = (date: string): number => puertoRicoDayStartMs(date) + DAY_MS;

/** The hour of the day in Puerto Rico, 0 to 23. */
export const puertoRicoHour = (nowMs: number): number =>
  new Date(nowMs + PUERTO_RICO_OFFSET_MS).getUTCHours();

/** The days an order placed now can arrive, soonest first. */
export const deliveryDates = (nowMs: number): readonly string[] =>
  Array.from({ length: DELIVERY_MAX_DAYS - DELIVERY_MIN_DAYS + 1 }, (_, index) =>
    puertoRicoDate(nowMs + (DELIVERY_MIN_DAYS + index) * DAY_MS),
  );

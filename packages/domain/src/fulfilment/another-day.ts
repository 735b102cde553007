import { puertoRicoDate, puertoRicoDayStartMs } from '../kit/puerto-rico-time.ts';
import { type DeliverySlot, deliveryWindow } from './delivery.ts';
import { plainDeliveryDay } from './delivery-day.ts';

// Apart from `delivery.ts`, which is in the first load of every page of the shop.
const HOUR_MS = 3_600_000;
/** How long before its window a route may leave, and after it, on another day than its own: a night shift's round. */
const AROUND_WINDOW_MS = 3 * HOUR_MS;

/**
 * Whether a route that leaves now would carry orders of another day, whose customers don't wait for it: neither on the day
 * of its slot nor around its window.
 */
export const isOnAnotherDay = ({ date, windowId }: DeliverySlot, nowMs: number): boolean => {
  if (puertoRicoDate(nowMs) === date) return false;
  const { startHour, endHour } = deliveryWindow(windowId);
  const midnightMs = puertoRicoDayStartMs(date);
  const startsMs = midnightMs + startHour * HOUR_MS - AROUND_WINDOW_MS;
  return nowMs < startsMs || nowMs >= midnightMs + endHour * HOUR_MS + AROUND_WINDOW_MS;
};

/** Asks why orders of another day leave now. */
export const otherDayText = (date: string): string =>
  `Es del ${plainDeliveryDay(date)}. Di por qué sale hoy.`;

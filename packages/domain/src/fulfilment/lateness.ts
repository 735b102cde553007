import { puertoRicoDate, puertoRicoHour } from '../kit/puerto-rico-time.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { type DeliverySlot, deliveryWindows } from './delivery.ts';

/** Bags have to be ready this long before their window begins, so that the driver can load and drive. */
export const PACKING_CUTOFF_MINUTES = 60;

/** By status, the moment after which an order is late. */
const cutOffByStatus: Partial<Record<OrderStatus, 'packing' | 'window'>> = {
  confirmado: 'packing',
  en_preparacion: 'packing',
  esperando_cliente: 'packing',
  listo: 'window',
  no_entregado: 'window',
};

/** What has begun by a moment: slots up to these, and these themselves. */
export interface LateSlots {
  readonly packing: DeliverySlot;
  readonly window: DeliverySlot;
}

/** The last slots whose packing must be done, and whose window has begun. */
export const lateSlots = (nowMs: number): LateSlots => ({
  packing: lastStartedSlot(nowMs + PACKING_CUTOFF_MINUTES * 60_000),
  window: lastStartedSlot(nowMs),
});

/** Which cut-off makes an order of this status late; null if none, because it is on its way, delivered or unpaid. */
export const cutOffOf = (status: OrderStatus): keyof LateSlots | null => cutOffByStatus[status] ?? null;

/** Whether the shop is behind with an order. */
export const isLate = (status: OrderStatus, slot: DeliverySlot, slots: LateSlots): boolean => {
  const cutOff = cutOffOf(status);
  return cutOff !== null && orderOfSlot(slot) <= orderOfSlot(slots[cutOff]);
};

/** Windows sort by their names as they do by the clock. */
const orderOfSlot = ({ date, windowId }: DeliverySlot): string => `${date} ${windowId}`;

const DAY_MS = 86_400_000;

const lastStartedSlot = (nowMs: number): DeliverySlot => {
  const hour = puertoRicoHour(nowMs);
  const startedWindow = deliveryWindows.findLast(({ startHour }) => startHour <= hour);
  // Before the first window of a day it is still the last one of the day before.
  return startedWindow
    ? { date: puertoRicoDate(nowMs), windowId: startedWindow.id }
    : { date: puertoRicoDate(nowMs - DAY_MS), windowId: lastWindow.id };
};

const [, , , lastWindow] = deliveryWindows;

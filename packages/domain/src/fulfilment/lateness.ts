import { puertoRicoDate, puertoRicoHour } from '../kit/puerto-rico-time.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import { type DeliverySlot, deliveryWindows } from './delivery.ts';

/** Bags have to be ready this long before their window begins, so that the driver can load and drive. */
export const PACKING_CUTOFF_MINUTES = 60;

/** The cut-off after which an order of each status is late; statuses without one are never late. */
const cutOffByStatus: Partial<Record<OrderStatus, 'packing' | 'window'>> = {
  confirmado: 'packing',
  en_preparacion: 'packing',
  esperando_cliente: 'packing',
  listo: 'window',
  no_entregado: 'window',
};

/** The last slots (inclusive) whose packing has to be done and whose window has begun. */
export interface LateSlots {
  readonly packing: DeliverySlot;
  readonly window: DeliverySlot;
}

export const lateSlots = (nowMs: number): LateSlots => ({
  packing: lastStartedSlot(nowMs + PACKING_CUTOFF_MINUTES * 60_000),
  window: lastStartedSlot(nowMs),
});

/** The cut-off for an order of this status; null if it can't be late: on its way, delivered or unpaid. */
export const cutOffOf = (status: OrderStatus): keyof LateSlots | null => cutOffByStatus[status] ?? null;

/** Whether an order has passed its cut-off. */
export const isLate = (status: OrderStatus, slot: DeliverySlot, slots: LateSlots): boolean => {
  const cutOff = cutOffOf(status);
  return cutOff !== null && orderOfSlot(slot) <= orderOfSlot(slots[cutOff]);
};

/** Compares as text, because the windows' ids sort like their hours. */
const orderOfSlot = ({ date, windowId }: DeliverySlot): string => `${date} ${windowId}`;

const DAY_MS = 86_400_000;

const lastStartedSlot = (nowMs: number): DeliverySlot => {
  const hour = puertoRicoHour(nowMs);
  const startedWindow = deliveryWindows.findLast(({ startHour }) => startHour <= hour);
  // Before the day's first window, the last slot is the previous day's last window.
  return startedWindow
    ? { date: puertoRicoDate(nowMs), windowId: startedWindow.id }
    : { date: puertoRicoDate(nowMs - DAY_MS), windowId: lastWindow.id };
};

const [, , , lastWindow] = deliveryWindows;

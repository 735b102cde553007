import { type DeliverySlot, deliveryWindow } from '../fulfilment/delivery.ts';

/** Whether an order was handed over by the end of its window; the one that ends at 1 a. m. ends the next day. */
export const isOnTime = ({ date, windowId }: DeliverySlot, handedOverMs: number): boolean =>
  handedOverMs <= Date.parse(`${date}T00:00:00-04:00`) + deliveryWindow(windowId).endHour * 3_600_000;

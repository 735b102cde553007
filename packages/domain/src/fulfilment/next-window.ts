import type { DeliverySlot, DeliveryWindowId } from './delivery.ts';

interface WindowDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly windows: readonly {
    readonly id: DeliveryWindowId;
    readonly capacity: number;
    readonly booked: number;
  }[];
}

/** The earliest window with room for an order; null if none of these days has one. */
export const nextWindow = (days: readonly WindowDay[]): DeliverySlot | null => {
  for (const { date, windows } of days) {
    const free = windows.find(({ capacity, booked }) => booked < capacity);
    if (free) return { date, windowId: free.id };
  }
  return null;
};

import type { OrderLimits } from './order-limits.ts';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const anyCount: Bounds = { min: 1, max: 1_000_000 };

export type CountLimit = Exclude<keyof OrderLimits, 'openValueCents' | 'reviewAboveCents'>;

/** Between what and what each may be set; amounts of money only mustn't be below zero. */
export const orderLimitBounds: Readonly<Record<CountLimit, Bounds>> = {
  openOrders: anyCount,
  ordersPerHour: anyCount,
  // No line of an order may be longer.
  unitsPerProduct: { min: 1, max: 999 },
  openUnitsPerProduct: anyCount,
  scarceUnits: anyCount,
  stockSharePercent: { min: 1, max: 100 },
  placesPerWindow: anyCount,
  // A delivery begins two days after the order at the earliest.
  reviewHours: { min: 1, max: 48 },
};

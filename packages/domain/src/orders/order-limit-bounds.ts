import type { OrderLimits } from './order-limits.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const anyCount: Bounds = { least: 1, most: 1_000_000 };

export type CountLimit = Exclude<keyof OrderLimits, 'openValueCents' | 'reviewAboveCents'>;

/** Between what and what each may be set; amounts of money only mustn't be below zero. */
export const orderLimitBounds: Readonly<Record<CountLimit, Bounds>> = {
  openOrders: anyCount,
  ordersPerHour: anyCount,
  // No line of an order may be longer.
  unitsPerProduct: { least: 1, most: 999 },
  openUnitsPerProduct: anyCount,
  scarceUnits: anyCount,
  stockSharePercent: { least: 1, most: 100 },
  placesPerWindow: anyCount,
  // A delivery begins two days after the order at the earliest.
  reviewHours: { least: 1, most: 48 },
};

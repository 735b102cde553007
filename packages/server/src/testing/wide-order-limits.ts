import { orderLimitsToJson } from '@nutricion/contract/orders/order-limits';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const PLENTY = 1_000_000;

/** Limits that nobody reaches: one person may place all orders of a test or of a measurement. */
export const wideOrderLimits: OrderLimits = {
  openOrders: PLENTY,
  ordersPerHour: PLENTY,
  unitsPerProduct: 999,
  openUnitsPerProduct: PLENTY,
  scarceUnits: PLENTY,
  stockSharePercent: 100,
  openValueCents: 100 * PLENTY,
  placesPerWindow: PLENTY,
  reviewAboveCents: 100 * PLENTY,
  reviewHours: 24,
};

/** Sets them for a whole shop. */
export const widenOrderLimits = (db: Kysely<Schema>) => {
  const value = JSON.stringify(orderLimitsToJson(wideOrderLimits));
  return db
    .insertInto('shop_settings')
    .values({ key: 'order-limits', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

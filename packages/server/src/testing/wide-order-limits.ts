import { orderLimitsToJson } from '@nutricion/contract/orders/order-limits';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

const WIDE_LIMIT = 1_000_000;

/** Limits that no test or measurement reaches with one user. */
export const wideOrderLimits: OrderLimits = {
  openOrders: WIDE_LIMIT,
  ordersPerHour: WIDE_LIMIT,
  unitsPerProduct: 999,
  openUnitsPerProduct: WIDE_LIMIT,
  scarceUnits: WIDE_LIMIT,
  stockSharePercent: 100,
  openValueCents: 100 * WIDE_LIMIT,
  placesPerWindow: WIDE_LIMIT,
  reviewAboveCents: 100 * WIDE_LIMIT,
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

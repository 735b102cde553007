import { orderLimitsFromJson } from '@nutricion/contract/orders/order-limits';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { orderLimitSetting } from './settings.ts';
import { type CachedSetting, cacheSetting } from './stored-setting.ts';

export type OrderLimitSettings = CachedSetting<OrderLimits>;

/** The stored limits, with money in cents; read for every order. */
export const openOrderLimits = (
  db: Kysely<Schema>,
  logger: Logger,
  now: () => number,
): OrderLimitSettings => {
  const { current, clearCache } = cacheSetting(db, logger, now, orderLimitSetting);
  return { current: async () => orderLimitsFromJson(await current()), clearCache };
};

import { orderLimitsFromJson } from '@nutricion/contract/orders/order-limits';
import type { OrderLimits } from '@nutricion/domain/orders/order-limits';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../platform/db/schema.ts';
import { type RememberedSetting, rememberSetting } from './kept-setting.ts';
import { orderLimitSetting } from './settings.ts';

export type OrderLimitSettings = RememberedSetting<OrderLimits>;

/** The limits as they are kept, money in cents: every order asks for them. */
export const openOrderLimits = (
  db: Kysely<Schema>,
  logger: Logger,
  now: () => number,
): OrderLimitSettings => {
  const { current, forget } = rememberSetting(db, logger, now, orderLimitSetting);
  return { current: async () => orderLimitsFromJson(await current()), forget };
};

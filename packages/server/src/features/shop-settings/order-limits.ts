import {
  defaultOrderLimitsJson,
  type OrderLimitsJson,
  orderLimitsFromJson,
  orderLimitsSchema,
} from '@nutricion/contract/order-limits';
import type { OrderLimits } from '@nutricion/domain/order/order-limits';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { readSetting } from './setting-store.ts';

export const ORDER_LIMITS_KEY = 'order-limits';

/** What another process changed counts here after so long; what this one changed, at once (`forget`). */
const REMEMBERED_MS = 5_000;

export interface OrderLimitSettings {
  readonly current: () => Promise<OrderLimits>;
  readonly forget: () => void;
}

/** The limits as they are kept, remembered for a moment: every order asks for them. */
export const openOrderLimits = (
  db: Kysely<Schema>,
  logger: Logger,
  now: () => number,
): OrderLimitSettings => {
  let remembered: { readonly limits: Promise<OrderLimits>; readonly untilMs: number } | null = null;
  const read = async () => {
    const { limits, fault } = parseKept((await readSetting(db, ORDER_LIMITS_KEY))?.value);
    if (fault) logger.error({ fault }, 'the kept order limits are not understood: the shop goes by its own');
    return orderLimitsFromJson(limits);
  };
  return {
    current: () => {
      if (remembered && now() < remembered.untilMs) return remembered.limits;
      const limits = read();
      remembered = { limits, untilMs: now() + REMEMBERED_MS };
      // A failed query is not an answer to remember.
      limits.catch(() => {
        if (remembered?.limits === limits) remembered = null;
      });
      return limits;
    },
    forget: () => {
      remembered = null;
    },
  };
};

/** What is kept over the shop's own; the shop's own where it isn't understood, so that a slip of SQL stops no order. */
export const parseKept = (
  value: object | undefined,
): { readonly limits: OrderLimitsJson; readonly fault: string | null } => {
  const parsed = orderLimitsSchema.safeParse({ ...defaultOrderLimitsJson, ...value });
  return parsed.success
    ? { limits: parsed.data, fault: null }
    : { limits: defaultOrderLimitsJson, fault: parsed.error.message };
};

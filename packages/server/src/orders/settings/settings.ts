import {
  defaultOrderLimitsJson,
  type OrderLimitsJson,
  orderLimitsSchema,
} from '@nutricion/contract/orders/order-limits';
import {
  type ShopParticularsJson,
  shopParticularsSchema,
  unknownShopParticulars,
} from '@nutricion/contract/orders/shop-particulars';
import type { z } from 'zod';

/** A setting that the administration changes while the shop runs; `initial` until then. */
export interface Setting<Value extends object> {
  readonly key: string;
  readonly schema: z.ZodType<Value>;
  readonly initial: Value;
}

export const orderLimitSetting: Setting<OrderLimitsJson> = {
  key: 'order-limits',
  schema: orderLimitsSchema,
  initial: defaultOrderLimitsJson,
};

export const shopSetting: Setting<ShopParticularsJson> = {
  key: 'shop',
  schema: shopParticularsSchema,
  initial: unknownShopParticulars,
};

import { type CountLimit, orderLimitBounds } from '@nutricion/domain/orders/order-limit-bounds';
import { defaultOrderLimits, type OrderLimits } from '@nutricion/domain/orders/order-limits';
import { z } from 'zod';
import { changeReason } from '../kit/change-reason.ts';
import { declareEndpoints } from '../kit/endpoint.ts';
import { orderLimitsMoney } from '../kit/money.ts';

const count = (limit: CountLimit) => {
  const { min, max } = orderLimitBounds[limit];
  return z
    .number('Escribe un número.')
    .int('Escribe un número entero.')
    .min(min, `Escribe ${min} o más.`)
    .max(max, `Escribe ${max} o menos.`);
};
const dollars = z
  .number('Escribe una cantidad.')
  .min(0, 'Escribe 0 o más.')
  .max(10_000_000, 'Esa cantidad es demasiado grande.');

/** The limits as stored and sent: money in dollars. Absent ones have their default. */
export const orderLimitsSchema = z.strictObject({
  openOrders: count('openOrders'),
  ordersPerHour: count('ordersPerHour'),
  unitsPerProduct: count('unitsPerProduct'),
  openUnitsPerProduct: count('openUnitsPerProduct'),
  scarceUnits: count('scarceUnits'),
  stockSharePercent: count('stockSharePercent'),
  openValue: dollars,
  placesPerWindow: count('placesPerWindow'),
  reviewAbove: dollars,
  reviewHours: count('reviewHours'),
});
export type OrderLimitsJson = z.infer<typeof orderLimitsSchema>;

export const orderLimitsToJson = ({
  openValueCents,
  reviewAboveCents,
  ...counts
}: OrderLimits): OrderLimitsJson => ({
  ...counts,
  ...orderLimitsMoney.toJson({ openValueCents, reviewAboveCents }),
});

export const orderLimitsFromJson = ({ openValue, reviewAbove, ...counts }: OrderLimitsJson): OrderLimits => ({
  ...counts,
  ...orderLimitsMoney.fromJson({ openValue, reviewAbove }),
});

export const defaultOrderLimitsJson: OrderLimitsJson = orderLimitsToJson(defaultOrderLimits);

/** The limits that cart and checkout show before an order is sent. */
const { unitsPerProduct, openUnitsPerProduct, scarceUnits, stockSharePercent, reviewAbove } =
  orderLimitsSchema.shape;
export const publicOrderLimitsSchema = z.object({
  unitsPerProduct,
  openUnitsPerProduct,
  scarceUnits,
  stockSharePercent,
  reviewAbove,
});

const storedLimits = z.object({ limits: orderLimitsSchema, version: z.number().int() });

export const orderLimitEndpoints = declareEndpoints({
  'GET /api/admin/settings/order-limits': {
    access: 'settings.read',
    summary: 'Cuánto puede tener una persona en pedidos a la vez',
    response: storedLimits,
  },
  'PUT /api/admin/settings/order-limits': {
    access: 'settings.write',
    summary: 'Cambia cuánto puede tener una persona en pedidos; la versión evita pisar el cambio de otro',
    body: storedLimits.extend({ version: z.number().int(), reason: changeReason.optional() }),
    response: storedLimits,
  },
});

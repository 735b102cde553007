import { isCalledOff, type OrderStatus } from '../orders/order-status.ts';
import { hasLeftShop } from './is-restockable.ts';

/**
 * How certain it is that an order has units of a lot. `lote`: recorded when it was picked; `producto`: the order has the product, but its lot wasn't
 * recorded.
 */
export const recallCertainties = ['lote', 'producto'] as const;
export type RecallCertainty = (typeof recallCertainties)[number];

/** What happens to recalled units of an order, by its state. */
export type RecallEffect =
  /** Still in the shop: they are taken out of the bag. */
  | 'take-out'
  /** On the way or delivered: the customer or driver throws them away. */
  | 'throw-away';

/** Null for a canceled order, which has no units any more. */
export const recallEffect = (status: OrderStatus): RecallEffect | null => {
  if (isCalledOff(status)) return null;
  return hasLeftShop(status) ? 'throw-away' : 'take-out';
};

/** An order is charged when it is packed; recalled units are refunded from then on, if they are certain. */
export const isRefundDue = (status: OrderStatus, certainty: RecallCertainty): boolean =>
  certainty === 'lote' && ['listo', 'en_ruta', 'entregado', 'no_entregado'].includes(status);

/** Whether bags of an order in this state may contain units of a lot: it is being picked or later. */
export const mayContainUnits = (status: OrderStatus): boolean =>
  recallEffect(status) !== null && status !== 'pendiente_pago' && status !== 'confirmado';

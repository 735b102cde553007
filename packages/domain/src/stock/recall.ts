import { isCalledOff, type OrderStatus } from '../orders/order-status.ts';
import { hasLeftShop } from './is-restockable.ts';

/**
 * How sure it is that an order holds units of a lot. `lote`: it was noted when it was picked; `producto`: it has the
 * product, and nobody noted of which lot.
 */
export const recallCertainties = ['lote', 'producto'] as const;
export type RecallCertainty = (typeof recallCertainties)[number];

/** What becomes of an order that holds recalled units, by where it stands. */
export type RecallEffect =
  /** Still in the shop: they are taken out of its bag. */
  | 'take-out'
  /** On its way or handed over: whoever has it throws it away. */
  | 'throw-away';

/** Null: an order that was called off has nothing of it any more. */
export const recallEffect = (status: OrderStatus): RecallEffect | null => {
  if (isCalledOff(status)) return null;
  return hasLeftShop(status) ? 'throw-away' : 'take-out';
};

/** From when it is packed an order has been charged, so that what is taken back is paid back. */
export const isRefundDue = (status: OrderStatus, certainty: RecallCertainty): boolean =>
  certainty === 'lote' && ['listo', 'en_ruta', 'entregado', 'no_entregado'].includes(status);

/** Something of what they asked for may be in their bags. */
export const canQuarantine = (status: OrderStatus): boolean =>
  recallEffect(status) !== null && status !== 'pendiente_pago' && status !== 'confirmado';

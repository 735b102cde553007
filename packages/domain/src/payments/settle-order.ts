import type { OrderStatus } from '../orders/order-status.ts';
import type { MoneyEffect } from '../orders/order-transitions.ts';
import type { Payment } from './payment.ts';

/** What a move of an order makes of what the shop is to have; null leaves it as it was. */
export const targetOfTransition = (
  effect: Exclude<MoneyEffect, 'none'>,
  order: { readonly packedCents: number | null; readonly totalCents: number },
  retained: { readonly retainedCents: number } | 'nothing' = 'nothing',
): number | null => {
  switch (effect) {
    case 'capture-packed':
      return order.packedCents ?? order.totalCents;
    case 'give-back':
      return 0;
    case 'as-said':
      return retained === 'nothing' ? 0 : retained.retainedCents;
    case 'collect':
      return null;
  }
};

export type NextOrderStep = 'confirm' | 'take-again' | 'give-back' | 'nothing';

/**
 * What happens to an order after its payment has changed.
 * @param isSpare another payment paid the order, so this one is refunded
 */
export const nextOrderStep = (
  payment: Payment,
  order: { readonly status: OrderStatus; readonly hasCustomer: boolean },
  isSuperseded: boolean,
): NextOrderStep => {
  const isPaid = payment.status === 'autorizado' || payment.status === 'cobrado';
  if (!isPaid) return 'nothing';
  // After its customer deletes their account an order can't be delivered.
  const hasNoOwner = !order.hasCustomer && (order.status === 'pendiente_pago' || order.status === 'vencido');
  if (isSuperseded || hasNoOwner || order.status === 'cancelado')
    return payment.targetCents === null ? 'give-back' : 'nothing';
  if (order.status === 'pendiente_pago') return 'confirm';
  return order.status === 'vencido' && payment.refundedCents === 0 ? 'take-again' : 'nothing';
};

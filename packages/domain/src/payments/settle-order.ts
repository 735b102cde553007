import type { MoneyEffect } from '../orders/order-moves.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { Payment } from './payment.ts';

/** What a move of an order makes of what the shop is to have; null leaves it as it was. */
export const wantedByMove = (
  effect: Exclude<MoneyEffect, 'none'>,
  order: { readonly packedCents: number | null; readonly totalCents: number },
  kept: { readonly keptCents: number } | 'nothing' = 'nothing',
): number | null => {
  switch (effect) {
    case 'capture-packed':
      return order.packedCents ?? order.totalCents;
    case 'give-back':
      return 0;
    case 'as-said':
      return kept === 'nothing' ? 0 : kept.keptCents;
    case 'collect':
      return null;
  }
};

export type OrderStep = 'confirm' | 'take-again' | 'give-back' | 'nothing';

/**
 * What a payment that has moved makes of its order.
 * @param isSpare the order was paid by another payment, so that this one's money goes back
 */
export const orderStep = (
  payment: Payment,
  order: { readonly status: OrderStatus; readonly hasCustomer: boolean },
  isSpare: boolean,
): OrderStep => {
  const isPaid = payment.status === 'autorizado' || payment.status === 'cobrado';
  if (!isPaid) return 'nothing';
  // Whoever deletes their account leaves no order that could be brought to them.
  const isNobodys = !order.hasCustomer && (order.status === 'pendiente_pago' || order.status === 'vencido');
  if (isSpare || isNobodys || order.status === 'cancelado')
    return payment.wantedCents === null ? 'give-back' : 'nothing';
  if (order.status === 'pendiente_pago') return 'confirm';
  return order.status === 'vencido' && payment.refundedCents === 0 ? 'take-again' : 'nothing';
};

import { isLivePayment, type Payment } from './payment.ts';

/** How much of an order's money can be returned to the customer, and whether the shop has captured it yet. */
export interface Returnable {
  /** `unpaid`: no money; `held`: authorised, and released instead of captured; `charged`: captured, and refunded. */
  readonly stands: 'unpaid' | 'held' | 'charged';
  readonly cents: number;
}

/**
 * What the customer would get back if the whole order were cancelled: the captured amount without refunds already
 * promised, or the part of the authorisation that would be captured.
 * @param payment the order's live payment; null if none
 * @param dueCents the price of what is left of the order
 */
export const returnableOf = (payment: Payment | null, dueCents: number): Returnable => {
  if (!payment || !isLivePayment(payment.status)) return { stands: 'unpaid', cents: 0 };
  const { authorizedCents, capturedCents, refundedCents, targetCents } = payment;
  if (capturedCents > 0) {
    const leftCents = capturedCents - refundedCents;
    return { stands: 'charged', cents: Math.min(leftCents, targetCents ?? leftCents) };
  }
  if (authorizedCents === 0) return { stands: 'unpaid', cents: 0 };
  return { stands: 'held', cents: Math.min(authorizedCents, targetCents ?? dueCents) };
};

/** What is refunded when an order is cancelled: everything, nothing, or an amount in cents. */
export type Refund = 'all' | 'none' | { readonly cents: number };

/** What the shop retains, in cents; null if the refund is more than there is. An unpaid amount can't be retained. */
export const retainedCentsOf = ({ stands, cents }: Returnable, refund: Refund): number | null => {
  if (stands === 'unpaid' || refund === 'all') return 0;
  if (refund === 'none') return cents;
  return refund.cents > cents ? null : cents - refund.cents;
};

import { isLivePayment, type Payment } from './payment.ts';

/** What of an order's money is the customer's to have back, and whether the shop has taken it yet. */
export interface Returnable {
  /** `unpaid`: nothing was given; `held`: authorised, and let go instead of taken; `charged`: it goes back. */
  readonly stands: 'unpaid' | 'held' | 'charged';
  readonly cents: number;
}

/**
 * What somebody who pays an order would have back if all of it were cancelled: what was taken and isn't promised back
 * already, or what would be taken of what is authorised.
 * @param payment the order's own; null where none is live
 * @param dueCents what the order costs by what is left of it
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

/** What goes back of an order that is cancelled whole: all that can, nothing, or so many cents. */
export type Refund = 'all' | 'none' | { readonly cents: number };

/** What stays with the shop; null: more is to go back than there is. What nobody has paid can't be kept. */
export const retainedCentsOf = ({ stands, cents }: Returnable, refund: Refund): number | null => {
  if (stands === 'unpaid' || refund === 'all') return 0;
  if (refund === 'none') return cents;
  return refund.cents > cents ? null : cents - refund.cents;
};

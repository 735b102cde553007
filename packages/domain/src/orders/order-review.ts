import { accept, type Result, refuse } from '../kit/result.ts';
import { canCustomerCancel } from './can-customer-cancel.ts';
import type { OrderStatus } from './order-status.ts';

/**
 * Whether a person has to confirm an order, beside its status: a waiting order reserves its products and its slot,
 * and is neither packed nor shipped until somebody decides.
 */
export const reviewStates = ['none', 'waiting', 'approved', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = ['approve', 'refuse'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

interface OrderUnderReview {
  readonly status: OrderStatus;
  readonly review: ReviewState;
}

/** An order that was cancelled while it waited waits no more. */
export const isAwaitingReview = ({ status, review }: OrderUnderReview): boolean =>
  review === 'waiting' && canCustomerCancel(status);

/** What becomes of an order by a decision; refused, it is cancelled. */
export const decideReview = (
  order: OrderUnderReview,
  decision: ReviewDecision,
): Result<
  { readonly review: ReviewState; readonly isCancelled: boolean },
  { readonly kind: 'not-waiting' }
> => {
  if (!isAwaitingReview(order)) return refuse({ kind: 'not-waiting' });
  return decision === 'approve'
    ? accept({ review: 'approved', isCancelled: false })
    : accept({ review: 'refused', isCancelled: true });
};

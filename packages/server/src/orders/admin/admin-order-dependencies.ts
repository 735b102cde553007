import type { CancelDependencies } from '../cancel/cancel-order.ts';

/** What transitions and cancellations by administrators need beside the request. */
export interface AdminOrderDependencies extends CancelDependencies {
  readonly now: () => number;
}

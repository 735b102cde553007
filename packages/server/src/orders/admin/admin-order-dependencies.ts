import type { CancelDependencies } from '../cancel/cancel-order.ts';

/** What moves and cancellations at the counter take beside the call. */
export interface AdminOrderDependencies extends CancelDependencies {
  readonly now: () => number;
}

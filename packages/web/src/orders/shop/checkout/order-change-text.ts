import { orderChangeMoney } from '@nutricion/contract/orders/order-money';
import type { OrderChangedProblem, OrderChangeJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';

/**
 * Changes in the server's refusal that the refreshed cart can't show itself. Removed, reduced or more expensive
 * lines and lost free products are shown by the cart.
 */
export const orderChangeText = (change: OrderChangeJson): string | null => {
  switch (change.kind) {
    case 'slot-full':
      return 'La hora que escogiste se llenó. Escoge otra.';
    case 'incentive-locked':
      return `Te faltan ${formatUsd(orderChangeMoney.fromJson(change).missingCents)} para el incentivo. Guardamos tu elección.`;
    case 'unavailable':
    case 'insufficient-stock':
    case 'dearer':
    case 'incentive-unavailable':
    case 'incentive-not-eligible':
    case 'incentive-over-allowance':
      return null;
  }
};

export const ORDER_CHANGED = '/problemas/orden-cambio';

/** The changes in a problem of this type; null for other problems. */
export const orderChangedIn = (problem: {
  readonly type: string;
  readonly [part: string]: unknown;
}): OrderChangedProblem | null =>
  problem.type === ORDER_CHANGED && Array.isArray(problem.changes) && Array.isArray(problem.products)
    ? { changes: problem.changes, products: problem.products }
    : null;

import { orderChangeMoney } from '@nutricion/contract/orders/order-money';
import type { OrderChangedProblem, OrderChangeJson } from '@nutricion/contract/orders/orders';
import { formatUsd } from '@nutricion/domain/kit/money';

/**
 * What the server's refusal says that the refreshed cart can't say by itself. Lines that are gone,
 * fewer or dearer, and free products that leave, are told by the cart, with their names and prices.
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

/** The parts of a problem that say what changed, or null when it is another problem. */
export const orderChangedIn = (problem: {
  readonly type: string;
  readonly [part: string]: unknown;
}): OrderChangedProblem | null =>
  problem.type === ORDER_CHANGED && Array.isArray(problem.changes) && Array.isArray(problem.products)
    ? { changes: problem.changes, products: problem.products }
    : null;

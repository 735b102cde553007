import { orderChangeMoney } from '@nutricion/contract/orders/order-money';
import type { OrderChangeJson } from '@nutricion/contract/orders/orders';
import type { OrderChange } from '@nutricion/domain/orders/price-order';

/** The rules' changes with money in dollars. */
export const changesToJson = (changes: readonly OrderChange[]): OrderChangeJson[] =>
  changes.map((change) => {
    switch (change.kind) {
      case 'dearer':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      case 'incentive-locked':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      case 'incentive-over-allowance':
        return { kind: change.kind, ...orderChangeMoney.toJson(change) };
      default:
        return change;
    }
  });

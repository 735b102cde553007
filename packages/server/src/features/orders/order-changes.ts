import type { OrderChangeJson } from '@nutricion/contract/orders';
import { dollarsFromCents } from '@nutricion/domain/money/money';
import type { OrderChange } from '@nutricion/domain/order/price-order';

/** The rules' changes with money in dollars. */
export const changesToJson = (changes: readonly OrderChange[]): OrderChangeJson[] =>
  changes.map((change) => {
    switch (change.kind) {
      case 'dearer':
        return {
          kind: 'dearer',
          expectedTotal: dollarsFromCents(change.expectedCents),
          total: dollarsFromCents(change.totalCents),
        };
      case 'incentive-locked':
        return { kind: 'incentive-locked', missing: dollarsFromCents(change.missingCents) };
      case 'incentive-over-allowance':
        return { kind: 'incentive-over-allowance', over: dollarsFromCents(change.overCents) };
      default:
        return change;
    }
  });

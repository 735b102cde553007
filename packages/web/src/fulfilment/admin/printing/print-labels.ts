import type { PrintedOrderJson } from '@nutricion/contract/fulfilment/printing';
import { stopMoney } from '@nutricion/contract/orders/order-money';
import type { Bags } from '@nutricion/domain/fulfilment/bags';

/** "3 bolsas, 1 fría" */
export const bagsText = ({ dry, cold }: Bags): string => {
  const all = dry + cold;
  const text = all === 1 ? '1 bolsa' : `${all} bolsas`;
  if (cold === 0) return text;
  if (cold === all) return all === 1 ? '1 bolsa fría' : `${text} frías`;
  return `${text}, ${cold === 1 ? '1 fría' : `${cold} frías`}`;
};

export const sumOfBags = (orders: readonly PrintedOrderJson[]): Bags => ({
  dry: orders.reduce((sum, { bags }) => sum + bags.dry, 0),
  cold: orders.reduce((sum, { bags }) => sum + bags.cold, 0),
});

export const toCollectCents = (order: PrintedOrderJson): number => stopMoney.fromJson(order).toCollectCents;

import { maxUnits } from '@nutricion/domain/orders/order-limit-issue';
import { useShop } from '../../accounts/public/session.ts';

/** How many units of a product one order may have, given its stock; the same rule as the server's. */
export const useMaxUnits = (): ((stock: number) => number) => {
  const { orderLimits } = useShop();
  return (stock) => Math.min(stock, maxUnits(stock, orderLimits));
};

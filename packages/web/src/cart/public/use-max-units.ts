import { maxUnits } from '@nutricion/domain/orders/order-limit-issue';
import { useShop } from '../../accounts/public/session.ts';

/** How many of a product one order may have, by its stock: as the shop will say when it is ordered. */
export const useMaxUnits = (): ((stock: number) => number) => {
  const { orderLimits } = useShop();
  return (stock) => Math.min(stock, maxUnits(stock, orderLimits));
};

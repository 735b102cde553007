import { mostUnits } from '@nutricion/domain/orders/order-limit-fault';
import { useShop } from '../../accounts/public/session.ts';

/** How many of a product one order may have, by its stock: as the shop will say when it is ordered. */
export const useMostUnits = (): ((stock: number) => number) => {
  const { orderLimits } = useShop();
  return (stock) => Math.min(stock, mostUnits(stock, orderLimits));
};

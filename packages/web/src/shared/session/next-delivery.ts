import { deliveryDates } from '@nutricion/domain/order/delivery';
import type { Me } from './profile-memory.ts';
import { useShop } from './session.ts';

/** When an order of now can first be there; null: not known, or what was told is of another day. */
export const useNextDelivery = (): Me['shop']['nextDelivery'] => {
  const { nextDelivery } = useShop();
  return nextDelivery && deliveryDates(Date.now()).includes(nextDelivery.date) ? nextDelivery : null;
};
